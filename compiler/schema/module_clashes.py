"""Files whose names differ, and whose modules would have the same name: `a-b.yaml` and `a_b.yaml`."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.schema.validate import ValidPack
from compiler.source.diagnostics import Report
from compiler.source.module_names import module_parts
from compiler.source.positions import Span

WITHOUT_MODULE = ("pack", "rule", "test", "chapter", "patch")


def check_module_names(packs: Iterable[ValidPack], report: Report) -> None:
    for pack in packs:
        home = _home(pack)
        paths = dict.fromkeys(d.path for d in pack.documents if d.kind not in WITHOUT_MODULE)
        parts = {path: module_parts(path.removeprefix(home)) for path in paths}
        seen: dict[tuple[str, ...], str] = {}
        above: dict[tuple[str, ...], str] = {}  # folders as modules, with a file in each
        for path, names in parts.items():
            for length in range(1, len(names)):
                above.setdefault(names[:length], path)
        for path, names in parts.items():
            other = seen.setdefault(names, path)
            if other == path:
                other = above.get(names, other)
            if other != path:
                report.error(
                    "E0119",
                    f"this file and `{other}` would become one module",
                    Span(path, 1, 1),
                    "give one of them another name",
                )


def _home(pack: ValidPack) -> str:
    """The folder of a pack as it is in the paths of its files."""
    named = [f.path for f in pack.raw.files if f.path.endswith("/pack.yaml")]
    return min(named, key=len, default="").removesuffix("pack.yaml")
