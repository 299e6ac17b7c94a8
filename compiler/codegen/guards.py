"""Early exits from rules."""

from __future__ import annotations

from compiler.codegen import py_tree as p
from compiler.codegen.place import Place
from compiler.codegen.select import SelectLoop
from compiler.codegen.values import Values
from compiler.model import core as c
from compiler.model.core_trees import conjuncts


class Guards(Values):
    """Leaves a function: when the game is over, at `stop`, or when a condition does not hold.

    `returns` is how to leave when the game is over; `stops` how to leave at `stop`.
    """

    def __init__(self, place: Place, path: str, returns: p.Return | None = None) -> None:
        super().__init__(place, path)
        self.returns = returns or p.Return()
        self.stops: p.Stmt = self.returns
        self.chosen = ""  # by the last choice

    def leave_if_over(self, name: str) -> None:
        if name in self.place.may_end:
            self.add(p.If(p.game("over"), [self.returns]))

    def search(self, condition: c.Select, then: list[p.Stmt]) -> None:
        """`if any ...` before leaving, and `if no ...`: loops on the spot instead of calls."""
        leaves = bool(then) and then[-1] == self.returns and not _leaves_a_loop(then)
        whole = self.without_walk(condition)
        if whole is not None or (condition.mode == "any" and not leaves):
            self.add(p.If(whole if whole is not None else self.ex(condition), then))
            return
        self.loops += 1
        walk = SelectLoop(self, condition)
        self.add(*(walk.search(then) if condition.mode == "any" else walk.absent(then)))
        self.loops -= 1

    def unless(self, condition: c.Core, leave: list[p.Stmt]) -> None:
        """Leave unless a condition holds; a search is a loop on the spot instead of a call."""
        asked: list[p.Expr | None] = []
        for test in conjuncts(condition):
            is_search = isinstance(test, c.Select) and test.mode in ("any", "no")
            if not isinstance(test, c.Select) or not is_search or self.without_walk(test):
                asked.append(self.ex(test))
                continue
            self._leave_unless(asked, leave)
            asked = []
            self.loops += 1
            walk = SelectLoop(self, test)
            self.add(*(walk.search(leave) if test.mode == "no" else walk.absent(leave)))
            self.loops -= 1
        self._leave_unless(asked, leave)

    def _leave_unless(self, tests: list[p.Expr | None], leave: list[p.Stmt]) -> None:
        test = p.both(tests)
        if test is not None:
            self.add(p.If(p.negated(test), leave))

    def changed(self, owner_form: str = "game") -> None:
        """Stats have to be found again after a change of the state."""
        if self.world.has_stats and owner_form != "event":
            self.add(p.Change(p.game("stamp"), "+=", p.literal(1)))


def _leaves_a_loop(block: list[p.Stmt]) -> bool:
    """Whether a block leaves the loop around it: it must not be put into another one."""
    for s in block:
        if isinstance(s, p.Break):
            return True
        if isinstance(s, p.If) and (_leaves_a_loop(s.then) or _leaves_a_loop(s.otherwise)):
            return True
    return False
