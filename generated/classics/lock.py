# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

LOCK = {
    "classics": "1.0.0",
    "classics/balance.yaml": "b5cbdc10609f9ce0",
    "classics/pack.yaml": "7a45f75e6ae2a39c",
    "classics/rules/breakthrough.yaml": "25d7aed4ff81f871",
    "classics/rules/connect_four.yaml": "05630891af4f8c98",
    "classics/rules/connection.yaml": "f06d582be46d4375",
    "classics/rules/draughts.yaml": "22aaf9ad3bc8c0b7",
    "classics/rules/evaluation.yaml": "dbfdbdcd3bfb7221",
    "classics/rules/leduc_poker.yaml": "06d7d58cd183a0a9",
    "classics/rules/sowing.yaml": "99e3477eb17c48c7",
    "classics/rules/tic_tac_toe.yaml": "4ce950ae0456292d",
}
