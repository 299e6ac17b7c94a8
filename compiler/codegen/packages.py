"""The `__init__.py` of every folder of generated modules.

A pack leaves most modules of the packs it requires as they are, and its own folder holds only those that it
changes. The package of such a pack looks for the rest where that pack itself keeps them:

    __path__ = built_on(__path__, "../../reef")
"""

from __future__ import annotations

from collections.abc import Collection

from compiler.codegen import py_tree as p
from compiler.codegen.emit import GeneratedFile, emit
from compiler.codegen.names import Names


def packages_of(names: Names, made: Collection[str]) -> list[GeneratedFile]:
    """The `__init__.py` files for all folders of some modules."""
    folders = {path.rsplit("/", n)[0] for path in made for n in range(1, path.count("/") + 1)}
    modules: list[p.Module] = []
    files: list[GeneratedFile] = []
    for folder in sorted(folders):
        bases = bases_of(names, folder)
        if not bases:
            files.append(GeneratedFile(f"{folder}/__init__.py", ""))
            continue
        up = "../" * (folder.count("/") + 1)
        path = p.Name("__path__")
        found = p.call(p.api("built_on"), path, *[p.literal(up + base) for base in bases])
        title = p.Comment(
            "What this pack leaves as it is lies in the folder of the pack it requires"
        )
        module = p.Module(f"{folder}/__init__.py", title, None)
        module.constants.append(p.Constant("__path__", found))
        modules.append(module)
    return [*files, *emit(modules, names)]


def bases_of(names: Names, path: str) -> list[str]:
    """Where a file or folder below generated/ may lie as well: in the packs that are built on, nearest first."""
    parts = path.split("/")
    depth = 0
    packages = {package.removeprefix("generated.") for package in names.packages.values()}
    while ".".join(parts[: depth + 1]) in packages and depth < len(parts):
        depth += 1
    return ["/".join(parts[start:]) for start in range(1, depth)]
