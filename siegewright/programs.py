"""Compiled packs, as `make build` left them; imports nothing of the compiler."""

from __future__ import annotations

import importlib

from interpreter.program import Program


def load_program(pack: str) -> Program:
    module = importlib.import_module(f"generated.{pack}.program")
    program: Program = module.PROGRAM
    return program
