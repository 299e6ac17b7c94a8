# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "classics": "1.0.0",
    "classics/pack.yaml": "60eaae0a4f61ab8d",
    "classics/rules/breakthrough.yaml": "8c851a77ee541983",
    "classics/rules/connect_four.yaml": "12cf917a22bec1fd",
    "classics/rules/draughts.yaml": "2fa4eaa33f5a7eac",
    "classics/rules/evaluation.yaml": "bb5307ac7abd3d7d",
    "classics/rules/leduc_poker.yaml": "afb9f478a4f1eb8d",
    "classics/rules/tic_tac_toe.yaml": "2bffa7147ac526e4",
}
