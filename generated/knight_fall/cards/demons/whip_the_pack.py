# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/whip_the_pack.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import demons as rules_demons
from ...state import State

# content/knight_fall/cards/demons/whip_the_pack.yaml:2
WHIP_THE_PACK = PowerCard(
    "knight_fall.whip_the_pack", "Whip the Pack", team="demons", secondary=("command", "command")
)


def whip_the_pack_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/whip_the_pack.yaml:7
    # whip
    rules_demons.whip(game, game.piece_character[bearer])


# content/knight_fall/cards/demons/whip_the_pack.yaml:2
WHIP_THE_PACK_ABILITIES = Abilities(
    resolve=(("primary", whip_the_pack_resolve),),
    text="Secondary: command, command.\nPrimary: Command each close and each adjacent imp once.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(WHIP_THE_PACK,), abilities={"knight_fall.whip_the_pack": WHIP_THE_PACK_ABILITIES}
)
