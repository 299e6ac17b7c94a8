# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/cards/rewards.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Reward

# content/kings_armory/cards/rewards.yaml:4
GOLD_50 = Reward("kings_armory.gold_50", "50 gold", value=50, copies=12)

# content/kings_armory/cards/rewards.yaml:5
GOLD_100 = Reward("kings_armory.gold_100", "100 gold", value=100, copies=16)

# content/kings_armory/cards/rewards.yaml:6
GOLD_150 = Reward("kings_armory.gold_150", "150 gold", value=150, copies=6)

# content/kings_armory/cards/rewards.yaml:7
GOLD_250 = Reward("kings_armory.gold_250", "250 gold", value=250, copies=2)

CONTENTS = Contents(definitions=(GOLD_50, GOLD_100, GOLD_150, GOLD_250))
