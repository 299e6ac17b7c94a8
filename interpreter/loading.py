"""Loads a compiled pack from sources in memory, and from nothing else.

before   {"/home/me/game/generated/mire/program.py": b"...", ...}, read once and found to be right
after    the PROGRAM of generated.mire.program

Ordinary imports also read `__pycache__`, machine code and other files beside a module. Here a module is one of the
given sources or does not exist. A package may extend its `__path__` to find modules in another folder of the sources.

If machine code was made from the same sources, it is loaded instead, together with an interpreter in machine code.
This module itself always stays Python.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interpreter.program import Program

PACKAGE = "generated"


class Modules:
    """Finds and runs the modules of the package `generated`."""

    def __init__(
        self, folder: str, sources: Mapping[str, bytes], codes: Mapping[str, CodeType] | None = None
    ) -> None:
        self.folder = os.path.normpath(folder)  # of the package `generated` itself
        self.sources = sources  # by path, with that of the package itself
        self.codes = dict(codes or {})  # the same, compiled; completed while modules are loaded
        self.found: dict[str, str] = {}  # paths of modules, by name

    # ------------------------------------------------------------------ finding

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == PACKAGE:
            path = [os.path.join(self.folder, os.pardir)]
        elif not fullname.startswith(PACKAGE + "."):
            return None
        last = fullname.rpartition(".")[2]
        for entry in path or ():
            base = os.path.normpath(os.path.join(entry, last))
            package = os.path.join(base, "__init__.py")
            if package in self.sources:
                return self._spec(fullname, package, base)
            if base + ".py" in self.sources:
                return self._spec(fullname, base + ".py")
        # Without this, Python would go on and look into the folder itself.
        raise ModuleNotFoundError(f"the compiler wrote no module {fullname}", name=fullname)

    def _spec(self, name: str, file: str, folder: str | None = None) -> ModuleSpec:
        self.found[name] = file
        # Of the loader, Python asks only for what is here; mypy asks for a base class.
        spec = ModuleSpec(name, self, origin=file, is_package=folder is not None)  # type: ignore[arg-type]
        if folder is not None:
            spec.submodule_search_locations = [folder]
        spec.has_location = True  # so that modules have a __file__
        return spec

    # ------------------------------------------------------------------ running

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None  # an ordinary one

    def exec_module(self, module: ModuleType) -> None:
        spec = module.__spec__
        assert spec is not None
        assert spec.origin is not None
        exec(self._code(spec.origin), module.__dict__)  # noqa: S102 - what the compiler wrote

    def get_source(self, name: str) -> str:
        """The text of a module, to show where something failed."""
        return self.sources[self.found[name]].decode()

    def _code(self, file: str) -> CodeType:
        code = self.codes.get(file)
        if code is None:
            # As text: a comment in a file of bytes could ask for another encoding.
            text = self.sources[file].decode()
            code = compile(text, file, "exec", dont_inherit=True)
            self.codes[file] = code
        return code

    def run(self, pack: str) -> Program:
        """Load a pack; its modules replace all that were loaded as `generated` before."""
        forget()
        # Machine code is asked first.
        at = sum(isinstance(finder, MachineCode) for finder in sys.meta_path)
        sys.meta_path.insert(at, self)
        program: Program = importlib.import_module(f"{PACKAGE}.{pack}.program").PROGRAM
        return program

    @contextmanager
    def loaded(self, pack: str) -> Iterator[Program]:
        """Load a pack for a while, and restore what was loaded before."""
        before = {m: sys.modules[m] for m in _ours()}
        finders = list(sys.meta_path)
        try:
            yield self.run(pack)
        finally:
            forget()
            sys.modules.update(before)
            sys.meta_path[:] = finders


class MachineCode:
    """Finds modules of the interpreter and of a pack in machine code; one pack for each process."""

    def __init__(self, files: Mapping[str, str], texts: Mapping[str, bytes]) -> None:
        self.files = files  # by module, and by `<module>__mypyc`, where its code is
        self.texts = texts  # what it was made from, by module

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        loader = MachineCodeLoader(fullname, file, self.texts.get(fullname, b""))
        return spec_from_loader(fullname, loader, origin=file)

    def use(self) -> bool:
        """Use these modules from now on; False if their Python versions have been loaded already."""
        if any(name in sys.modules for name in self.files):
            return False
        sys.meta_path.insert(0, self)
        return True


class MachineCodeLoader(ExtensionFileLoader):
    def __init__(self, name: str, path: str, text: bytes) -> None:
        super().__init__(name, path)
        self.text = text

    def get_source(self, fullname: str) -> str:  # type: ignore[override]  # there is always one
        return self.text.decode()


def load_program(folder: Path | str) -> Program:
    """The program of a compiled pack, from its folder in `generated/`.

    It runs the code in the folder: use it only for what you have compiled yourself (the command `siegewright` verifies
    it first). The modules replace those of a pack that was loaded before, so two versions need two processes.
    FileNotFoundError if no compiled pack is there.
    """
    pack = Path(folder).absolute()
    if not (pack / "program.py").is_file():
        raise FileNotFoundError(f"there is no compiled pack in {pack}: it has no program.py")
    sources = {str(file): file.read_bytes() for file in pack.parent.rglob("*.py")}
    sources.setdefault(str(pack.parent / "__init__.py"), b"")
    return Modules(str(pack.parent), sources).run(pack.name)


def _ours() -> list[str]:
    return [name for name in sys.modules if name.split(".", 1)[0] == PACKAGE]


def forget() -> None:
    """Unload all packs: the next import of `generated` is an ordinary one again."""
    for name in _ours():
        del sys.modules[name]
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Modules)]
