# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/scenarios/04_the_boss.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Post

# content/kings_armory/scenarios/04_the_boss.yaml:17
THE_BOSS_POSTS_1 = Post("kings_armory.the_boss.posts_1", "Posts 1", at="(8, 6)")

# content/kings_armory/scenarios/04_the_boss.yaml:18
THE_BOSS_POSTS_2 = Post("kings_armory.the_boss.posts_2", "Posts 2", at="(8, 7)")

# content/kings_armory/scenarios/04_the_boss.yaml:19
THE_BOSS_POSTS_3 = Post("kings_armory.the_boss.posts_3", "Posts 3", at="(11, 12)", seat=2)

# content/kings_armory/scenarios/04_the_boss.yaml:20
THE_BOSS_POSTS_4 = Post("kings_armory.the_boss.posts_4", "Posts 4", at="(11, 9)", seat=3)

CONTENTS = Contents(
    definitions=(THE_BOSS_POSTS_1, THE_BOSS_POSTS_2, THE_BOSS_POSTS_3, THE_BOSS_POSTS_4),
    links=(
        (THE_BOSS_POSTS_1, "who", "kings_armory.valcor"),
        (THE_BOSS_POSTS_2, "who", "kings_armory.archer"),
        (THE_BOSS_POSTS_3, "who", "kings_armory.ember"),
        (THE_BOSS_POSTS_4, "who", "kings_armory.cyrus"),
    ),
)
