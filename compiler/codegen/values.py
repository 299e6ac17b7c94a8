"""Values of the language as Python expressions."""

from __future__ import annotations

import re

from compiler.check.numbers import bounds
from compiler.codegen import py_tree as p
from compiler.codegen.builtins import native_call
from compiler.codegen.memberships import marked
from compiler.codegen.py_types import annotation, is_nested, nothing, show_kind, zone_name
from compiler.codegen.repeats import asked_first, repeated, replaced
from compiler.codegen.select import SelectLoop
from compiler.codegen.timeless import is_quiet
from compiler.codegen.walks import Walks
from compiler.language.types import SPACE, TRUTH, Type
from compiler.model import core as c
from compiler.model.core_trees import conjuncts, disjuncts
from compiler.prose.english import plain_verb
from compiler.source.module_names import safe

IDS = ("piece", "space", "place", "zone", "player")
MEMBERS = (*IDS, "number", "enum", "text")  # what sets may hold
TURNED = {"<": ">", "<=": ">="}
COMPARE = {"=": "==", "!=": "!=", "<": "<", ">": ">", "<=": "<=", ">=": ">="}
STEMS = {
    "any": "any",
    "no": "no",
    "sum": "sum",
    "highest": "highest",
    "lowest": "lowest",
    "best": "best",
    "first": "first",
    "sorted": "in_order",
}


class Values(Walks):
    """Python for values, and the statements it needs."""

    def anew(self) -> Values:
        return Values(self.place, self.path)

    def ex(self, node: c.Core) -> p.Expr:
        match node:
            case c.Var():
                return self.var(node.name)
            case c.Get():
                return self.get(node)
            case c.Lit():
                return nothing(node.type) if node.value is None else p.literal(node.value)
            case c.Op():
                return self.op(node)
            case c.DocRef():
                return p.Index(p.game("program", "definitions"), p.literal(node.id))
            case c.ShapeRef():
                return p.Index(p.game("program", "shapes"), p.literal(node.id))
            case c.SpaceNamed():
                return self.place.table(node)
            case c.ZoneRef():
                if node.owner is None:
                    return p.game(zone_name(node.zone))
                of_pieces = self.world.zones[node.zone].each != "player"
                return p.Index(p.game(zone_name(node.zone, of_pieces)), self.ex(node.owner))
            case c.GameVar():
                return p.game(*node.name.split("."))
            case c.Query():
                written = None
                if not self.written_out:  # what it asks in turn is written out in it already
                    written = self.place.queries.short.written_out(node)
                if written is not None:
                    return self.written(written)
                function = self.place.routine("query", node.name)
                if node.name in self.place.quiet:
                    self.place.looking[repr(function)] = annotation(node.type)
                return p.call(function, p.GAME, *[self.ex(a) for a in node.args])
            case c.Native():
                return native_call(self, node)
            case c.Roll():
                if node.secret:
                    dice = (p.literal(node.count), p.literal(node.sides))
                    return p.Call(p.game("roll"), dice, (("secret", p.TRUE),))
                if node.count == 1:
                    return p.call(p.game("rng", "roll"), p.literal(node.sides))
                return p.of_game("roll", p.literal(node.count), p.literal(node.sides))
            case c.KindTest():
                return self.kind_test(self.ex(node.value), node.value.type, node.kind)
            case c.Source():
                return self.source(node)
            case c.Select():
                return self.select(node)
            case c.After():
                return self.after(node)
            case c.Choice():
                options = self.ex(node.options)
                empty = nothing(node.type)
                if node.chooser is None:
                    return p.of_game("pick", options, empty)
                prompt = self.question(node.prompt, node.words, node.type)
                method = "choose_or_nothing" if node.optional else "choose"
                return p.of_game(method, self.ex(node.chooser), prompt, options, empty)

    def get(self, node: c.Get) -> p.Expr:
        owner = self.ex(node.owner)
        form = node.owner.type.form
        if form == "place":
            form = "space"
        match node.how, node.field:
            case "state", field:
                return p.Index(p.game(f"{form}_{field}"), owner)
            case "stat", field:
                found = p.of_game("stat", p.literal(safe(field)), owner)
                return p.builtin("bool", found) if node.type.form == "truth" else found
            case "board", field:
                return p.Index(self.place.column(field), owner)
            case "fixed", field:
                written = p.Attr(self.doc(owner) if form == "piece" else owner, safe(field))
                return self.spaces_by_name(node.type, written)
            case _, "owner":
                return p.Index(p.game("owner"), owner)
            case _, "place":
                return p.Index(p.game("place"), owner)
            case _, "spaces":
                return p.of_game("spaces_of", owner)
            case _, "definition":
                return self.doc(owner)
            case _, "next":
                return p.Index(p.game("after"), owner)
            case _, "previous":
                return p.of_game("previous_player", owner)
            case _, "number":
                return p.Binary("+", owner, p.literal(1))
            case _, "lost":
                return p.compare(owner, "in", p.game("lost"))
            case _, "x" | "y":
                return p.Index(p.game("board", node.field), owner)
            case _, "pieces":
                return p.Index(p.game("contents"), owner)
            case _, "top" | "bottom":
                return p.of_game(node.field, owner)
        raise AssertionError(node)

    def op(self, node: c.Op) -> p.Expr:
        args = node.args
        match node.operator:
            case "or":
                tests = self.one_walk("any", disjuncts(node))
                return p.either([self.ex(test) for test in tests]) or p.FALSE
            case "and":
                return self.all_of(node)
            case "not":
                inner = args[0]
                if isinstance(inner, c.Op) and inner.operator in ("=", "!="):
                    opposite = "!=" if inner.operator == "=" else "="
                    return self.op(c.Op(TRUTH, opposite, inner.args))
                return p.negated(self.ex(inner))
            case "in" if is_nested(args[1].type):
                return p.compare(self.settled(args[0]), "in", self.settled(args[1]))
            case "in":
                listed = self.on_the_map(args[0], args[1])
                return listed or p.compare(self.ex(args[0]), "in", self.looked_into(args[1]))
            case "between":
                value, low, high = [self.ex(a) for a in args]
                return p.Compare(low, (("<=", value), ("<=", high)))
            case "=" | "!=" as operator:
                return self.equal(args[0], operator, args[1])
            case ">" | ">=" as operator:
                one = self.without_floor(args[0], operator, args[1])
                return p.compare(self.ex(one), operator, self.ex(args[1]))
            case "<" | "<=" as operator:
                other = self.without_floor(args[1], TURNED[operator], args[0])
                return p.compare(self.ex(args[0]), operator, self.ex(other))
            case "+" | "-" as operator:
                if len(args) == 1:
                    return p.Unary("-", self.ex(args[0]))
                return p.Binary(operator, self.ex(args[0]), self.ex(args[1]))
            case "*" if not self.grows_slowly(args):
                # Squares of squares: no other sum grows faster than fuel is spent.
                return p.call(p.api("product"), self.ex(args[0]), self.ex(args[1]))
            case "*" | "%" as operator:
                return p.Binary(operator, self.ex(args[0]), self.ex(args[1]))
            case "/":
                return p.Binary("//", self.ex(args[0]), self.ex(args[1]))
            case "if":
                then, otherwise = self.ex(args[0]), self.ex(args[2])
                then = self.noted("the value before `if`", then)
                otherwise = self.noted("the value after `else`", otherwise)
                return p.IfElse(then, self.ex(args[1]), otherwise)
            case "index":
                if isinstance(args[0], c.Source) and args[0].of == "players":
                    return self.ex(args[1])
                if isinstance(args[1], c.Lit):
                    return p.Index(self.ex(args[0]), self.ex(args[1]))
                return p.call(p.api("part"), self.ex(args[0]), self.ex(args[1]))
            case "keyed" if len(args) > 2:
                documents = args[1].type.form == "definition"
                key = self.id_of(args[1]) if documents else self.ex(args[1])
                found = p.call(p.Attr(self.ex(args[0]), "get"), key, self.rest_of(args[2]))
                return self.spaces_by_name(node.type, found)
            case "keyed" if args[0].type.numbers is not None and not isinstance(args[1], c.Lit):
                at = self.number_of(args[0].type, args[1])
                return p.call(p.api("part"), self.ex(args[0]), at)
            case "keyed":
                return p.Index(self.ex(args[0]), self.number_of(args[0].type, args[1]))
            case "list":
                return p.Tuple(tuple([self.ex(a) for a in args]))
            case "concat":
                return p.call(p.api("both"), self.ex(args[0]), self.ex(args[1]))
        raise AssertionError(node)

    def without_floor(self, value: c.Core, operator: str, other: c.Core) -> c.Core:
        """`max(0, x) > y` is `x > y` where y is never less than 0."""
        if isinstance(value, c.Query):
            value = self.place.queries.short.written_out(value) or value
        match value:
            case c.Native(name="max", args=(c.Lit(value=int(floor)), rest)):
                low, _ = bounds(self.world, other)
                if low is not None and (low > floor or (low == floor and operator == ">")):
                    return rest
        return value

    def grows_slowly(self, factors: tuple[c.Core, ...]) -> bool:
        """Whether a product cannot explode: of a small factor, or of two that documents give."""
        for factor in factors:
            low, high = bounds(self.world, factor)
            if low is not None and high is not None and low >= -99 and high <= 99:
                return True
        return all(isinstance(f, c.Get) and f.how == "fixed" for f in factors)

    def spaces_by_name(self, type_: Type, written: p.Expr) -> p.Expr:
        """Documents hold the names of spaces; the board knows their numbers."""
        find = p.game("board", "find")
        if type_.form == "space":
            return p.call(find, written)
        if type_.form == "list" and type_.item == SPACE:
            return p.call(p.game("board", "spaces_named"), written)
        return written

    def rest_of(self, rest: c.Core) -> p.Expr:
        """What a document has for a key that it does not name; spaces are names there."""
        no_space = rest.type == SPACE and isinstance(rest, c.Lit) and rest.value is None
        return p.literal("") if no_space else self.ex(rest)

    def number_of(self, group: Type, key: c.Core) -> p.Expr:
        """Where the value for something stands in a state that has one for each."""
        match key.type.form:
            case "player":
                return self.ex(key)
            case "enum":
                return p.Index(self.place.enum_numbers(group.name), self.ex(key))
            case "number" if group.numbers:
                first = p.literal(group.numbers[0])
                if isinstance(key, c.Lit) and isinstance(key.value, int):
                    return p.literal(key.value - group.numbers[0])
                return self.ex(key) if first == p.ZERO else p.Binary("-", self.ex(key), first)
            case _:
                numbers = p.call(p.game("program", "numbers"), self.place.kind(group.name))
                return p.Index(numbers, self.id_of(key))

    def id_of(self, document: c.Core) -> p.Expr:
        if isinstance(document, c.DocRef):
            return p.literal(document.id)
        return p.Attr(self.ex(document), "id")

    def on_the_map(self, field: c.Core, group: c.Core) -> p.Expr | None:
        """Whether the field of a space is one of some words: the map says it once for all its spaces."""
        match field, group:
            case c.Get(owner=owner, how="board", field=name), c.Op(operator="list", args=words):
                given = [word.value for word in words if isinstance(word, c.Lit)]
                if len(given) == len(words):
                    table = self.place.one_of(name, given)
                    return table and p.Index(table, self.ex(owner))
        return None

    def looked_into(self, group: c.Core) -> p.Expr:
        """A list in which something is looked for; one that may be long is marked to become a set."""
        found = self.ex(group)
        item = group.type.item
        if item is None or item.form not in MEMBERS:
            return found
        match group:
            case c.Var() if isinstance(found, p.Name):
                return marked(found)
            case c.GameVar() | c.Get(how="state") if item == SPACE:
                return marked(found)
            case _:
                return found

    def written(self, node: c.Core) -> p.Expr:
        """A value in which all short queries are written out."""
        outer, self.written_out = self.written_out, True
        found = self.ex(node)
        self.written_out = outer
        return found

    def all_of(self, node: c.Op) -> p.Expr:
        """Conditions that all must hold; what several of them look at is found once."""
        if not self.written_out:
            return self.written(self.place.queries.short.everywhere(node))
        tests = conjuncts(node)
        quiet = self.place.quiet
        # What held already holds again: two queries that are written out may ask the same.
        tests = [t for n, t in enumerate(tests) if t not in tests[:n] or not is_quiet(t, quiet)]
        tests = self.one_walk("no", tests)
        named: list[tuple[p.Name, c.Core]] = []
        for found in repeated(tests, quiet):
            name, known = self.named(found)
            named.append((name, found))
            first = next(n for n, test in enumerate(tests) if found in asked_first(test))
            tests = [*tests[:first], *[replaced(test, found, known) for test in tests[first:]]]
        whole = p.both([self.ex(test) for test in tests]) or p.TRUE
        for name, found in named:
            whole = p.with_first(whole, name, p.Walrus(name.id, self.ex(found)))
        return whole

    def named(self, found: c.Core) -> tuple[p.Name, c.Var]:
        """A name for a value that is found once, and the variable that stands for it."""
        match found:
            case c.Native(name=stem) | c.Query(name=stem) | c.Get(field=stem):
                name = self.temp(f"_{stem}")
            case _:
                name = self.temp("_found")
        known = c.Var(found.type, f"{name.id} ")  # no variable has a space in its name
        self.registers[known.name] = name
        return name, known

    def equal(self, one: c.Core, operator: str, other: c.Core) -> p.Expr:
        if isinstance(other, c.Lit) and other.value is None and one.type.form in IDS:
            # Ids are never negative; `nothing` is.
            return p.compare(self.ex(one), "<" if operator == "=" else ">=", p.ZERO)
        left, right = self.ex(one), self.ex(other)
        if right == p.NONE:
            return p.compare(left, "is" if operator == "=" else "is not", right)
        if is_nested(one.type) or is_nested(other.type):
            return p.compare(self.settled(one), COMPARE[operator], self.settled(other))
        if one.type.form == "list":
            left, right = p.as_list(left), p.as_list(right)
        if one.type.form == other.type.form == "definition" and self.are_single(one.type.name):
            return p.compare(left, "is" if operator == "=" else "is not", right)
        return p.compare(left, COMPARE[operator], right)

    def are_single(self, kind: str) -> bool:
        """Whether no document of a kind is ever two in one, which would equal both."""
        related = {k.name for k in self.world.chain(kind)}.union(self.world.descendants(kind))
        kinds = [self.world.kinds[name] for name in related if name in self.world.kinds]
        return bool(kinds) and not any(k.merges for k in kinds)

    def told(self, words: tuple[str | c.Core, ...], show: str = "show") -> list[p.Expr]:
        """Words and values as arguments of `tell`."""
        parts: list[p.Expr] = []
        who: tuple[Type, p.Expr] | None = None  # the name just before
        for w in words:
            if isinstance(w, str):
                parts += agreeing(w, *who) if who is not None else [p.literal(w)]
                who = None
            else:
                who = (w.type, self.ex(w))
                parts.append(p.of_game(show, p.literal(show_kind(w.type)), who[1]))
        return parts or [p.literal("")]

    def asked_in_words(self, words: tuple[str | c.Core, ...]) -> p.Expr:
        """Words of a question: a text, or its parts, which become one if somebody reads it."""
        if all(isinstance(w, str) for w in words):
            return self.in_words(words)
        parts: list[p.Expr] = []
        for told in self.told(words):
            match told:
                case p.Call(p.Attr(p.Name("game"), "show" | "word"), shown):
                    parts.append(p.Tuple(tuple(shown)))
                case _:
                    parts.append(told)
        return p.Tuple(tuple(parts))

    def in_words(self, words: tuple[str | c.Core, ...]) -> p.Expr:
        """Words and values as one text."""
        if all(isinstance(w, str) for w in words):
            return p.literal("".join([w for w in words if isinstance(w, str)]))
        return p.call(p.Attr(p.literal(""), "join"), p.Tuple(tuple(self.told(words))))

    def question(self, prompt: str, words: tuple[str | c.Core, ...], kind: Type) -> p.Expr:
        """The constant that asks, or a question made for the moment if values stand in it."""
        kinds = p.literal((show_kind(kind),))
        if not words:
            return self.place.prompt("Prompt", "choice", p.literal(prompt), kinds)
        asked = self.asked_in_words(words)
        if isinstance(asked, p.Literal):
            return self.place.prompt("Prompt", "choice", asked, kinds)
        return p.call(p.api("Prompt"), p.literal("choice"), asked, kinds)

    def source(self, node: c.Source) -> p.Expr:
        match node.of:
            case "players":
                return p.builtin("range", p.game("players"))
            case "spaces":
                return p.builtin("range", p.game("board", "size"))
            case "definitions":
                return p.Index(p.game("program", "of_kind"), self.place.kind(node.kind))
            case "values":
                return p.literal(self.world.enums[node.kind])
        if node.kind == "piece":
            return p.game("live")
        if node.of == "copies":
            piece = p.Name("piece")
            return p.Listing(piece, p.Loop(piece, p.game("live"), self.is_copy(piece, node.kind)))
        return p.Index(p.game("seen"), self.place.kind(node.kind))

    def select(self, node: c.Select) -> p.Expr:
        self.loops += 1
        try:
            return self.selected(node)
        finally:
            self.loops -= 1

    def selected(self, node: c.Select) -> p.Expr:
        whole = self.without_walk(node)
        if whole is not None:
            return whole
        if node.mode not in ("list", "count", "each"):
            return self.helper(node)
        found = self.narrowed(node)
        if found is not node and found.where is None and node.mode == "list":
            return self.ex(found.source)
        node = found
        var = self.place.local(node.var)
        over, test = self.walk(node.source, node.var, node.where)
        with self.walking(node.var):
            tests = p.both([test, self.ex(node.where) if node.where is not None else None])
        if node.mode == "each":
            assert node.value is not None
            with self.walking(node.var):
                return p.Listing(self.ex(node.value), p.Loop(var, over, tests))
        if node.mode == "list":
            loop = self.enumerated(node.source, var, over, tests)
            # What is kept in the state never changes in place, so it need not be copied.
            return over if loop.test is None else p.Listing(var, loop)
        if tests is None:
            return p.builtin("len", over)
        return p.builtin("len", p.Listing(var, p.Loop(var, over, tests)))

    def helper(self, node: c.Select) -> p.Expr:
        """A function of its own for what needs a loop; called with the variables it reads."""
        body = self.anew()
        body.loops = self.loops
        body.written_out = self.written_out
        SelectLoop(body, node).write()
        found = self.apart(f"_{STEMS[node.mode]}_", node, body.block)
        if node.mode in ("any", "no"):
            over, _ = self.walked(node.source, node.var)
            match over:
                case p.Index(p.Attr(p.Name("game"), "contents"), p.Name()):
                    # Most spaces are empty: that is seen sooner than asked.
                    if node.mode == "no":
                        return p.either([p.Unary("not", over), found]) or p.FALSE
                    return p.both([p.builtin("bool", over), found]) or p.TRUE
        return found

    def after(self, node: c.After) -> p.Expr:
        """Something is done in a copy of the game, and that is looked at."""
        body = self.anew()
        args = [body.ex(a) for a in node.args]
        if not node.native:
            done: p.Expr = p.call(self.place.routine("verb", node.verb), p.GAME, *args)
        elif node.verb == "discard_from_game":
            done = p.of_game("put", args[0], nothing(SPACE))
        else:
            done = p.of_game("put" if node.verb == "move" else node.verb, *args)
        body.add(p.Do(done), p.Return(body.ex(node.value)))
        look = self.apart("_after_", node, body.block)
        match look:
            case p.Call(function, (_, *given)):
                tried, found = p.Name("_tried"), p.Name("_found")
                outer: list[p.Stmt] = [
                    p.Assign(tried, p.of_game("what_if")),
                    p.Assign(found, p.Call(function, (tried, *given))),
                    p.Assign(p.game("fuel"), p.Attr(tried, "fuel")),
                    p.Return(found),
                ]
                return self.apart("_what_if_", node, outer)
            case _:
                raise AssertionError(look)


def agreeing(text: str, type_: Type, value: p.Expr) -> list[p.Expr]:
    """Words behind the name of a player: the verb agrees with it, as in `Ada draws` and `Orcs draw`."""
    verb = re.match(r" ([a-z]+)(?![\w'])", text)
    many = plain_verb(verb[1]) if verb is not None and type_.form == "player" else ""
    if verb is None or many in ("", verb[1]):
        return [p.literal(text)]
    words = (p.literal(f" {verb[1]}"), p.literal(f" {many}"))
    chosen = p.of_game("word", p.literal(show_kind(type_)), value, *words)
    rest = text[verb.end() :]
    return [chosen, p.literal(rest)] if rest else [chosen]
