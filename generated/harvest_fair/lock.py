# The content that games of this pack rest on.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from .tabletop import lock as tabletop_lock

LOCK = {
    **tabletop_lock.LOCK,
    "harvest_fair": "1.0.0",
    "harvest_fair/pack.yaml": "a1f7036cba518c0f",
    "harvest_fair/rules/fair.yaml": "905b291148eecfc9",
}
