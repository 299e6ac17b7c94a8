# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "classics": "1.0.0",
    "classics/pack.yaml": "21b67f815dcd6abd",
    "classics/rules/breakthrough.yaml": "8c851a77ee541983",
    "classics/rules/connect_four.yaml": "12cf917a22bec1fd",
    "classics/rules/evaluation.yaml": "546996bb1700181d",
    "classics/rules/tic_tac_toe.yaml": "2bffa7147ac526e4",
}
