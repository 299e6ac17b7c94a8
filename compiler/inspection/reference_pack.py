"""The page of the reference about a pack: its kinds, its rules and its other words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from urllib.parse import quote

from compiler.build.build import Project, resolved
from compiler.inspection.reference_rows import listed, table
from compiler.model.definitions import World
from compiler.schema.kinds import SPECIAL_KINDS, FieldDef
from compiler.schema.scope import Scope
from compiler.schema.validate import Document, name_of
from compiler.source.diagnostics import Report
from compiler.source.markdown import block, code, sentence, words
from compiler.source.positions import Fields, Items, Scalar, Value, plain


def pack_page(project: Project, pack: str, report: Report) -> str:
    """All about the words that a pack defines, as Markdown."""
    valid, world = resolved(project, pack, report)
    documents = [d for d in valid[-1].documents if d.kind not in ("test", "rule")]
    head = next(d for d in documents if d.kind == "pack")
    writer = _Writer(project, world, valid[-1].scope, documents)
    sections: dict[str, list[str]] = {
        "Kinds": writer.each("kind", writer.kind),
        "Enumerations": writer.each("enum", writer.enum),
        "Verbs": writer.each("verb", writer.routine),
        "Queries": writer.each("query", writer.routine),
        "Events": writer.each("event", writer.routine),
        "Actions": writer.each("action", writer.routine),
        "Windows": writer.each("window", writer.routine),
        "Phases": writer.each("phase", writer.routine),
        "Nouns and adjectives": writer.each("noun", writer.noun)
        + writer.each("adjective", writer.noun),
        "Zones": writer.each("zone", writer.zone),
        "Laws": writer.each("law", writer.law),
        "Scenarios": writer.each("scenario", writer.scenario),
        "Patches": writer.each("patch", writer.patch),
    }
    title = _text(head.body, "title") or pack
    rows = [
        f"# {words(title)}: reference",
        "",
        "<!-- Made by `siegewright reference` from the pack; edits made here are lost. -->",
        "",
        f"{sentence(_text(head.body, 'summary'))} The pack `{pack}`, version {_text(head.body, 'version')}."
        f"{_requires(head.body)} What every pack can use is in [the kernel's reference](kernel.md).",
        "",
    ]
    links = [
        f"[{name}](#{name.lower().replace(' ', '-')}) ({len(parts)})"
        for name, parts in sections.items()
        if parts
    ]
    rows += [" · ".join(links), ""]
    for name, parts in sections.items():
        if parts:
            rows += [f"## {name}", "", *("\n".join(parts).rstrip("\n").split("\n")), ""]
    return "\n".join(rows).rstrip("\n") + "\n"


def _requires(body: Fields) -> str:
    needs = body.entries.get("requires")
    names = (
        [f"[{words(name)}]({quote(name)}.md)" for name in needs.entries]
        if isinstance(needs, Fields)
        else []
    )
    return f" It requires {', '.join(names)}." if names else ""


class _Writer:
    def __init__(
        self, project: Project, world: World, scope: Scope, documents: list[Document]
    ) -> None:
        self.project = project
        self.world = world
        self.scope = scope
        self.documents = documents

    def each(self, kind: str, write: Callable[[Document], Iterable[str]]) -> list[str]:
        """The documents of a kind by name, each as its part of the page."""
        own = sorted((d for d in self.documents if d.kind == kind), key=lambda d: d.id)
        return ["\n".join([*write(d), ""]) for d in own]

    def where(self, document: Document) -> str:
        file = document.path.rsplit("/", 1)[-1]
        return f"[{words(file)}](../../{quote(document.path)})"

    def rests(self, document: Document) -> str:
        """The rules it depends on, and the file it is in."""
        rules = document.body.entries.get("rules")
        ids = (
            [v.text for v in rules.items if isinstance(v, Scalar)]
            if isinstance(rules, Items)
            else []
        )
        return f"{', '.join(ids)} · {self.where(document)}" if ids else self.where(document)

    # -------------------------------------------------------------- kinds

    def kind(self, document: Document) -> Iterator[str]:
        body, name = document.body, document.id
        parent = _text(body, "is")
        spec = self.scope.kinds.get(name)
        yield f"### {words(name)}"
        yield ""
        facts = [sentence(_text(body, "text"))]
        if parent:
            facts.append(f"Has everything that a {code(parent)} has.")
        if _text(body, "piece") == "true":
            facts.append("Pieces on the table.")
        if name in SPECIAL_KINDS:
            facts.append(f"Added to what every {name} has.")
        yield " ".join(fact for fact in facts if fact)
        own = _names(body, "fields")
        fields = [f for f in (spec.fields.values() if spec else ()) if f.name in own]
        if fields:
            yield ""
            yield from table(("field", "type", "default", "what it is"), map(self.field, fields))
        state = body.entries.get("state")
        if isinstance(state, Fields):
            yield ""
            rows = [_state(name, value) for name, value in state.entries.items()]
            yield from table(("state", "type", "start", "what it is"), rows)
        made = [d.id for d in self.documents if d.kind == name]
        if made:
            yield ""
            yield f"Documents: {listed(made)}."
        yield ""
        yield self.rests(document)

    def field(self, spec: FieldDef) -> tuple[str, str, str, str]:
        limits = [str(n) if n is not None else "" for n in (spec.minimum, spec.maximum)]
        bounds = _bounds(*limits)
        stat = ", a stat" if spec.stat else ""
        default = "needed" if spec.required else "" if spec.usual is None else _shown(spec.usual)
        return (
            code(spec.name),
            words(spec.written) + stat + bounds,
            default,
            words(spec.text),
        )

    def enum(self, document: Document) -> Iterator[str]:
        values = document.body.entries.get("values")
        yield f"### {words(document.id)}"
        yield ""
        said = sentence(_text(document.body, "text"))
        if said:
            yield said
            yield ""
        if isinstance(values, Fields):
            meanings = [
                (code(k), words(v.text) if isinstance(v, Scalar) else "")
                for k, v in values.entries.items()
            ]
            yield from table(("word", "what it means"), meanings)
        elif isinstance(values, Items):
            yield ", ".join(code(v.text) for v in values.items if isinstance(v, Scalar)) + "."
        yield ""
        yield self.rests(document)

    # -------------------------------------------------------------- rules

    def routine(self, document: Document) -> Iterator[str]:
        """A verb, query, event, action, window or phase."""
        body = document.body
        known = self.world.routine(document.kind, name_of(document.kind, document.id))
        yield f"### {words(document.id)}"
        yield ""
        said = sentence(_text(body, "text"))
        if said:
            yield said
            yield ""
        facts: list[str] = []
        choose = body.entries.get("choose")
        if isinstance(choose, Fields):
            for name, value in choose.entries.items():
                facts.append(f"- {code(name)}: {_expression(value)}")
        elif known is not None:
            for param in known.params:
                default = " (may be left out)" if param.default is not None else ""
                facts.append(f"- {code(param.name)}: {words(str(param.type))}{default}")
        if known is not None and known.gives is not None:
            facts.append(f"- gives {words(str(known.gives))}")
        for key, said_as in (("during", "during"), ("if", "if"), ("asks", "asks"), ("is", "is")):
            said_so = body.entries.get(key)
            if said_so is not None:
                facts.append(f"- {said_as} {_expression(said_so)}")
        if facts:
            yield from facts
            yield ""
        yield self.rests(document)

    def noun(self, document: Document) -> Iterator[str]:
        where = document.body.entries.get("where")
        which = f" where {_expression(where)}" if where is not None else ""
        form = "A noun" if document.kind == "noun" else "An adjective"
        return self.in_a_line(document, f"{form}: {code(_text(document.body, 'of'))}{which}")

    def in_a_line(self, document: Document, fact: str) -> Iterator[str]:
        """What there is to say of a document that fits into one line."""
        said = sentence(_text(document.body, "text"))
        yield f"### {words(document.id)}"
        yield ""
        yield f"{said + ' ' if said else ''}{fact}."
        yield ""
        yield self.rests(document)

    def law(self, document: Document) -> Iterator[str]:
        yield f"### {words(document.id)}"
        yield ""
        said = sentence(_text(document.body, "text"))
        if said:
            yield said
            yield ""
        effects = document.body.entries.get("effects")
        lines = [effects] if isinstance(effects, Scalar) else list(getattr(effects, "items", ()))
        texts = [v.text.rstrip("\n") if isinstance(v, Scalar) else str(plain(v)) for v in lines]
        yield from block(texts)
        yield ""
        yield self.rests(document)

    def zone(self, document: Document) -> Iterator[str]:
        body = document.body
        facts = [f"Seen by {words(_text(body, 'visible')) or 'all'}"]
        facts += [f"one for each {words(_text(body, 'each'))}"] if _text(body, "each") else []
        facts += ["its pieces are in play"] if _text(body, "active") == "true" else []
        return self.in_a_line(document, ", ".join(facts))

    def scenario(self, document: Document) -> Iterator[str]:
        body = document.body
        yield f"### {words(document.id)}"
        yield ""
        players = body.entries.get("players")
        facts = [sentence(_text(body, "title")), sentence(_text(body, "text"))]
        facts += [f"Extends {code(_text(body, 'extends'))}."] if _text(body, "extends") else []
        facts += [f"Players: {_shown(players).strip('[]')}."] if players is not None else []
        facts += [f"Map {code(_text(body, 'map'))}."] if _text(body, "map") else []
        yield " ".join(fact for fact in facts if fact)
        options = _names(body, "options")
        if options:
            yield ""
            yield f"Options: {', '.join(map(code, options))}."
        yield ""
        yield self.rests(document)

    def patch(self, document: Document) -> Iterator[str]:
        yield f"### {words(document.id)}"
        yield ""
        for word in ("set", "add", "scale", "append", "remove"):
            value = document.body.entries.get(word)
            if value is not None:
                yield f"- {word} {_shown(value)}"
        yield ""
        yield self.rests(document)


# ------------------------------------------------------------------ values


def _state(name: str, value: Value) -> tuple[str, str, str, str]:
    if not isinstance(value, Fields):
        return (code(name), words(_shown(value).strip("`")), "", "")
    bounds = _bounds(_text(value, "minimum"), _text(value, "maximum"))
    start = _text(value, "start")
    seen = _text(value, "visible")
    what = _text(value, "description") + (f" (seen by {seen})" if seen else "")
    kind = words(_text(value, "type")) + words(bounds)
    return (code(name), kind, code(start) if start else "", words(what))


def _bounds(least: str, most: str) -> str:
    if least and most:
        return f", {least} to {most}"
    return f", at least {least}" if least else f", at most {most}" if most else ""


def _names(body: Fields, key: str) -> list[str]:
    value = body.entries.get(key)
    return list(value.entries) if isinstance(value, Fields) else []


def _text(body: Fields, key: str) -> str:
    value = body.entries.get(key)
    return value.text.strip() if isinstance(value, Scalar) else ""


def _expression(value: Value) -> str:
    text = " ".join(value.text.split()) if isinstance(value, Scalar) else _shown(value).strip("`")
    return code(text)


def _shown(value: Value) -> str:
    """A value in a line, as YAML in brackets."""
    match value:
        case Fields():
            inner = ", ".join(f"{k}: {_shown(v).strip('`')}" for k, v in value.entries.items())
            return code("{" + inner + "}")
        case Items():
            return code("[" + ", ".join(_shown(v).strip("`") for v in value.items) + "]")
        case Scalar():
            return code(" ".join(value.text.split()) or '""')
