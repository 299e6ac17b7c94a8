"""Packs change the documents of others: a pass between `load` and `validate`.

before   ship: sloop            and, in another pack,   patch: ship sloop
         hold: 3                                        set: {hold: 5}
after    ship: sloop
         hold: 5                (the 5 is in the patch, and mistakes in it are shown there)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from operator import is_

from compiler.language.plurals import with_article
from compiler.schema.changes import Change, Place, report_conflicts
from compiler.schema.conditions import applies, over_of
from compiler.schema.edits import WORDS, Misfit, at_path, operation, parts_of, shown_value, value_at
from compiler.schema.families import unfolded
from compiler.schema.former_names import former_names_of, warn
from compiler.schema.kinds import (
    COMMON_KEYS,
    KERNEL_KINDS,
    SPECIAL_KINDS,
    Kind,
    all_fields,
    kind_of,
)
from compiler.schema.validate import name_of
from compiler.source.diagnostics import Hint, Related, Report, did_you_mean
from compiler.source.load import RawFile, RawPack
from compiler.source.packs import Manifest, manifest
from compiler.source.positions import Fields, Items, Scalar, Span, Value, plain


@dataclass(frozen=True, slots=True)
class Patched:
    """The packs with all patches applied, and what these did, in order."""

    packs: list[RawPack]
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class _Patch:
    pack: str
    kind: str
    id: str
    head: Scalar
    body: Fields
    over: tuple[str, ...]


def patch(packs: list[RawPack], report: Report) -> Patched:
    """Leave out the documents whose `if pack` does not hold, then apply the patches in order."""
    packs = unfolded(packs, report)
    manifests = {raw.id: manifest(raw) for raw in packs}
    work = _Work(packs, manifests, report)
    if not work.patches:
        return Patched(work.result())
    order = {raw.id: number for number, raw in enumerate(packs)}
    # Of one pack, kinds come first: its other patches may use the fields that it adds.
    for step in sorted(work.patches, key=lambda p: (order[p.pack], p.kind not in ("kind", "enum"))):
        work.apply(step)
    report_conflicts(work.changes, packs, manifests, report)
    return Patched(work.result(), tuple(work.changes))


@dataclass(slots=True)
class _Work:
    packs: list[RawPack]
    manifests: Mapping[str, Manifest]
    report: Report
    documents: list[list[list[Fields | None]]] = field(default_factory=list)
    names: dict[tuple[str, str], list[Place]] = field(default_factory=dict)
    former: dict[tuple[str, str], str] = field(default_factory=dict)  # kind and old name -> new
    patches: list[_Patch] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    sets: dict[tuple[Place, str, str], Span] = field(default_factory=dict)
    kinds: dict[str, Kind] | None = None  # worked out when it is needed, until one is patched
    touched: bool = False

    def __post_init__(self) -> None:
        for p, raw in enumerate(self.packs):
            self.documents.append([])
            for f, file in enumerate(raw.files):
                self.documents[p].append([])
                for body in file.documents:
                    kept = applies(body, self.manifests[raw.id], self.manifests, self.report)
                    self.touched = self.touched or kept is not body
                    self.documents[p][f].append(kept)
                    if kept is not None:
                        self._index(kept, (p, f, len(self.documents[p][f]) - 1), raw.id)

    def _index(self, body: Fields, place: Place, pack: str) -> None:
        kind, head = next(iter(body.entries.items()))
        if not isinstance(head, Scalar):
            return
        if kind != "patch":
            name = name_of(kind, head.text)
            self.names.setdefault((kind, name), []).append(place)
            self.former.update({(kind, old.text): name for old in former_names_of(body)})
            return
        words = head.text.split()
        if len(words) == 2:  # else its schema reports it
            over = over_of(body, self.manifests[pack], self.manifests, self.report)
            self.patches.append(_Patch(pack, words[0], words[1], head, body, over))

    def result(self) -> list[RawPack]:
        if not self.touched:
            return self.packs
        return [
            replace(
                raw,
                files=tuple(
                    _with(file, tuple(d for d in self.documents[p][f] if d is not None))
                    for f, file in enumerate(raw.files)
                ),
            )
            for p, raw in enumerate(self.packs)
        ]

    def at(self, place: Place) -> Fields | None:
        return self.documents[place[0]][place[1]][place[2]]

    # -------------------------------------------------------------- one patch

    def apply(self, step: _Patch) -> None:
        self.touched = True
        step = self._by_its_name_now(step)
        # Its own id last: until then the patch uses the old one.
        renaming: list[tuple[Scalar, Value]] = []
        for word, part in step.body.entries.items():
            if word not in WORDS:
                continue
            if word == "remove" and isinstance(part, Scalar):
                if part.value is True:
                    self._remove_document(step, part)
            elif word == "remove" and isinstance(part, Items):
                for item in part.items:
                    if isinstance(item, Scalar):
                        self._change(step, word, item, None)
            elif isinstance(part, Fields):
                for name, operand in part.entries.items():
                    if word == "set" and name == step.kind:
                        renaming.append((part.keys[name], operand))
                    else:
                        self._change(step, word, part.keys[name], operand)
        for key, operand in renaming:
            self._change(step, "set", key, operand)

    def _by_its_name_now(self, step: _Patch) -> _Patch:
        """A patch may call its target by a name that it had before."""
        pack, dot, old = step.id.rpartition(".")
        new = self.former.get((step.kind, old))
        if new is None or self.names.get((step.kind, old)):
            return step
        warn(old, new, step.head.at(step.head.text.rindex(old), len(old)), self.report)
        return replace(step, id=f"{pack}{dot}{new}")

    def _change(self, step: _Patch, word: str, path: Scalar, operand: Value | None) -> None:
        parts = parts_of(path)
        place = self._target(step, parts)
        if place is None:
            return
        body = self.at(place)
        assert body is not None
        before = value_at(body, parts)
        try:
            self._known_field(step, body, parts)
            self._new_field(step, parts, operand)
            if operand is None:
                if before is None:
                    usual = self._default(step.kind, parts) is not None
                    help = "it has its default, which `set` can change" if usual else None
                    raise Misfit("E0161", f"there is no `{path.text}` to remove", help)
                made = at_path(body, parts, lambda _: None)
            else:
                default = self._default(step.kind, parts) if before is None else None
                made = at_path(body, parts, operation(word, path, operand, default))
        except Misfit as error:
            span = error.span or (operand or path).span
            self.report.error(error.code, error.message, span, error.help, subject=error.subject)
            return
        after = value_at(made, parts)
        earlier = any(c.place == place and c.path == path.text for c in self.changes)
        renames = len(parts) == 1 and parts[0].text == step.kind
        if word == "set" and before is not None and not (earlier or renames or step.over):
            if after is not None and plain(before) == plain(after):
                said = f"`{path.text}` is `{shown_value(before)}` already, so this changes nothing"
                where = Related(before.span, "it is written")
                self.report.warning(
                    "W0442", said, path.span, "set another value, or remove this", where
                )
        self._record(step, place, path.text, word, before, after, path.span, operand)
        self.documents[place[0]][place[1]][place[2]] = made
        if len(parts) == 1 and parts[0].text == step.kind and isinstance(operand, Scalar):
            self.names[step.kind, name_of(step.kind, step.id)].remove(place)
            self.names.setdefault((step.kind, name_of(step.kind, operand.text)), []).append(place)

    def _remove_document(self, step: _Patch, part: Scalar) -> None:
        place = self._target(step, [])
        if place is not None:
            self._record(step, place, "", "remove", self.at(place), None, part.span)
            self.documents[place[0]][place[1]][place[2]] = None
            self.names[step.kind, step.id.rsplit(".", 1)[-1]].remove(place)

    def _record(
        self,
        step: _Patch,
        place: Place,
        path: str,
        word: str,
        before: Value | None,
        after: Value | None,
        span: Span,
        brought: Value | None = None,
    ) -> None:
        known = self.sets.setdefault((place, path, step.pack), span) if word == "set" else span
        if known is not span:
            self.report.error(
                "E0163",
                f"`{step.pack}` sets `{path}` of `{step.kind} {step.id}` twice",
                span,
                "keep one of the two",
                Related(known, "the first one is"),
            )
        target = f"{step.kind} {step.id}"
        if step.kind == "kind":
            self.kinds = None
        self.changes.append(
            Change(step.pack, target, place, path, word, before, after, span, brought, step.over)
        )

    # -------------------------------------------------------------- what is meant, and what is gone

    def _target(self, step: _Patch, parts: list[Scalar]) -> Place | None:
        pack, _, name = step.id.rpartition(".")
        places = self.names.get((step.kind, name), [])
        if pack:
            places = [p for p in places if self.packs[p[0]].id == pack]
        if len(places) > 1 and step.kind == "kind" and name in SPECIAL_KINDS:
            # Several documents make up what every game has: the one that says it is meant.
            having = [p for p in places if value_at(self.at(p) or _EMPTY, parts) is not None]
            places = (having or places)[:1]
        if len(places) == 1:
            return places[0]
        if places:
            owners = " or ".join(f"`{self.packs[p[0]].id}.{name}`" for p in places)
            self.report.error(
                "E0160", f"there are several {step.kind}s `{name}`", step.head.span, f"say {owners}"
            )
            return None
        near: str | Hint | None = did_you_mean(
            name, [n for k, n in self.names if k == step.kind and self.names[k, n]]
        )
        if (
            isinstance(near, Hint)
            and step.head.text == f"{step.kind} {step.id}" == f"{step.kind} {name}"
        ):
            near = replace(near, wrong=step.head.text, right=f"{step.kind} {near.right}", others=())
        other = next((k for k, n in self.names if n == name and self.names[k, n]), None)
        if near is None and other is not None:
            near = Hint(f"did you mean `{other} {name}`?", step.head.text, f"{other} {name}")
        elif near is None and (inside := self._inside(step.kind, name)):
            near = (
                f"it is inside `{inside[0]}`: patch that, as in `set: {{{inside[1]}.FIELD: ...}}`"
            )
        if near is None and len(self.packs) == 1:
            near = "this pack requires no other: name the pack that has it under `requires` in pack.yaml"
        self.report.error(
            "E0160",
            f"there is no {step.kind} `{step.id}` to patch",
            step.head.span,
            near or "a patch names a kind and an id: `patch: kind id`",
            subject=name,
        )
        return None

    def _inside(self, kind: str, name: str) -> tuple[str, str] | None:
        """The document in which another one is written, and the path to it."""
        for (outer, id), places in self.names.items():
            for body in filter(None, map(self.at, places)):
                for key, value in body.entries.items():
                    for item in value.items if isinstance(value, Items) else (value,):
                        head = item.entries.get(kind) if isinstance(item, Fields) else None
                        if isinstance(head, Scalar) and head.text == name:
                            path = f"{key}.{name}" if isinstance(value, Items) else key
                            return f"{outer} {id}", path
        return None

    def _kinds(self) -> dict[str, Kind]:
        if self.kinds is not None:
            return self.kinds
        found: dict[str, Kind] = {}
        for (kind, name), places in self.names.items():
            for place in places if kind == "kind" else ():
                made = kind_of(self.at(place) or _EMPTY, self.packs[place[0]].id)
                if made is not None:
                    known = found.get(name)
                    fields = {**known.fields, **made.fields} if known else made.fields
                    found[name] = replace(made, fields=fields)
        self.kinds = found
        return found

    def _known_field(self, step: _Patch, body: Fields, parts: list[Scalar]) -> None:
        """Misfit, if documents of the kind have no such field; those of the kernel have schemas."""
        kinds = self._kinds()
        if step.kind in KERNEL_KINDS or step.kind not in kinds:
            return
        known = [*all_fields(kinds[step.kind], kinds), *COMMON_KEYS, step.kind]
        if parts[0].text not in known and parts[0].text not in body.entries:
            raise Misfit(
                "E0161",
                f"{with_article(step.kind)} has no field `{parts[0].text}`",
                did_you_mean(parts[0].text, known),
                parts[0].span,
                parts[0].text,
            )

    def _default(self, kind: str, parts: list[Scalar]) -> Value | None:
        """What a field is that the document does not write."""
        kinds = self._kinds()
        for number, part in enumerate(parts):
            spec = all_fields(kinds[kind], kinds).get(part.text) if kind in kinds else None
            if spec is not None and number == len(parts) - 1:
                return spec.usual
            if spec is not None:
                kind = spec.written.removeprefix("list of ")
        return None

    def _new_field(self, step: _Patch, parts: list[Scalar], operand: Value | None) -> None:
        """A field that is added to a kind with documents of other packs must say what they have."""
        if step.kind != "kind" or parts[0].text != "fields" or operand is None:
            return
        added = {parts[1].text: operand} if len(parts) == 2 else {}
        if len(parts) == 1 and isinstance(operand, Fields):
            added = dict(operand.entries)
        if not added or not self._has_documents(step.id.rpartition(".")[2], step.pack):
            return
        for name, value in added.items():
            said = value.entries if isinstance(value, Fields) else {}
            required = said.get("required")
            free = isinstance(required, Scalar) and required.value is False
            if "default" not in said and not free:
                raise Misfit(
                    "E0166",
                    f"the documents of other packs do not have the new field `{name}`",
                    f"give it a default, as in `{name}: {{type: number, default: 0}}`",
                    value.span,
                )

    def _has_documents(self, kind: str, pack: str) -> bool:
        """Whether a pack other than this one has documents of a kind, perhaps inside others."""
        if kind in SPECIAL_KINDS:
            return True  # every game has players, spaces and scenarios
        kinds = self._kinds()
        waiting = [
            (name, body)
            for (name, _), places in self.names.items()
            for place in places
            if self.packs[place[0]].id != pack and name in kinds and name not in SPECIAL_KINDS
            for body in [self.at(place)]
            if body is not None
        ]
        while waiting:
            name, body = waiting.pop()
            step: Kind | None = kinds.get(name)
            seen: list[str] = []
            while step is not None and step.name not in seen:
                if step.name == kind:
                    return True
                seen.append(step.name)
                step = kinds.get(step.parent or "")
            for spec in all_fields(kinds[name], kinds).values() if name in kinds else ():
                value = body.entries.get(spec.name)
                inner = spec.written.removeprefix("list of ").strip()
                found = value.items if isinstance(value, Items) else (value,)
                waiting += [(inner, item) for item in found if isinstance(item, Fields)]
        return False


_EMPTY = Fields({}, {}, Span("", 1, 1))


def _with(file: RawFile, documents: tuple[Fields, ...]) -> RawFile:
    if len(documents) == len(file.documents) and all(map(is_, documents, file.documents)):
        return file
    # A build looks at the text of a file to see whether it must be compiled again: what patches
    # made of it belongs to that.
    return RawFile(file.path, f"{file.text}\n{documents!r}", documents)
