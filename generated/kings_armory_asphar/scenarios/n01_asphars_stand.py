# Rules and documents of the pack `kings_armory_asphar`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory_asphar/scenarios/01_asphars_stand.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kings_armory.kinds import Post

# content/kings_armory_asphar/scenarios/01_asphars_stand.yaml:8
ASPHARS_STAND_POSTS_1 = Post("kings_armory_asphar.asphars_stand.posts_1", "Posts 1", at="(8, 6)")

# content/kings_armory_asphar/scenarios/01_asphars_stand.yaml:9
ASPHARS_STAND_POSTS_2 = Post("kings_armory_asphar.asphars_stand.posts_2", "Posts 2", at="(8, 7)")

# content/kings_armory_asphar/scenarios/01_asphars_stand.yaml:10
ASPHARS_STAND_POSTS_3 = Post(
    "kings_armory_asphar.asphars_stand.posts_3", "Posts 3", at="(11, 9)", seat=2
)

# content/kings_armory_asphar/scenarios/01_asphars_stand.yaml:11
ASPHARS_STAND_POSTS_4 = Post(
    "kings_armory_asphar.asphars_stand.posts_4", "Posts 4", at="(11, 12)", seat=3
)

CONTENTS = Contents(
    definitions=(
        ASPHARS_STAND_POSTS_1,
        ASPHARS_STAND_POSTS_2,
        ASPHARS_STAND_POSTS_3,
        ASPHARS_STAND_POSTS_4,
    ),
    links=(
        (ASPHARS_STAND_POSTS_1, "who", "kings_armory_asphar.asphar"),
        (ASPHARS_STAND_POSTS_2, "who", "kings_armory.archer"),
        (ASPHARS_STAND_POSTS_3, "who", "kings_armory.valcor"),
        (ASPHARS_STAND_POSTS_4, "who", "kings_armory.ember"),
    ),
)
