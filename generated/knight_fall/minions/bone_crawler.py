# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/minions/bone_crawler.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Minion

# content/knight_fall/minions/bone_crawler.yaml:2
BONE_CRAWLER = Minion("knight_fall.bone_crawler", "Bone Crawler", team="demons", max_health=1)

CONTENTS = Contents(definitions=(BONE_CRAWLER,))
