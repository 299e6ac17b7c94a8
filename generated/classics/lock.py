# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "classics": "1.0.0",
    "classics/pack.yaml": "7a45f75e6ae2a39c",
    "classics/rules/breakthrough.yaml": "8da52c40e1246c7c",
    "classics/rules/connect_four.yaml": "6951fda0ebfb6a6c",
    "classics/rules/connection.yaml": "6d5192a6cc885ac7",
    "classics/rules/draughts.yaml": "9cef10aef8006ad6",
    "classics/rules/evaluation.yaml": "6ebb047b89aa96d2",
    "classics/rules/leduc_poker.yaml": "1a3b5f6acc9c24b3",
    "classics/rules/sowing.yaml": "ec7702d2074f8c6e",
    "classics/rules/tic_tac_toe.yaml": "6f973c110af2be9d",
}
