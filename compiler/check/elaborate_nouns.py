"""Noun phrases: `wounded enemies within 2 of self`."""

from __future__ import annotations

import re

from compiler.check.elaborate_calls import all_arguments, check_argument
from compiler.check.elaborate_fields import try_field
from compiler.check.elaborate_names import definitions, fields_of, find_name
from compiler.check.elaborate_reader import Reader
from compiler.check.elaborate_scope import NONE, PLACES, TRUE, Scope, Variable, a_few, all_of
from compiler.check.foreign_words import meant_adjective
from compiler.check.idle import always_the_same
from compiler.check.sense import at_least, excluding, from_itself
from compiler.language import syntax as s
from compiler.language.layout_tokens import nodes_of
from compiler.language.nesting import DEEPEST_NOUN, LONGEST_NOUN
from compiler.language.plurals import plural, singulars, with_article
from compiler.language.types import (
    NUMBER,
    PLACE,
    PLAYER,
    SPACE,
    TEXT,
    TRUTH,
    UNKNOWN,
    Type,
    enum,
    list_of,
    piece,
)
from compiler.model import core as c
from compiler.model.definitions import Noun
from compiler.model.former_names import read_rule
from compiler.source.diagnostics import Fix, Hint, Related, closest, did_you_mean, edit, likely_slip
from compiler.source.positions import Scalar


def find_noun(e: Reader, word: s.Word) -> tuple[c.Source, Noun | None] | None:
    """The things a noun means: everything of a kind, perhaps narrowed by a noun's own condition."""
    for text in singulars(word.text):
        match text:
            case "player":
                return c.Source(list_of(PLAYER), "players", ""), None
            case "space":
                return c.Source(list_of(SPACE), "spaces", ""), None
            case "piece":
                return c.Source(list_of(piece("piece")), "pieces", "piece"), None
        if text in e.world.enums:
            return values_of(e, text, word), None
        text = next((k.name for k in e.world.kinds.values() if k.plural == text), text)
        if text in e.world.kinds and text not in ("game", "scenario"):
            kind = e.world.kinds[text]
            e.use(f"kind {text}", word)
            if kind.piece:
                return c.Source(list_of(piece(text)), "pieces", text), None
            return definitions(e, text, word), None
    for text in singulars(word.text):
        things = [t for t in e.world.things.get(text, []) if e.world.kinds[t.kind].piece]
        if len(things) == 1 and e.scope.find(text) is None:
            # A document as a noun: all pieces made from it.
            e.use(f"document {things[0].id}", word)
            return c.Source(list_of(piece(things[0].kind)), "copies", things[0].id), None
    for noun in e.world.nouns.values():
        if word.text in (noun.name, noun.plural):
            if noun.kind in ("player", "space"):
                simple = PLAYER if noun.kind == "player" else SPACE
                return c.Source(list_of(simple), noun.kind + "s", ""), noun
            if noun.kind != "piece" and noun.kind not in e.world.kinds:
                # The mistake has been reported where it is defined.
                return c.Source(list_of(UNKNOWN), "pieces", "piece"), None
            if noun.kind != "piece" and not e.world.kinds[noun.kind].piece:
                return definitions(e, noun.kind, word), noun
            return c.Source(list_of(piece(noun.kind)), "pieces", noun.kind), noun
    return None


def group_of(e: Reader, node: s.Expr) -> c.Core:
    """What is walked over by a name: a list, or everything that a noun means (`t in spaces`)."""
    if not isinstance(node, s.Name) or e.scope.find(node.text) is not None:
        return e.value(node)
    if find_name(e, node.text, UNKNOWN, node) is not None:
        return e.value(node)
    word = s.Word(node.pos, node.text)
    if find_noun(e, word) is None:
        return e.value(node)
    e.push()
    source, var, item, where = noun_phrase(e, s.NounPhrase(node.pos, (word,), ()))
    e.pop()
    return source if where is None else c.Select(source.type, "list", source, var, item, where)


def values_of(e: Reader, name: str, word: s.Node) -> c.Source:
    """All values of an enumeration, in the order in which it names them."""
    e.use(f"enum {name}", word)
    for value in e.world.enums[name]:
        e.report.mark(f"value {name}.{value}")
    return c.Source(list_of(enum(name)), "values", name)


def kind_word(e: Reader, word: str) -> str:
    """The kind that a word means, one or several of them: `status` is one, and not several of `statu`."""
    return next((w for w in singulars(word) if w in e.world.kinds), word)


def noun_phrase(
    e: Reader, node: s.NounPhrase, name: s.Word | None = None, loop: bool = False
) -> tuple[c.Core, str, Type, c.Core | None]:
    """Source, variable, its type and the condition; the variable stays declared in the scope."""
    words = node.words
    documents = (
        len(words) > 1
        and words[-1].text in ("definition", "definitions")
        and kind_word(e, words[-2].text) in e.world.kinds
    )
    if documents:
        words = words[:-1]
    noun_word = words[-1]
    mods = list(node.mods)
    source: c.Core
    noun: Noun | None = None
    variable_name = name.text if name is not None else "it"
    listed = e.scope.find(noun_word.text)
    found = find_noun(e, noun_word) if listed is None or listed.value.type.form != "list" else None
    walks_a_list = len(node.words) == 1 and mods and mods[0].kind == "in"
    if found is not None and found[0].of == "values" and walks_a_list:
        found = None  # in `all side in ways_out(s)`, `side` is a name for what is walked over
    if documents:
        kind = kind_word(e, noun_word.text)
        e.use(f"kind {kind}", noun_word)
        source, shown = definitions(e, kind, noun_word), kind
    elif found is not None:
        source, noun = found
        shown = singulars(noun_word.text)[:2][-1]
        if noun is not None:
            e.wordings.note(source, noun, source)
    elif listed is not None and listed.value.type.form == "list":
        e.reads(listed, noun_word)
        source, shown = listed.value, "item"
    elif mods and mods[0].kind == "in" and len(node.words) == 1:
        source = e.coerce(group_of(e, mods[0].first), list_of(UNKNOWN))
        if source.type.form != "list" and source.type != UNKNOWN:
            source = e.unknown("E0303", "this must be a list", mods[0].first)
        mods = mods[1:]
        variable_name = name.text if name is not None else noun_word.text
        shown = noun_word.text
    elif find_name(e, noun_word.text, UNKNOWN, noun_word) is not None:
        source = e.coerce(
            find_name(e, noun_word.text, UNKNOWN, noun_word) or NONE, list_of(UNKNOWN)
        )
        shown = "item"
        if source.type.form != "list":
            source = e.unknown(
                "E0303", f"`{noun_word.text}` is {source.type.in_words}, not a list", noun_word
            )
    else:
        source = unknown_noun(e, noun_word)
        shown = "item"
    item = source.type.item if source.type.form == "list" and source.type.item else UNKNOWN
    before = len(mods)
    source, mods = narrow_source(e, source, mods, item)
    of_list = len(mods) < before and not (isinstance(source, c.Get) and source.field == "pieces")
    from_list = of_list and node.mods[0].kind == "in"
    python = declare_item(e, variable_name, shown if variable_name == "it" else variable_name, item)
    last = source.args[1] if isinstance(source, c.Native) and source.name == "numbers" else None
    if loop:  # before conditions are read: they may speak of it
        wanted = name is not None or (names_its_items(e, node) and last is None)
        e.named(name or noun_word, wanted)
    if last is not None:
        e.scope.names[variable_name].last = last
    it: c.Core = c.Var(item, python)
    if variable_name != "it" and (name is not None or e.scope.find("it") is None):
        # In `r in list where r = it`, where the name comes first, an outer `it` stays what it was.
        e.scope.names["it"] = Variable(it, same=e.scope.names[variable_name])
    if from_list and noun_word.text not in e.scope.names:
        # `for each card in found: move card ...`
        same = e.scope.names[variable_name]
        key = f"kind {noun_word.text}" if noun_word.text in e.world.kinds else ""
        hides = not loop and e.scope.find(noun_word.text) is not None
        e.scope.names[noun_word.text] = Variable(it, key=key, same=same, hides=hides)
    if isinstance(source, c.Source) and item.form == "piece" and e.form != "test":
        e.report.waits.setdefault(f"walk {item.name}", e.span(noun_word))
    conditions: list[c.Core] = []
    if noun is not None:
        conditions.extend(said_of(e, noun, it, noun_word))
    for word in words[:-1]:
        conditions.append(adjective(e, word, it))
    for mod in mods:
        if mod.kind == "where":
            conditions.append(e.expect(mod.first, TRUTH))
            always_the_same(e, mod.first)
        elif mod.kind == "of":
            conditions.append(belongs(e, it, mod))
        else:
            conditions.append(placed(e, mod, it))
    excluding(e, conditions, node)
    return source, python, item, all_of(conditions)


def names_its_items(e: Reader, phrase: s.NounPhrase) -> bool:
    """Whether the word of `for each p in LIST` is a name for what is walked over, and no noun."""
    word = phrase.words[-1]
    free = len(phrase.words) == 1 and phrase.mods and phrase.mods[0].kind == "in"
    return bool(free) and find_noun(e, word) is None and word.text in e.scope.names


def really_a_noun(e: Reader, phrase: s.NounPhrase, strict: bool) -> None:
    """In `count gems in hand` the word is a noun; if there is none, it would count everything.

    It may be a name for what is walked over only where a condition mentions it; in a choice
    (`choose 2 x in found`) it may be any word that is not nearly a noun.
    """
    word = phrase.words[-1]
    free = len(phrase.words) == 1 and phrase.mods and phrase.mods[0].kind == "in"
    if not free or word.text in e.read or e.scope.find(word.text) is not None:
        return
    if find_noun(e, word) is not None or said_again(e, word):
        return
    near = closest(word.text, known_nouns(e)) if len(word.text) > 2 else None
    if any(mod.kind == "where" for mod in phrase.mods):
        # A condition may say `it` all the same.
        strict, near = False, near if near and likely_slip(word.text, near) else None
    if (strict or near) and find_name(e, word.text, UNKNOWN, word) is None:
        group = e.source_text(phrase.mods[0].first)
        help = f"`size({group})` counts what is in it; a name for each needs a condition, as in `{word.text} in {group} where ...`"
        unknown_noun(e, word, help)


def walked_by(e: Reader, phrase: s.Node) -> s.Word | None:
    """The name for what is walked over: `x` in `x in found`."""
    if not isinstance(phrase, s.NounPhrase) or len(phrase.words) != 1 or not phrase.mods:
        return None
    word = phrase.words[0]
    return word if phrase.mods[0].kind == "in" and find_noun(e, word) is None else None


def said_again(e: Reader, word: s.Word) -> bool:
    """Whether a text says a word more than once: then it is a name."""
    return len(re.findall(rf"\b{word.text}\b", e.scalar.text)) > 1


NOUN_WORDS = ("one", "all", "any", "definition", "definitions")


def unknown_noun(e: Reader, word: s.Word, else_help: str | None = None) -> c.Core:
    help = did_you_mean(word.text, [*known_nouns(e), *e.scope.all_names(), *NOUN_WORDS])
    if help is None and else_help is None:
        kinds = [kind.name for kind in e.world.kinds.values() if kind.piece]
        known = a_few(kinds or ["player", "space"])
        else_help = f"the kinds are {known}; a name comes behind, as in `{(kinds or ['player'])[0]} as {word.text}`"
    return e.unknown("E0211", f"unknown kind or noun `{word.text}`", word, help or else_help)


def known_nouns(e: Reader) -> list[str]:
    """All nouns, one and several."""
    world = e.world
    nouns = ["player", "players", "space", "spaces", "piece", "pieces"]
    for kind in world.kinds.values():
        nouns += [kind.name, kind.plural or plural(kind.name)]
    for noun in world.nouns.values():
        nouns += [noun.name, noun.plural]
    for name in world.enums:
        nouns += [name, plural(name)]
    return nouns + [t.short for t in world.all_things if world.kinds[t.kind].piece]


def declare_item(e: Reader, name: str, shown: str, type_: Type) -> str:
    python = e.fresh(shown, type_)
    e.scope.names[name] = Variable(c.Var(type_, python))
    return python


def narrow_source(
    e: Reader, source: c.Core, mods: list[s.Modifying], item: Type
) -> tuple[c.Core, list[s.Modifying]]:
    """`cards in hand` looks into the hand, not at the cards in play."""
    if not isinstance(source, c.Source):
        return source, mods
    if source.of not in ("pieces", "copies"):
        if mods and mods[0].kind == "in" and source.of != "players":
            group = e.value(mods[0].first)
            if group.type.form == "list" and group.type.item is not None:
                if source.of != "spaces" or group.type.item.form in PLACES:
                    return group, mods[1:]
        return source, mods
    for mod in mods:
        if mod.kind in ("in", "on", "at"):
            if isinstance(mod.first, s.Pick):
                continue  # `on a wall`: on any of them
            place = e.coerce(e.value(mod.first), PLACE)
            rest = [m for m in mods if m is not mod]
            if place.type.form == "list" and place.type.item is not None:
                if place.type.item.form == "zone":
                    place = c.Native(list_of(piece("piece")), "pieces_in", (place,))
                assert place.type.item is not None
                if place.type.item.form != "piece":
                    continue  # a list of places
                if source.of == "copies":
                    found = (place, c.Lit(TEXT, source.kind))
                    return c.Native(source.type, "copies_of", found), rest
                if source.kind == "piece":
                    return place, rest
                inside_kind = place.type.item.name
                if not e.world.is_a(source.kind, inside_kind) and not e.world.is_a(
                    inside_kind, source.kind
                ):
                    e.error(
                        "E0303",
                        f"{with_article(inside_kind)} is never {with_article(source.kind)}, so none is in this list",
                        mod,
                    )
                return c.Native(source.type, "of_kind", (place, c.Lit(TEXT, source.kind))), rest
            if isinstance(place, c.ZoneRef) and e.form != "test" and not e.nesting:
                mine = source.type.item.name if source.type.item else ""
                e.report.waits.setdefault(f"in {mine} {place.zone}", e.span(mod))
            if place.type.form in PLACES:
                inside: c.Core = c.Get(source.type, place, "pieces", "builtin")
                if source.of == "copies":
                    inside = c.Native(source.type, "copies_of", (inside, c.Lit(TEXT, source.kind)))
                elif source.kind != "piece":
                    inside = c.Native(source.type, "of_kind", (inside, c.Lit(TEXT, source.kind)))
                return inside, rest
    return source, mods


def said_of(e: Reader, noun: Noun, it: c.Core, node: s.Node) -> list[c.Core]:
    """The condition of a noun or adjective, said of `it`."""
    e.use(f"{noun.form} {noun.name}", node)
    if noun.where is None:
        return []
    if noun.name in e.nesting:
        e.error("E0204", f"`{noun.name}` is defined by itself", node)
        return []
    if _too_long(e, noun.where, node):
        return []
    tree = read_rule(e.world, noun.where, "expression", e.report)
    if tree is None:
        return []
    for name in ("self", "player"):
        if e.look_up(name) is None and any(
            isinstance(part, s.Name) and part.text == name for part in nodes_of(tree)
        ):
            said = f"`{noun.name}` speaks of `{name}`, and nobody is meant by it here"
            who = "active" if name == "player" else "x"
            meant = re.sub(rf"\b{name}\b", who, " ".join(noun.where.text.split()))
            help = f"write out what you mean, as in `where {meant}`"
            e.error("E0201", said, node, help, Related(noun.span, "it is defined"))
            return []
    outer_scalar, outer_scope = e.scalar, e.scope
    e.scalar = noun.where
    e.scope = Scope(outer_scope)
    e.bind("it", it)
    e.nesting.append(noun.name)
    result = e.expect(tree, TRUTH)
    e.nesting.pop()
    e.scalar, e.scope = outer_scalar, outer_scope
    e.wordings.note(result, noun, it)
    return [result]


def _too_long(e: Reader, where: Scalar, node: s.Node) -> bool:
    """Whether a condition inside others is too much, which is reported once for the outermost."""
    before = e.spelled if e.nesting else 0
    deep = len(e.nesting) >= DEEPEST_NOUN
    e.spelled = LONGEST_NOUN + 1 if deep else before + len(where.text)
    if e.spelled <= LONGEST_NOUN:
        return False
    if before <= LONGEST_NOUN:
        limit = f"{DEEPEST_NOUN} deep" if deep else f"{LONGEST_NOUN:,} letters long"
        e.error(
            "E0306",
            f"what this means, with the words it is defined by, is more than {limit}",
            node,
            "define a query, and ask it in `where`",
        )
    return True


def adjective(e: Reader, word: s.Word, it: c.Core) -> c.Core:
    known = e.world.adjectives.get(word.text)
    if known is not None:
        return all_of(said_of(e, known, it, word)) or TRUE
    found = try_field(e, it, word)
    if found is not None and found.type == TRUTH:
        return found
    query = e.world.routine("query", word.text)
    if query is not None and query.gives == TRUTH and query.params:
        phrase = s.Phrase(word.pos, word, (), (), None)
        return c.Query(TRUTH, query.name, all_arguments(e, query, phrase, word, receiver=it))
    names = [*e.world.adjectives, *fields_of(e, it.type)]
    near: str | Hint | None = meant_adjective(e, word) or did_you_mean(word.text, names)
    if near is None:
        there = a_few(e.world.adjectives)
        more = f", or use one that is there: {there}" if there else ""
        near = f"define `adjective: {word.text}`{more}"
    return e.unknown("E0212", f"unknown adjective `{word.text}`", word, near)


def belongs(e: Reader, it: c.Core, mod: s.Modifying) -> c.Core:
    owner = e.value(mod.first)
    if owner.type == PLAYER and it.type.form == "piece":
        return c.Op(TRUTH, "=", (c.Get(PLAYER, it, "owner", "builtin"), owner))
    if owner.type == UNKNOWN:
        return TRUE
    said = f"`of` names a player here, and this is {owner.type.in_words}"
    help: str | Hint | None = None
    if owner.type.form in ("zone", "place", "space"):
        right = f"in {e.source_text(mod.first)}"
        start = mod.pos[0]
        fix = Fix(f"write `{right}`", (edit(e.scalar, start, mod.first.pos[1], right),))
        help = Hint(fix.title, fixes=(fix,))
    if isinstance(mod.first, s.Name) and mod.first.text == "it":
        help = "`it` is what is looked for here; name the other one, as in `all p in players where any unit of p`"
    return e.unknown("E0303", said, mod.first, help)


def placed(e: Reader, mod: s.Modifying, subject: c.Core) -> c.Core:
    match mod.kind:
        case "within":
            reach = e.expect(mod.first, NUMBER, "`within`")
            at_least(e, reach, 0, mod.first, "a distance")
            other = e.value(mod.second) if mod.second is not None else e.self_value(mod)
            from_itself(e, subject, other, mod)
            query = e.world.routine("query", "within")
            if query is not None and len(query.params) >= 3:
                e.use_rule(query, mod)
                args = tuple(
                    check_argument(e, v, p, mod, query)
                    for v, p in zip((subject, reach, other), query.params, strict=False)
                )
                return c.Query(TRUTH, "within", args)
            has_a_place(e, other, mod.second or mod, mod.kind)
            return c.Native(TRUTH, "within", (subject, reach, other))
        case "adjacent":
            other = e.value(mod.first)
            from_itself(e, subject, other, mod)
            query = e.world.routine("query", "adjacent")
            if query is not None and len(query.params) >= 2:
                e.use_rule(query, mod)
                args = tuple(
                    check_argument(e, v, p, mod, query)
                    for v, p in zip((subject, other), query.params, strict=False)
                )
                return c.Query(TRUTH, "adjacent", args)
            has_a_place(e, other, mod.first, mod.kind)
            return c.Native(TRUTH, "adjacent", (subject, other))
        case _:
            if isinstance(mod.first, s.Pick) and isinstance(mod.first.source, s.NounPhrase):
                return stands_on_some(e, mod.first.source, subject)
            place = e.value(mod.first)
            if place.type.form == "list":
                of_pieces = place.type.item is not None and place.type.item.form == "piece"
                who = subject if of_pieces else e.coerce(subject, SPACE)
                return c.Op(TRUTH, "in", (who, place))
            here = e.coerce(subject, PLACE)
            there = e.coerce(place, PLACE)
            if here.type.form not in (*PLACES, "unknown") or there.type.form not in (
                *PLACES,
                "unknown",
            ):
                help = "name a space or a zone, as in `cards in player.hand`"
                return e.unknown("E0303", f"`{mod.kind}` needs a place", mod, help)
            if subject.type.form == "piece" and place.type.form in PLACES:
                return c.Native(TRUTH, "stands_on", (subject, there))
            return c.Op(TRUTH, "=", (here, there))


# What is on no space, and so at no distance from anything.
NOWHERE = ("player", "number", "truth", "text", "enum", "definition", "zone", "squares", "shape")


def has_a_place(e: Reader, other: c.Core, node: s.Node, kind: str) -> None:
    """Report a distance from what is on no space: `within 2 of player`."""
    type_ = other.type
    if type_.form not in NOWHERE:
        return
    help = "name a piece or a space"
    if type_ == PLAYER:
        help = (
            "name a piece or a space; `any unit of p within 2 of self` asks about those of a player"
        )
    elif type_.form == "definition":
        help = f"a document is not on the board: ask for its pieces, as in `any {e.source_text(node)} within 2 of self`"
    said = (
        f"`{kind}` asks about a piece or a space, and `{e.source_text(node)}` is {type_.in_words}"
    )
    e.error("E0303", said, node, help)


def stands_on_some(e: Reader, phrase: s.NounPhrase, subject: c.Core) -> c.Core:
    """`x is on a wall`: its place is one of those."""
    e.push()
    source, var, item, where = noun_phrase(e, phrase)
    here = e.coerce(subject, PLACE)
    there = e.coerce(c.Var(item, var), PLACE)
    same: c.Core = c.Op(TRUTH, "=", (here, there))
    e.pop()
    conditions = [same] if where is None else [same, where]
    return c.Select(TRUTH, "any", source, var, item, all_of(conditions))
