# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/the_weakened_seal/villagers.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Villager

# content/knight_fall/the_weakened_seal/villagers.yaml:5
BLACKSMITH = Villager("knight_fall.blacksmith", "Blacksmith", battle_defense=2)

# content/knight_fall/the_weakened_seal/villagers.yaml:8
SCOUT = Villager("knight_fall.scout", "Scout", squares=1)

# content/knight_fall/the_weakened_seal/villagers.yaml:11
SCRIBE = Villager("knight_fall.scribe", "Scribe", scroll_discount=1)

# content/knight_fall/the_weakened_seal/villagers.yaml:14
HERBALIST = Villager("knight_fall.herbalist", "Herbalist", elixir_defense=2)

# content/knight_fall/the_weakened_seal/villagers.yaml:17
WOODCUTTER = Villager("knight_fall.woodcutter", "Woodcutter", battle_coins=2)

# content/knight_fall/the_weakened_seal/villagers.yaml:20
BELL_RINGER = Villager("knight_fall.bell_ringer", "Bell-ringer", battle_golems=1)

# content/knight_fall/the_weakened_seal/villagers.yaml:5
BLACKSMITH_ABILITIES = Abilities(
    text="Your knights start each battle with at least 2 DEFENSE.", fields=()
)

# content/knight_fall/the_weakened_seal/villagers.yaml:8
SCOUT_ABILITIES = Abilities(text="You may move 1 more square on the map.", fields=())

# content/knight_fall/the_weakened_seal/villagers.yaml:11
SCRIBE_ABILITIES = Abilities(text="A scroll costs 1 coin less.", fields=())

# content/knight_fall/the_weakened_seal/villagers.yaml:14
HERBALIST_ABILITIES = Abilities(text="Each elixir that is used also gives 2 DEFENSE.", fields=())

# content/knight_fall/the_weakened_seal/villagers.yaml:17
WOODCUTTER_ABILITIES = Abilities(
    text="At the end of each battle that is won, gain 2 coins.", fields=()
)

# content/knight_fall/the_weakened_seal/villagers.yaml:20
BELL_RINGER_ABILITIES = Abilities(
    text="At the start of each battle, place 1 stone golem on the starting space.", fields=()
)

CONTENTS = Contents(
    definitions=(BLACKSMITH, SCOUT, SCRIBE, HERBALIST, WOODCUTTER, BELL_RINGER),
    abilities={
        "knight_fall.blacksmith": BLACKSMITH_ABILITIES,
        "knight_fall.scout": SCOUT_ABILITIES,
        "knight_fall.scribe": SCRIBE_ABILITIES,
        "knight_fall.herbalist": HERBALIST_ABILITIES,
        "knight_fall.woodcutter": WOODCUTTER_ABILITIES,
        "knight_fall.bell_ringer": BELL_RINGER_ABILITIES,
    },
)
