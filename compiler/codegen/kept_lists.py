"""Functions that give a list which is made once for a board.

before   [space for space in range(game.board.size) if game.board.x[space] == 1]
after    _spaces_1(game)
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler.codegen import py_tree as p
from compiler.codegen.place import Place


def kept_list(
    place: Place,
    name: tuple[str, int],
    listing: p.Expr,
    item: p.Expr,
    words: Sequence[p.Expr],
    params: Sequence[p.Param] = (),
) -> str:
    """The name of such a function: that of a new one, with this stem and number, or of one that does the same.

    The list is kept under `words`; `item` is the type of what is in it.
    """
    stem, number = name
    functions = place.target.functions
    key, known = p.Name("_key"), p.Name("_known")
    kept = p.call(p.game("tables", "keep"), key, listing)
    takes = [place.game_param, *params]
    block: list[p.Stmt] = [
        p.Assign(key, p.Tuple((p.literal(place.inner_path()), *words))),
        p.Assign(known, p.call(p.Attr(p.game("tables", "groups"), "get"), key)),
        p.If(p.compare(known, "is", p.NONE), [p.Assign(known, kept)]),
        p.Return(known),
    ]
    for made in functions:
        if made.name.startswith(stem) and made.params == takes and made.body[2] == block[2]:
            return made.name  # another rule walks over the same
    gives = p.Index(p.Name("tuple"), p.Tuple((item, p.DOTS)))
    functions.append(p.Function(f"{stem}{number}", takes, gives, block))
    return f"{stem}{number}"
