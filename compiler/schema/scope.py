"""What the documents of a pack can be: the kinds it sees, and a validator for each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from compiler.language.types import ELSEWHERE
from compiler.schema.kinds import (
    COMMON_KEYS,
    KERNEL_KINDS,
    SPECIAL_KINDS,
    Enum,
    FieldDef,
    Kind,
    all_fields,
    enum_of,
    kind_of,
    type_names,
)
from compiler.schema.schema_messages import report_errors
from compiler.schema.schemas import (
    bundle,
    field_schema,
    kernel_schema,
    schema_of,
    type_schema,
    with_fields,
)
from compiler.schema.validators import Checker
from compiler.source.diagnostics import (
    Edit,
    Fix,
    Hint,
    Related,
    Report,
    did_you_mean,
    likely_slip,
    one_slip,
)
from compiler.source.load import RawPack
from compiler.source.packs import below, manifest
from compiler.source.positions import Fields, Scalar, Span, Value

DEEPEST = 32  # kinds that are kinds of kinds


@dataclass(frozen=True, slots=True)
class Shape:
    """Which keys of a kind's documents need care before the schema sees them."""

    lines: frozenset[str]  # hold lines of the language
    nested: Mapping[str, str]  # may hold documents of another kind, which is named
    documents: frozenset[str] = frozenset()  # hold documents of any kind


@dataclass(slots=True)
class Scope:
    """What the documents of one pack can name: the kinds and enums of it and what it requires."""

    pack: str
    kinds: dict[str, Kind] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    checkers: dict[tuple[str, bool], Checker] = field(default_factory=dict)
    shapes: dict[str, Shape] = field(default_factory=dict)
    rules: list[str] = field(default_factory=list)  # the rule index of the pack
    former: dict[tuple[str, bool], Checker] = field(default_factory=dict)  # of the scope before

    def has(self, kind: str) -> bool:
        return kind in KERNEL_KINDS or (kind in self.kinds and kind not in SPECIAL_KINDS)

    def names(self) -> list[str]:
        return sorted({*KERNEL_KINDS, *self.kinds} - ({*SPECIAL_KINDS} - {"scenario"}))

    def holds_inline(self, type: str) -> bool:
        """Whether values of a type may be documents inside others."""
        kind = self.kinds.get(type)
        return kind is not None and type not in SPECIAL_KINDS

    def checker(self, kind: str, sourced: bool) -> Checker:
        """The validator of a kind, made when it is first needed."""
        key = (kind, sourced)
        if key not in self.checkers:
            if kind in KERNEL_KINDS:
                schema = with_fields(kind, self.pack, self.kinds, self.enums)
                if schema is None:
                    self.checkers[key] = _kernel_checker(kind, sourced)
                    return self.checkers[key]
            else:
                schema = schema_of(self.kinds[kind], self.kinds, self.enums)
            whole = bundle(schema, self.kinds, self.enums, sourced=sourced)
            before = self.former.get(key)
            same = before is not None and before.schema == whole
            self.checkers[key] = before if before and same else Checker.of(whole)
        return self.checkers[key]

    def as_before(self, other: Scope, kind: str, sourced: bool) -> bool:
        """Whether documents of a kind that fit another scope fit this one, too."""
        if not self.has(kind) or other.shape(kind) != self.shape(kind):
            return False
        self.former = other.checkers
        return self.checker(kind, sourced) is other.checkers.get((kind, sourced))

    def shape(self, kind: str) -> Shape:
        if kind not in self.shapes:
            self.shapes[kind] = self._shape(kind)
        return self.shapes[kind]

    def _shape(self, kind: str) -> Shape:
        lines, nested = set(), {}
        if kind in KERNEL_KINDS:
            for name, schema in kernel_schema(kind)["properties"].items():
                if schema.get("$ref", "").endswith("/lines"):
                    lines.add(name)
        if kind in self.kinds:
            for spec in all_fields(self.kinds[kind], self.kinds).values():
                last = spec.written.removeprefix("list of ").strip()
                if last == "effects":
                    lines.add(spec.name)
                elif self.holds_inline(last):
                    nested[spec.name] = last
        documents = frozenset({"define"} if kind == "test" else ())
        return Shape(frozenset(lines), nested, documents)


@cache
def _kernel_checker(kind: str, sourced: bool) -> Checker:
    """The validator of a kind to which packs add nothing."""
    return Checker.of(bundle(kernel_schema(kind), {}, {}, sourced=sourced))


def scopes_of(packs: list[RawPack], report: Report) -> dict[str, Scope]:
    """The scope of each pack; mistakes in `kind` documents that no schema sees are reported."""
    scopes: dict[str, Scope] = {}
    own: dict[str, Scope] = {}
    manifests = {pack.id: manifest(pack) for pack in packs}
    needs = {pack.id: below(pack.id, manifests) for pack in packs}
    for pack in packs:
        own[pack.id] = _declared(pack, report)
        scope = scopes[pack.id] = Scope(pack.id)
        heads = [body.entries["rule"] for body in _documents(pack, "rule")]
        scope.rules = [head.text for head in heads if isinstance(head, Scalar)]
        for other in own:
            if other in needs[pack.id] and other != pack.id:
                _add(scope, own[other], pack, report)
        _add(scope, own[pack.id], pack, report)
    for pack in packs:
        for above in packs:
            if pack.id in needs[above.id]:
                _add_from_above(scopes[pack.id], own[above.id])
        for kind in own[pack.id].kinds.values():
            _check_kind(kind, scopes[pack.id], report)
        for body in _documents(pack, "kind"):
            named = own[pack.id].kinds.get(_text(body, "kind"))
            if named is not None:
                _check_states(body, named, scopes[pack.id], report)
    _tell_misspelt_kinds(own, packs, report)
    return scopes


def _add_from_above(scope: Scope, above: Scope) -> None:
    """What a pack above declares, for values that its patches put into documents of this pack.

    What it adds to the kinds that every game has cannot be asked of documents that do not know it.
    """
    for name, kind in above.kinds.items():
        known = scope.kinds.get(name)
        if name in SPECIAL_KINDS:
            free = {n: replace(spec, required=False) for n, spec in kind.fields.items()}
            fields = {**free, **(known.fields if known else {})}
            scope.kinds[name] = replace(known or kind, fields=fields)
        elif known is None:
            scope.kinds[name] = kind
    for name, enum in above.enums.items():
        scope.enums.setdefault(name, enum)


def _text(body: Fields, key: str) -> str:
    value = body.entries.get(key)
    return value.text if isinstance(value, Scalar) else ""


def _documents(pack: RawPack, kind: str) -> Iterator[Fields]:
    for file in pack.files:
        for body in file.documents:
            if next(iter(body.entries)) == kind:
                yield body


def _declared(pack: RawPack, report: Report) -> Scope:
    """The kinds and enums of the pack itself."""
    own = Scope(pack.id)
    for body in _documents(pack, "kind"):
        _check_bounds(body, report)
        kind = kind_of(body, pack.id)
        if kind is None:
            continue
        if kind.name in KERNEL_KINDS and kind.name not in SPECIAL_KINDS:
            report.error(
                "E0132",
                f"`{kind.name}` is a kind that every pack has",
                kind.span,
                "choose another id",
            )
        elif kind.name in SPECIAL_KINDS and kind.name in own.kinds:
            # Several files of a pack may each add to what every game has.
            known = own.kinds[kind.name]
            own.kinds[kind.name] = replace(known, fields={**known.fields, **kind.fields})
        else:
            own.kinds.setdefault(kind.name, kind)
    for body in _documents(pack, "enum"):
        enum = enum_of(body, pack.id)
        if enum is None:
            continue
        taken = own.kinds.get(enum.id)
        if taken is not None:
            report.error(
                "E0132",
                f"`{enum.id}` is already a kind",
                enum.span,
                "choose another id",
                Related(taken.span, "the kind is"),
            )
        else:
            own.enums.setdefault(enum.id, enum)
    return own


def _check_bounds(kind: Fields, report: Report) -> None:
    """Report bounds that leave no number, and bounds of something that is not a number."""
    parts = [kind.entries.get(key) for key in ("fields", "state")]
    for name, spec in [pair for p in parts if isinstance(p, Fields) for pair in p.entries.items()]:
        if not isinstance(spec, Fields):
            continue
        low, high = spec.entries.get("minimum"), spec.entries.get("maximum")
        typed = spec.entries.get("type")
        bound = low if low is not None else high
        if bound is None or not isinstance(typed, Scalar):
            continue
        if other_type(typed.text) or (typed.text != "number" and one_slip(typed.text, "number")):
            continue  # reported elsewhere, and then the bounds may be right
        if typed.text != "number":
            said = f"only a number has bounds, and `{name}` has the type `{typed.text}`"
            report.error("E0136", said, bound.span, "leave the bounds out")
        elif isinstance(low, Scalar) and isinstance(high, Scalar) and _above(low, high):
            swap = (Edit(low.span, high.text), Edit(high.span, low.text))
            report.error(
                "E0136",
                f"`{name}` is at least {low.text} and at most {high.text}, which no number is",
                low.span,
                "write the smaller number as `minimum`",
                fixes=(Fix("swap the two numbers", swap),),
            )


def other_type(name: str) -> Hint | None:
    """What a type of another language is called here."""
    right = ELSEWHERE.get(name)
    return Hint(f"write `{right}`", name, right) if right else None


def _above(low: Scalar, high: Scalar) -> bool:
    numbers = isinstance(low.value, int) and isinstance(high.value, int)
    return numbers and low.value > high.value  # type: ignore[operator]  # both are numbers


def _add(scope: Scope, other: Scope, pack: RawPack, report: Report) -> None:
    """Let a scope see what a pack declares."""
    for name, kind in other.kinds.items():
        known = scope.kinds.get(name)
        if known is None:
            scope.kinds[name] = kind
        elif name in SPECIAL_KINDS:
            fields = {**known.fields, **kind.fields}
            scope.kinds[name] = replace(kind, fields=fields)
        else:
            _clash(f"the kind `{name}`", known.pack, known.span, kind.span, scope, pack, report)
    for name, enum in other.enums.items():
        seen = scope.enums.get(name)
        if seen is None:
            scope.enums[name] = enum
        else:
            _clash(f"the enum `{name}`", seen.pack, seen.span, enum.span, scope, pack, report)


def _clash(
    what: str, owner: str, first: Span, second: Span, scope: Scope, pack: RawPack, report: Report
) -> None:
    span = second
    if not any(file.path == second.path for file in pack.files):
        # Neither of the two is of this pack: it is its choice of both that does not work.
        span = next((body.span for body in _documents(pack, "pack")), second)
    report.error(
        "E0131",
        f"{what} is already defined in `{owner}`",
        span,
        "give one of them another id",
        Related(first, f"`{owner}` defines it"),
        *([] if span == second else [Related(second, "the other one is")]),
    )


def _check_kind(kind: Kind, scope: Scope, report: Report) -> None:
    """Report parents and fields that cannot be."""
    if kind.parent is not None and kind.parent not in scope.kinds:
        near = did_you_mean(kind.parent, scope.kinds)
        report.error(
            "E0133",
            f"there is no kind `{kind.parent}`",
            kind.parent_span or kind.span,
            near,
            *(_defined_at(near.right, scope) if near else ()),
            subject=kind.parent,
        )
    line = [kind.name]
    step = scope.kinds.get(kind.parent or "")
    while step is not None:
        if step.name in line:
            if step.name == kind.name:
                circle = " is ".join(f"`{name}`" for name in [*line, step.name])
                said = f"a kind is its own parent: {circle}"
                help = "name another kind after `is`, or leave `is` out"
                report.error("E0133", said, kind.parent_span or kind.span, help)
            break
        line.append(step.name)
        step = scope.kinds.get(step.parent or "")
        if len(line) > DEEPEST:
            said = f"more than {DEEPEST} parents of parents exceed the limit"
            report.error("E0113", said, kind.parent_span or kind.span, "leave some of them out")
            break
    for spec in kind.fields.values():
        if spec.name in COMMON_KEYS or spec.name == kind.name or _in_kernel(kind.name, spec.name):
            report.error(
                "E0132",
                f"the field `{spec.name}` is already a key of every `{kind.name}`",
                spec.type_span,
                "choose another name",
            )
        schema = type_schema(spec.written, scope.pack, scope.kinds, scope.enums)
        if schema is None:
            last = spec.written.removeprefix("list of ").removesuffix(" definition").strip()
            near = other_type(last) or did_you_mean(last, type_names(scope.kinds, scope.enums))
            report.error(
                "E0134",
                f"there is no type `{last}`",
                spec.type_span,
                near or "a type is `number`, `truth`, `text`, `effects`, a kind or an enum",
                *(_defined_at(near.right, scope) if near else ()),
                subject=last,
            )
        else:
            _check_samples(spec, scope, report)


def _check_states(body: Fields, kind: Kind, scope: Scope, report: Report) -> None:
    """Report state with the name of a field: `x.hp` could mean either."""
    states = body.entries.get("state")
    known = all_fields(kind, scope.kinds)
    for name, key in states.keys.items() if isinstance(states, Fields) else ():
        if name in known:
            report.error(
                "E0132",
                f"`{name}` is already a field of every `{kind.name}`",
                key.span,
                "choose another name, as in `hp` for what changes and `max_hp` for what is printed",
                Related(known[name].type_span, "the field is"),
            )


def _tell_misspelt_kinds(own: Mapping[str, Scope], packs: list[RawPack], report: Report) -> None:
    """Report kinds that nothing is of, and that are almost called like one that every game has."""
    kinds = [kind for scope in own.values() for kind in scope.kinds.values()]
    used = {next(iter(body.entries)) for p in packs for file in p.files for body in file.documents}
    used |= {kind.parent or "" for kind in kinds}
    used |= {word for k in kinds for spec in k.fields.values() for word in spec.written.split()}
    for kind in kinds:
        alike = [name for name in SPECIAL_KINDS if likely_slip(kind.name, name)]
        if alike and kind.name not in (*used, *SPECIAL_KINDS):
            report.error(
                "E0203",
                f"nothing is of the kind `{kind.name}`",
                kind.span,
                Hint(f"did you mean `{alike[0]}`, which every game has?", kind.name, alike[0]),
            )


def _defined_at(name: str, scope: Scope) -> tuple[Related, ...]:
    known = scope.kinds.get(name) or scope.enums.get(name)
    return (Related(known.span, f"`{name}` is defined"),) if known else ()


def _in_kernel(kind: str, name: str) -> bool:
    return kind == "scenario" and name in kernel_schema("scenario")["properties"]


def _check_samples(spec: FieldDef, scope: Scope, report: Report) -> None:
    """Report a default or an example that its own field would refuse."""
    samples = [*spec.examples, *([spec.usual] if spec.usual is not None else [])]
    if not samples:
        return
    if spec.each is not None:
        spec = replace(spec, each=None)  # the default is that of each of them
    schema = field_schema(spec, scope.pack, scope.kinds, scope.enums)
    whole = bundle({"properties": {spec.name: schema}}, scope.kinds, scope.enums)
    checker = Checker.of(whole)
    for sample in samples:
        if not checker.fits({spec.name: bare(sample)}):
            said = Report()
            body = Fields({spec.name: sample}, {}, sample.span)
            errors = checker.errors({spec.name: bare(sample)})
            report_errors(errors, body, f"`{spec.name}`", whole, said)
            for found in said.diagnostics:
                report.add(replace(found, code="E0135"))


def bare(value: Value) -> object:
    """The value without positions; made for speed, as every document passes through it."""
    if value.__class__ is Scalar:
        return value.value
    if isinstance(value, Fields):
        return {
            key: item.value if isinstance(item, Scalar) else bare(item)
            for key, item in value.entries.items()
        }
    if isinstance(value, Scalar):
        return value.value
    return [bare(item) for item in value.items]
