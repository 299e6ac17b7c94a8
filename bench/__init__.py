"""Measurements: how fast games are played, packs are built and states are copied.

`python -m bench` measures everything in one run and keeps the ratios in results.json and results.md.
"""
