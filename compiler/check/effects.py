"""Abilities: triggers, costs, limits, modifiers, auras."""

from __future__ import annotations

import re
from dataclasses import replace

from compiler.check.checked import CheckedActivated, CheckedEffects, CheckedModifier, CheckedTrigger
from compiler.check.circles import LAWS, based, stats_asked
from compiler.check.doubts import amount as note_amount
from compiler.check.elaborate import Elaborator
from compiler.check.elaborate_calls import all_arguments, usage
from compiler.check.elaborate_nouns import (
    adjective,
    belongs,
    find_noun,
    placed,
    said_of,
    unknown_noun,
)
from compiler.check.elaborate_scope import TRUE, Variable, all_of
from compiler.check.elaborate_stats import has_stat, no_stat, period_of, stat_type
from compiler.check.facts import Findings
from compiler.check.foreign_words import unknown_event
from compiler.check.idle import always_the_same, does_something, prefixes_agree
from compiler.check.in_a_row import bounds_agree
from compiler.check.sense import (
    at_least,
    changes_something,
    decided_before,
    excluding,
    only_looks,
)
from compiler.language import syntax as s
from compiler.language.plurals import with_article
from compiler.language.types import NUMBER, PLAYER, TRUTH, Type, definition, list_of, piece
from compiler.language.wrap import sentences_of
from compiler.model import core as c
from compiler.model.definitions import Thing, World
from compiler.model.former_names import read_rule
from compiler.prose.english import sentence
from compiler.prose.phrases import Wordless
from compiler.prose.rules_text import Change, Meaning, Trigger, around
from compiler.source.diagnostics import Related, did_you_mean
from compiler.source.positions import Scalar, Span

# How abilities are written that answer events in which their bearer has no part.
WATCHING = {"on": "on", "before": "before", "instead": "instead of"}


def check_effects(world: World, thing: Thing, report: Findings) -> CheckedEffects:
    result = CheckedEffects(thing)
    seen: dict[tuple[str, str], Span] = {}
    said = thing.body.entries.get("text") if thing.kind == "law" else None
    own = said.text if isinstance(said, Scalar) else ""  # a law may say by itself what it means
    for key, scalars in thing.effects.items():
        for scalar in scalars:
            abilities = read_rule(world, scalar, "effects", report)
            if abilities is None:
                continue
            bounds_agree(abilities, scalar, report)
            for ability in abilities:
                _said_twice(ability, scalar, key, seen, report)
                _named_twice(thing, ability, scalar, seen, report)
                result.sources |= _sources(ability, scalar)
                meaning = _ability(world, thing, key, ability, scalar, result, report)
                if meaning and not own:
                    result.text.append(_told(world, thing, key, meaning))
                    start, end = ability.pos
                    last = scalar.at(max(start, start + len(scalar.text[start:end].rstrip()) - 1))
                    result.told.append((last, result.text[-1]))
                    result.keys.append(key)
    if own:
        result.text.append(sentence(own))
    return result


def _sources(ability: s.Ability, scalar: Scalar) -> dict[int, tuple[str, ...]]:
    """The place and the words of each line of an ability; of one that goes on, all its lines."""
    found: dict[int, tuple[str, ...]] = {}
    start, end = ability.pos
    sentences = sentences_of(scalar.text[start:end].rstrip())
    for sentence_ in sentences:
        for number, row in enumerate(sentence_):
            span = scalar.at(start)
            if row.strip():
                words = [one.strip() for one in sentence_] if not number else [row.strip()]
                found[span.line] = (f"{span.path}:{span.line}", *words)
            start += len(row) + 1
    return found


def _named_twice(
    thing: Thing,
    ability: s.Ability,
    scalar: Scalar,
    seen: dict[tuple[str, str], Span],
    report: Findings,
) -> None:
    """Warn of two abilities of one card that players read under one name."""
    title = re.match(r'\s*"([^"\n]+)",', scalar.text[ability.pos[0] :])
    if title is None:
        return
    span = scalar.at(ability.pos[0] + title.start(1) - 1, len(title[1]) + 2)
    first = seen.setdefault(("(name)", title[1]), span)
    if first is not span and first.path == span.path:
        said = f"another ability of `{thing.short}` is called `{title[1]}`, too"
        related = Related(first, "the other one is")
        report.warning("W0443", said, span, "give one of them another name", related)


def _said_twice(
    ability: s.Ability,
    scalar: Scalar,
    key: str,
    seen: dict[tuple[str, str], Span],
    report: Findings,
) -> None:
    """Warn of a line that stands on one card twice."""
    start, end = ability.pos
    words = scalar.text[start:end]
    span = scalar.at(start, len(words.split("\n")[0].rstrip()))
    first = seen.setdefault((key, " ".join(words.split())), span)
    if first is not span and first.path == span.path:  # a patch may add to what is there
        related = Related(first, "the first one is")
        report.warning("W0442", "this ability is written twice", span, "keep one", related)


def _told(world: World, thing: Thing, key: str, text: str) -> str:
    """A line as it is printed: a field of effects may have a text around its lines."""
    field = world.field(thing.kind, key)
    return around(field.prints, text) if field is not None and field.prints else text


class _Bearer:
    """Who has the ability, in words of the elaborator."""

    def __init__(self, world: World, thing: Thing) -> None:
        self.law = thing.kind == "law"
        kind = world.kinds.get(thing.kind)
        self.is_piece = bool(kind and kind.piece)
        type_ = piece(thing.kind) if self.is_piece else definition(thing.kind)
        self.this: c.Core = c.Var(type_, "bearer")
        self.me: c.Core = self.this
        acts_for = next((k.acts_for for k in world.chain(thing.kind) if k.acts_for), None)
        if acts_for is not None and self.is_piece:
            state = world.state(thing.kind, acts_for)
            if state is not None:
                self.me = c.Get(state.type, self.this, acts_for, "state")

    def present(self) -> list[c.Core]:
        """A lent card does nothing of its own accord while there is nobody it acts for."""
        if self.me is self.this:
            return []
        return [c.Op(TRUTH, "!=", (self.me, c.Lit(self.me.type, None)))]

    def introduce(self, elaborator: Elaborator) -> None:
        if self.law:
            return
        elaborator.bind("this", self.this)
        elaborator.bind("self", self.me)
        if self.is_piece:
            elaborator.bind("player", c.Get(PLAYER, self.this, "owner", "builtin"))


def _ability(
    world: World,
    thing: Thing,
    key: str,
    ability: s.Ability,
    scalar: Scalar,
    result: CheckedEffects,
    report: Findings,
) -> str | None:
    """Check an ability; gives what players read about it, or nothing if that would make no sense."""
    bearer = _Bearer(world, thing)
    elaborator = Elaborator(world, report, scalar, "ability")
    elaborator.prose.kind = "" if bearer.law else thing.kind
    elaborator.says_itself = bearer.law and "text" in thing.body.entries
    elaborator.bearer = thing if bearer.is_piece else None
    bearer.introduce(elaborator)
    line = elaborator.line(ability)
    triggers = [p for p in ability.prefixes if isinstance(p, s.Trigger)]
    conditions = [p.value for p in ability.prefixes if isinstance(p, s.Condition)]
    auras = [p for p in ability.prefixes if isinstance(p, s.Aura)]
    limits = tuple(
        (p.times, period_of(elaborator, p.period, "?"))
        for p in ability.prefixes
        if isinstance(p, s.Limit)
    )
    prefixes_agree(elaborator, ability)
    for condition in conditions:
        always_the_same(elaborator, condition)
    costs = [p for p in ability.prefixes if isinstance(p, s.Cost)]
    uses = [p for p in ability.prefixes if isinstance(p, s.Use)]
    modifiers = [st for st in ability.body if isinstance(st, s.Modifier)]
    title = next((p.name for p in ability.prefixes if isinstance(p, s.Named)), "")

    if len(triggers) > 1:
        elaborator.error("E0322", "one ability has one trigger: write two lines", triggers[1])
    elif triggers:
        for extra in [*auras, *uses]:
            elaborator.error("E0322", "this cannot be combined with a trigger", extra)
        return _trigger(
            world,
            thing,
            bearer,
            triggers[0],
            conditions,
            costs,
            limits,
            ability,
            elaborator,
            result,
        )
    elif modifiers and len(modifiers) == len(ability.body):
        for p in ability.prefixes:
            if isinstance(p, (s.Cost, s.Use, s.Limit)):
                elaborator.error(
                    "E0322",
                    "a continuous change has no cost and no limit",
                    p,
                    "to buy a change, write `... : until end of <period>: +1 ...`",
                )
        meanings = [
            _modifier(world, bearer, modifier, conditions, auras, elaborator, result)
            for modifier in modifiers
        ]
        known = [m for m in meanings if m is not None]
        if len(known) == len(modifiers):
            changes = tuple(change for m in known for change in m.changes)
            return _text(elaborator, ability, replace(known[0], changes=changes, name=title))
    elif auras:
        help = "write `+1 STAT`; what happens to others needs a trigger, as in `on EVENT: ...`"
        elaborator.error("E0322", "an aura changes stats, as in `aura 2: +1 ...`", auras[0], help)
    elif costs or uses or limits:
        if not bearer.is_piece:
            elaborator.error(
                "E0322",
                f"{with_article(thing.kind)} is not a piece and cannot use abilities",
                ability,
            )
            return None
        elaborator.report.waits.setdefault("use ability", elaborator.span(ability.prefixes[0]))
        elaborator.report.waits.setdefault(f"play {thing.kind}", elaborator.span(ability))
        stated = [elaborator.expect(cond, TRUTH) for cond in conditions]
        held = bearer.present() + stated
        for value, written in zip(stated, conditions, strict=True):
            only_looks(elaborator, [value], written)
        pays: list[c.CoreStmt] = []
        for cost in costs:
            _cost(world, cost, elaborator, held, pays)
        body = elaborator.block(ability.body)
        paid = tuple((cost.amount, cost.resource.text) for cost in costs)
        meaning = Meaning(title, None, tuple(stated), limits, paid, bool(uses), body=body)
        words = _text(elaborator, ability, meaning)
        result.activated.append(
            CheckedActivated(words, all_of(held), limits, tuple(pays), body, line)
        )
        return words
    else:
        if not bearer.law:
            waiting = f"resolve {thing.kind}.{key}"
            report.waits.setdefault(waiting, elaborator.span(ability.body[0]))
        if not bearer.law:
            # `resolve card by somebody`: who does it need not be whose it is.
            elaborator.bind("player", c.Var(PLAYER, "player"))
            elaborator.prose.you = [c.Var(PLAYER, "player")]
        if conditions:
            tree: s.Stmt = s.If(ability.pos, conditions[0], ability.body, ())
            body = elaborator.block((tree,))
        else:
            body = elaborator.block(ability.body)
        result.resolve.append((key, line, body))
        if not bearer.law:
            return _text(elaborator, ability, Meaning(title, body=body))
        if bearer.law:
            elaborator.error(
                "E0323",
                "a law needs a trigger to do this",
                ability,
                "start with `on <event>:`, or make it a verb",
            )
    return None


def _text(elaborator: Elaborator, ability: s.Ability, meaning: Meaning) -> str:
    """An ability in words; one that has none is shown as it was written, with a warning."""
    prose = elaborator.prose
    prose.named = {}
    try:
        return prose.ability(meaning)
    except Wordless as missing:
        if elaborator.says_itself:
            return ""
        said = f"players read this as it is written: {missing.what} has no words"
        span = elaborator.span(ability)
        elaborator.report.warning("W0501", said, span, missing.help, tentative=True)
        return sentence(elaborator.source_text(ability))


def _cost(
    world: World, cost: s.Cost, elaborator: Elaborator, held: list[c.Core], pays: list[c.CoreStmt]
) -> None:
    """`2 actions` is payable by `query: has_actions n` and `verb: pay_actions n` of the pack."""
    name = cost.resource.text
    query = world.routine("query", f"has_{name}")
    verb = world.routine("verb", f"pay_{name}")
    if query is None or verb is None:
        known = [q[4:] for q in world.routines.get("query", {}) if q.startswith("has_")]
        elaborator.error(
            "E0324",
            f"`{name}` is not something that can be paid",
            cost.resource,
            did_you_mean(name, known) or f"define `query: has_{name} n` and `verb: pay_{name} n`",
        )
        return
    amount: s.Expr = s.Number(cost.pos, cost.amount)
    phrase = s.Phrase(cost.pos, s.Word(cost.resource.pos, query.name), (amount,), (), None)
    held.append(c.Query(TRUTH, query.name, all_arguments(elaborator, query, phrase, cost)))
    if query.params:
        role = query.role(query.params[0].name)
        note_amount(elaborator, c.Lit(NUMBER, cost.amount), role, cost)
    pays.append(
        c.SDo(elaborator.line(cost), verb.name, all_arguments(elaborator, verb, phrase, cost))
    )


def _modifier(
    world: World,
    bearer: _Bearer,
    node: s.Modifier,
    conditions: list[s.Expr],
    auras: list[s.Aura],
    elaborator: Elaborator,
    result: CheckedEffects,
) -> Meaning | None:
    stat = node.stat.text
    holders = [k for k in world.kinds if (f := world.field(k, stat)) is not None and f.stat]
    if not holders:
        stats = sorted({f.name for k in world.kinds.values() for f in k.fields.values() if f.stat})
        elaborator.error(
            "E0213",
            f"there is no stat `{stat}`",
            node.stat,
            did_you_mean(stat, stats) or no_stat(elaborator, stat, stats),
        )
        return None
    elaborator.use(f"see stat {stat}", node.stat)
    me = bearer.me.type
    if bearer.is_piece:
        elaborator.report.waits.setdefault(f"play {result.thing.kind}", elaborator.span(node))
    if not bearer.law and not auras and node.to is None and me.form == "piece":
        if not has_stat(elaborator, me, node.stat):
            return None
    # A stat may stand on a document that a piece uses; then that document is known by its kind.
    for holder in holders:
        if not world.kinds[holder].piece:
            about = c.GameVar(definition(holder), "about")
            elaborator.scope.names[holder] = Variable(about, key=f"kind {holder}")
    holders = [k for k in holders if world.kinds[k].piece]
    broad = [k for k in holders if not any(world.is_a(k, o) for o in holders if o != k)]
    target_type = piece(broad[0]) if len(broad) == 1 else piece("piece")
    target = c.Var(target_type, "target")
    elaborator.push()
    elaborator.bind("it", target)
    held: list[c.Core] = []
    reach: c.Core | None = None
    whom: c.Core | None = None
    to: c.Core | None = None
    if auras:
        if not bearer.is_piece:
            elaborator.error("E0322", "only a piece has an aura", auras[0])
        reach = elaborator.expect(auras[0].reach, NUMBER, "an aura")
        at_least(elaborator, reach, 0, auras[0].reach, "the reach of an aura")
        only_looks(elaborator, [reach], auras[0].reach)
        phrase = auras[0].phrase
        if phrase is not None:
            described = _described(world, elaborator, phrase, target, node.stat)
            if described is None:
                elaborator.pop()
                return None
            whom = described[0]
            held.extend(described[1])
        elif "friendly" in world.adjectives:
            held.extend(said_of(elaborator, world.adjectives["friendly"], target, auras[0]))
    elif node.to is not None:
        to = elaborator.expect(node.to, target_type, "`to`")
        held.append(c.Op(TRUTH, "=", (target, to)))
    elif not bearer.law:
        if me.form != "piece":
            elaborator.error(
                "E0322",
                f"{with_article(result.thing.kind)} is not a piece and has no `{stat}` in play",
                node,
            )
        held.append(c.Op(TRUTH, "=", (target, bearer.me)))
    if bearer.law:
        held.append(c.KindTest(TRUTH, target, target_type.name))
    stated = [elaborator.expect(cond, TRUTH) for cond in conditions]
    held.extend(stated)
    amount = elaborator.expect(node.amount, stat_type(elaborator, stat))
    changes_something(elaborator, node.operator, amount, node)
    for value, written in zip(stated, conditions, strict=True):
        only_looks(elaborator, [value], written)
    only_looks(elaborator, [amount], node.amount)
    elaborator.pop()
    # Whose stat it is: that of `it`, and of the bearer where it changes its own.
    whose: list[c.Core] = [target]
    if not bearer.law and not auras and node.to is None:
        whose.append(bearer.me)
    asked = stats_asked([*held, amount], whose)
    if reach is not None:  # the bearer stands in its own aura, or another one with the same
        asked |= stats_asked([reach], [bearer.me])
    changed = [stat] if node.operator == "add" else [stat, based(stat)]
    for one in changed if asked else ():
        key = f"stat {one}@{LAWS if bearer.law else result.thing.id}"
        result.looks_at.setdefault(key, set()).update(asked)
        elaborator.report.waits.setdefault(key, elaborator.span(node))
    result.modifiers.append(
        CheckedModifier(
            stat,
            node.operator,
            amount,
            all_of(held) or TRUE,
            reach,
            elaborator.line(node),
            bearer.me,
        )
    )
    change = Change(stat, node.operator, amount, to)
    return Meaning(conditions=tuple(stated), reach=reach, whom=whom, changes=(change,))


def _described(
    world: World, elaborator: Elaborator, phrase: s.NounPhrase, target: c.Var, stat: s.Word
) -> tuple[c.Core, list[c.Core]] | None:
    """All that a noun phrase describes, and whether the target is one of them; None if it cannot be."""
    found = find_noun(elaborator, phrase.words[-1])
    if found is None:
        unknown_noun(elaborator, phrase.words[-1])
        return None
    source, noun = found
    if noun is not None:
        elaborator.wordings.note(source, noun, source)
    item = source.type.item if source.type.item is not None else piece("piece")
    if item.form != "piece":
        said = f"an aura reaches pieces, and {item.in_words} is not a piece"
        elaborator.error("E0322", said, phrase, "name a kind of pieces, as in `aura 2 of foes`")
        return None
    if not has_stat(elaborator, item, stat):
        return None
    kind = item.name
    held: list[c.Core] = [c.KindTest(TRUTH, target, kind)]
    narrowed: c.Core = c.Var(piece(kind), target.name)
    if source.of == "copies":
        same = c.DocRef(definition(kind), source.kind)
        held.append(c.Op(TRUTH, "=", (elaborator.coerce(narrowed, same.type), same)))
    is_one = len(held)  # what the source says by itself
    if noun is not None:
        held.extend(said_of(elaborator, noun, narrowed, phrase.words[-1]))
    held.extend(adjective(elaborator, word, narrowed) for word in phrase.words[:-1])
    elaborator.push()
    elaborator.bind("it", narrowed)
    for mod in phrase.mods:
        if mod.kind == "where":
            held.append(elaborator.expect(mod.first, TRUTH))
        elif mod.kind == "of":
            held.append(belongs(elaborator, narrowed, mod))
        else:
            held.append(placed(elaborator, mod, narrowed))
    elaborator.pop()
    excluding(elaborator, held[is_one:], phrase)
    where = all_of(held[is_one:])
    return c.Select(list_of(item), "list", source, target.name, item, where), held


def _trigger(
    world: World,
    thing: Thing,
    bearer: _Bearer,
    node: s.Trigger,
    conditions: list[s.Expr],
    costs: list[s.Cost],
    limits: tuple[tuple[int, c.Period], ...],
    ability: s.Ability,
    elaborator: Elaborator,
    result: CheckedEffects,
) -> str | None:
    event = world.routine("event", node.event.text)
    if event is None:
        elaborator.error(
            "E0302",
            f"unknown event `{node.event.text}`",
            node.event,
            unknown_event(world, node.event.text),
        )
        return None
    elaborator.report.waits.setdefault(event.key, elaborator.span(node.event))
    if bearer.is_piece:
        elaborator.report.waits.setdefault(f"play {thing.kind}", elaborator.span(node))
    elaborator.use(f"see {event.key}", node.event)
    for p in event.params:
        key = event.role(p.name)
        elaborator.scope.names[p.name] = Variable(
            c.Var(p.type, f"event.{p.name}"), True, node.timing == "before", key=key
        )
    held: list[c.Core] = bearer.present()
    role = taken = ""
    roles: list[tuple[str, c.Core]] = []
    for prep, written in node.roles:
        param = next((p for p in event.params if p.prep == prep.text), None)
        if param is None:
            shape = usage(elaborator, event)
            elaborator.error(
                "E0305", f"`{event.name}` has nothing after `{prep.text}`", prep, shape
            )
            continue
        elaborator.report.mark(event.role(param.name))
        value = elaborator.value(written, param.type)
        roles.append((param.name, value))
        role_value = c.Var(param.type, f"event.{param.name}")
        if value == role_value:
            said = f"`{elaborator.source_text(written)}` is this role of `{event.name}` itself, so this is always true"
            help = f"leave out `{prep.text} {elaborator.source_text(written)}`: it is always true"
            if param.type == PLAYER:
                help = "`self.owner` is the owner of this; to mean everybody, leave it out"
            elaborator.warning("W0440", said, written, help)
            continue
        held.append(elaborator.equal(role_value, value, written))
    if not bearer.law and not node.roles and not node.anyone:
        mine = next((p for p in event.params if _fits_role(world, bearer.me.type, p.type)), None)
        if mine is None:
            elaborator.error(
                "E0320",
                f"{with_article(thing.kind)} takes no part in `{event.name}`",
                node.event,
                f"write `{WATCHING[node.timing]} any {event.name}` to watch others",
            )
            return None
        taken = mine.name
        elaborator.report.mark(event.role(mine.name))
        held.append(c.Op(TRUTH, "=", (c.Var(mine.type, f"event.{mine.name}"), bearer.me)))
        if not bearer.is_piece:
            role = mine.name
    if not bearer.law and not bearer.is_piece and not role:
        elaborator.error(
            "E0325",
            f"this never happens: {with_article(thing.kind)} is not on the table and cannot watch",
            node,
        )
    stated = [elaborator.expect(cond, TRUTH) for cond in conditions]
    where = elaborator.expect(node.where, TRUTH) if node.where is not None else None
    if node.where is not None:
        always_the_same(elaborator, node.where)
        if where is not None:
            decided_before(elaborator, held, where, node.where)
    does_something(elaborator, ability, node.timing)
    held.extend([*stated, where] if where is not None else stated)
    pays: list[c.CoreStmt] = []
    for cost in costs:
        _cost(world, cost, elaborator, held, pays)
    done = elaborator.block(ability.body)
    paid = tuple((cost.amount, cost.resource.text) for cost in costs)
    waits = Trigger(event, node.timing, node.anyone, taken, tuple(roles), where)
    title = next((p.name for p in ability.prefixes if isinstance(p, s.Named)), "")
    meaning = Meaning(title, waits, tuple(stated), limits, paid, body=done)
    words = _text(elaborator, ability, meaning)
    body: tuple[c.CoreStmt, ...] = (*pays, *done)
    if costs:
        # A price is never forced on anybody.
        body = (
            c.SMay(
                elaborator.line(ability),
                elaborator.chooser(None),
                words,
                body,
            ),
        )
    result.triggers.append(
        CheckedTrigger(
            event.name, node.timing, role, all_of(held), limits, body, elaborator.line(ability)
        )
    )
    return words


def _fits_role(world: World, mine: Type, role: Type) -> bool:
    if mine.form != role.form:
        return False
    return role.name in ("", "piece") or world.is_a(mine.name, role.name)
