"""What every part of elaboration needs: the meaning of a value, and whether it has the right type."""

from __future__ import annotations

from abc import ABC, abstractmethod

from compiler.check.elaborate_scope import Scoped
from compiler.language import syntax as s
from compiler.language.plurals import plural
from compiler.language.types import NUMBER, PLAYER, SPACE, TRUTH, UNKNOWN, Type
from compiler.model import core as c
from compiler.source.diagnostics import Hint

PLACES = ("space", "place", "zone")
COMPARED = ("=", "!=", "<", ">", "<=", ">=")


class Reader(Scoped, ABC):
    """Reads values. Parts of elaboration take a `Reader`, and `Values` joins them to one."""

    @abstractmethod
    def value(self, node: s.Expr, want: Type = UNKNOWN) -> c.Core:
        """The meaning of an expression; `want` decides between meanings of one name."""

    def spot(self, node: s.Expr, what: str) -> c.Core:
        """A space, or a piece: distances count from the nearest of the spaces it stands on."""
        value = self.value(node, SPACE)
        return value if value.type.form == "piece" else self.suited(value, SPACE, node, what)

    def expect(self, node: s.Expr, want: Type, what: str = "") -> c.Core:
        return self.suited(self.value(node, want), want, node, what)

    def suited(self, value: c.Core, want: Type, node: s.Expr, what: str) -> c.Core:
        value = self.coerce(value, want)
        if not self.fits(value.type, want):
            for_what = f"{what} takes" if what else "this must be"
            said = f"{for_what} {want.in_words}, and `{self.source_text(node)}` is {value.type.in_words}"
            self.error("E0303", said, node, self.instead(value.type, want, node))
            return c.Lit(UNKNOWN, 0)
        if isinstance(value, c.Lit) and value.value is None:
            return c.Lit(want, None)
        return value

    def instead(self, have: Type, want: Type, node: s.Node) -> str | Hint | None:
        """What to write where a value has the wrong type, if one of its parts has the right one."""
        written = self.source_text(node)
        if want == PLAYER and have.form == "piece" and isinstance(node, (s.Name, s.Field)):
            return Hint(f"did you mean `{written}.owner`?", written, f"{written}.owner")
        counted = _compared_inside(node)
        if want == TRUTH and have == NUMBER and counted is not None:
            end = counted.pos[1] - node.pos[0]
            return f"to compare the number, add brackets: `({written[:end]}){written[end:]}`; or compare the whole: `({written}) > 0`"
        if want == TRUTH and have == NUMBER and not isinstance(node, s.Number):
            return f"compare it with a number, as in `{written} > 0`"
        if want == TRUTH and have.form == "enum":
            return "compare it with a value, as in `x = VALUE`, on both sides of `or` and `and`"
        if have.form == "keyed":
            return f"say which one: `{written}[...]`"
        if want.form == "piece" and have.form == "definition":
            return "this is the document: name a piece made from it, as in `first all ...`"
        if have.form == "list" and want == have.item:
            return f"take one of them: `first {written}`, `random one of {written}`"
        if want == NUMBER and have.form in ("list", "zone"):
            return Hint(f"write `size({written})`", written, f"size({written})")
        if want.form == "piece" and have.form == "zone":
            lying = f"all {plural(want.name or 'piece')} in {written}"
            return f"say what of it: `{lying}`, or `last {written}` for what lies on top"
        if want.form in PLACES and isinstance(node, s.ListOf) and have.item == NUMBER:
            right = f"({written.strip('[]')})"
            return Hint(f"a space is written in round brackets: `{right}`", written, right)
        if want.form == "enum":
            values = [f"`{value}`" for value in self.world.enums.get(want.name, ())]
            more = " ..." if len(values) > 8 else ""
            return f"the values of `{want.name}` are {', '.join(values[:8])}{more}"
        return f"write {want.in_words} here"

    def self_value(self, node: s.Node) -> c.Core:
        variable = self.look_up("self")
        if variable is not None:
            return variable.value
        return self.unknown("E0304", "it is not clear from where: write `within N of ...`", node)


def _compared_inside(node: s.Node) -> s.Expr | None:
    """In `count spaces where it.wall >= 4`, what is compared in the condition instead of being counted: `it.wall`."""
    if not isinstance(node, (s.Quantified, s.Aggregate)) or not node.phrase.mods:
        return None
    last = node.phrase.mods[-1]
    condition = last.first if last.kind == "where" else None
    while True:
        if isinstance(condition, s.Unary) and condition.operator == "not":
            condition = condition.operand
        elif isinstance(condition, s.Binary) and condition.operator in ("and", "or"):
            condition = condition.right
        else:
            break
    compares = isinstance(condition, s.Binary) and condition.operator in COMPARED
    return condition.left if compares and isinstance(condition, s.Binary) else None
