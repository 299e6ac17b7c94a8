# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "classics": "1.0.0",
    "classics/balance.yaml": "b5cbdc10609f9ce0",
    "classics/pack.yaml": "7a45f75e6ae2a39c",
    "classics/rules/breakthrough.yaml": "9bda6e4feded65a1",
    "classics/rules/connect_four.yaml": "6951fda0ebfb6a6c",
    "classics/rules/connection.yaml": "6d645bac43e875bf",
    "classics/rules/draughts.yaml": "45fdbe81b78c7824",
    "classics/rules/evaluation.yaml": "dbfdbdcd3bfb7221",
    "classics/rules/leduc_poker.yaml": "ef6c389fb456938f",
    "classics/rules/sowing.yaml": "602ca285501095e9",
    "classics/rules/tic_tac_toe.yaml": "6f973c110af2be9d",
}
