"""Builds of packs: passes in order, incremental builds, the output folder and its lock."""
