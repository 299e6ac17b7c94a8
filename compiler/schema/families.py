"""Documents that are written once for many: a pass before patches are applied.

before   card: "{suit}_{rank}"                          after   card: hearts_6
         name: "{rank} of {suit}"                               name: 6 of hearts
         for each: {suit: all, rank: 6..14}                     suit: hearts
                                                                rank: 6         (and 35 more)

A pack, or a file, may also say once where its documents come from: `source: designed` in pack.yaml, or
`- source: designed` as the first line of a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from compiler.language.plurals import with_article
from compiler.schema.kinds import KERNEL_KINDS, Enum, Kind, all_fields, enum_of, kind_of
from compiler.source.diagnostics import Hint, Report, did_you_mean
from compiler.source.load import RawFile, RawPack
from compiler.source.positions import Fields, Items, Scalar, Value
from compiler.source.text_templates import Slot, fill, slots_of

KEY = "for each"
MOST = 1000  # documents of one family
RANGE = re.compile(r"(-?[0-9]{1,6})\s*\.\.\s*(-?[0-9]{1,6})")
ENDS = re.compile(r"([0-9]{1,6})\s*(?:\.{2,}|\u2026|-|\u2013|to)\s*([0-9]{1,6})")
UNSOURCED = ("pack", "rule", "test", "patch")  # patches say it themselves


def unfolded(packs: list[RawPack], report: Report) -> list[RawPack]:
    """The packs with every family of documents written out, and with sources that were said once."""
    kinds: dict[str, Kind] = {}
    enums: dict[str, Enum] = {}
    for pack in packs:
        for body in (body for file in pack.files for body in file.documents):
            first = next(iter(body.entries))
            if first == "kind" and (kind := kind_of(body, pack.id)) is not None:
                known = kinds.get(kind.name)
                fields = {**known.fields, **kind.fields} if known else kind.fields
                kinds[kind.name] = replace(kind, fields=fields)
            elif first == "enum" and (enum := enum_of(body, pack.id)) is not None:
                enums[enum.id] = enum
    return [_pack(pack, kinds, enums, report) for pack in packs]


def _range_hint(value: Value) -> str | Hint:
    """What to write where a range of numbers was probably meant."""
    ends = ENDS.fullmatch(value.text) if isinstance(value, Scalar) else None
    if ends is None or not isinstance(value, Scalar):
        return "write `all`, `6..14` or `[red, blue]`"
    low, high = sorted((int(ends[1]), int(ends[2])))
    return Hint(f"write `{low}..{high}`", value.text, f"{low}..{high}", safe=True)


def _pack(pack: RawPack, kinds: dict[str, Kind], enums: dict[str, Enum], report: Report) -> RawPack:
    head = next((b for f in pack.files for b in f.documents if "pack" in b.entries), None)
    source = head.entries.get("source") if head is not None else None
    files = [_file(file, source, kinds, enums, report) for file in pack.files]
    if all(one is other for one, other in zip(files, pack.files, strict=True)):
        return pack
    return replace(pack, files=tuple(files))


def _file(
    file: RawFile,
    source: Value | None,
    kinds: dict[str, Kind],
    enums: dict[str, Enum],
    report: Report,
) -> RawFile:
    documents: list[Fields] = []
    for body in file.documents:
        if list(body.entries) == ["source"]:
            source = body.entries["source"]  # of all that follow in this file
        elif KEY in body.entries:
            documents += [_sourced(made, source) for made in _family(body, kinds, enums, report)]
        else:
            documents.append(_sourced(body, source))
    if len(documents) == len(file.documents) and all(
        one is other for one, other in zip(documents, file.documents, strict=True)
    ):
        return file
    # Whether a file must be compiled again shows in its text: what was made of it belongs to that.
    return RawFile(file.path, f"{file.text}\n{documents!r}", tuple(documents))


def _sourced(body: Fields, source: Value | None) -> Fields:
    if source is None or "source" in body.entries or next(iter(body.entries)) in UNSOURCED:
        return body
    return Fields({**body.entries, "source": source}, body.keys, body.span)


# ------------------------------------------------------------------ one family


def _family(
    body: Fields, kinds: dict[str, Kind], enums: dict[str, Enum], report: Report
) -> Iterator[Fields]:
    kind = next(iter(body.entries))
    over = body.entries[KEY]
    rest = Fields({k: v for k, v in body.entries.items() if k != KEY}, body.keys, body.span)
    if kind in KERNEL_KINDS or kind not in kinds or not isinstance(over, Fields):
        said = f"`for each` does not work for {with_article(kind)}"
        report.error("E0335", said, over.span, "only documents of a pack's own kinds can have it")
        return
    fields = all_fields(kinds[kind], kinds)
    ways: list[list[Scalar]] = []
    for name, value in over.entries.items():
        key = over.keys[name]
        if name not in fields:
            help = did_you_mean(name, fields) or f"`{KEY}` names fields of the {kind}"
            report.error("E0335", f"{with_article(kind)} has no field `{name}`", key.span, help)
            return
        found = _values(value, enums.get(fields[name].written))
        if not found:
            said = f"`{name}` takes `all` values of an enumeration, a range or a list"
            report.error("E0335", said, value.span, _range_hint(value))
            return
        ways.append(found)
    head = rest.entries[kind]
    named = [slot.inner for slot in slots_of(head.text)] if isinstance(head, Scalar) else []
    missing = [name for name in over.entries if name not in named]
    many = 1
    for way in ways:
        many *= len(way)
    if missing and many > 1:
        said = f"all of them would have the same id: `{missing[0]}` is not in their id"
        slots = "_".join([f"{{{name}}}" for name in over.entries])
        report.error("E0335", said, head.span, f'write `{kind}: "{slots}"`')
        return
    if many > MOST:
        report.error("E0335", f"{many} documents are more than {MOST}", over.span, "split them up")
        return
    for values in product(*ways):
        chosen = dict(zip(over.entries, values, strict=True))
        entries = {key: _filled(value, chosen) for key, value in rest.entries.items()}
        own = {name: value for name, value in chosen.items() if name not in entries}
        yield Fields({**entries, **own}, {**rest.keys, **over.keys}, rest.span)


def _values(value: Value, enum: Enum | None) -> list[Scalar]:
    """What one field of a family goes through."""
    if isinstance(value, Items):
        return [item for item in value.items if isinstance(item, Scalar)]
    if not isinstance(value, Scalar):
        return []
    if value.text == "all" and enum is not None:
        return [_scalar(name, name, value) for name in enum.values]
    between = RANGE.fullmatch(value.text)
    if between is None or int(between[2]) - int(between[1]) >= MOST:
        return []
    return [_scalar(n, str(n), value) for n in range(int(between[1]), int(between[2]) + 1)]


def _scalar(value: int | str, text: str, at: Scalar) -> Scalar:
    return Scalar(value, text, at.span, at.rows[:1])


def _filled(value: Value, chosen: dict[str, Scalar]) -> Value:
    """A value with what was chosen in the place of `{name}`; other braces stay as they are."""
    match value:
        case Fields():
            inner = {key: _filled(item, chosen) for key, item in value.entries.items()}
            return Fields(inner, value.keys, value.span)
        case Items():
            return Items(tuple([_filled(item, chosen) for item in value.items]), value.span)
        case Scalar() if "{" in value.text:
            alone = (
                chosen.get(value.text[1:-1]) if value.text[:1] + value.text[-1:] == "{}" else None
            )
            if alone is not None:
                return _scalar_like(alone, value)
            text = fill(value.text, lambda slot: _said(slot, chosen))
            return replace(value, value=text, text=text)
    return value


def _said(slot: Slot, chosen: dict[str, Scalar]) -> str | None:
    """What was chosen for a slot; `{n|card|cards}` is for players, and stays."""
    plain = slot.written == f"{{{slot.inner}}}" and slot.inner in chosen
    return chosen[slot.inner].text if plain else None


def _scalar_like(chosen: Scalar, value: Scalar) -> Scalar:
    return Scalar(chosen.value, chosen.text, value.span, value.rows[:1])
