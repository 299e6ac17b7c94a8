# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/scenarios/01_the_first_wave.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import Post

# content/kings_armory/scenarios/01_the_first_wave.yaml:12
FIRST_WAVE_POSTS_1 = Post("kings_armory.first_wave.posts_1", "Posts 1", at="(9, 6)")

# content/kings_armory/scenarios/01_the_first_wave.yaml:13
FIRST_WAVE_POSTS_2 = Post("kings_armory.first_wave.posts_2", "Posts 2", at="(8, 8)", seat=2)

# content/kings_armory/scenarios/01_the_first_wave.yaml:14
FIRST_WAVE_POSTS_3 = Post("kings_armory.first_wave.posts_3", "Posts 3", at="(11, 8)", seat=3)

CONTENTS = Contents(
    definitions=(FIRST_WAVE_POSTS_1, FIRST_WAVE_POSTS_2, FIRST_WAVE_POSTS_3),
    links=(
        (FIRST_WAVE_POSTS_1, "who", "kings_armory.valcor"),
        (FIRST_WAVE_POSTS_2, "who", "kings_armory.ember"),
        (FIRST_WAVE_POSTS_3, "who", "kings_armory.cyrus"),
    ),
)
