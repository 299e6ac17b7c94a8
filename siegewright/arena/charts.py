"""Pictures as static SVG, drawn by Altair and vl-convert; without scripts, and readable on light and dark pages.

Text and lines take the colour of the page by a style sheet; data has colours that stand out on both. Meaning
never depends on colour alone: a significant difference is a filled point, any other an empty one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

import altair
import vl_convert

from siegewright.arena.figures import Picture

_untyped: Any = altair  # some of its functions have no types
PLAIN, SURE = "#5b7fa6", "#c8641e"
CURVES = ("#3f7fbf", "#c8641e", "#4f9a4f", "#a05fb0", "#8f7b2f", "#7f7f7f")
ROW = 22  # pixels for a bar
WIDTH = 520
SIGN = 7.4  # pixels of a wide sans-serif of 12 points; the font of the reader is unknown
MOST_ROOM = 370


def svg(picture: Picture) -> str:
    """The picture, for use inside a page."""
    chart = _curves(picture) if picture.points else _bars(picture)
    spec = chart.configure(**_look()).to_dict(validate=False)
    return _inline(vl_convert.vegalite_to_svg(spec), picture.alt)


def _look() -> dict[str, Any]:
    return {
        "background": "transparent",
        "view": {"stroke": None},
        "font": "sans-serif",
        "axis": {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal", "labelLimit": MOST_ROOM},
        "legend": {"labelFontSize": 12, "titleFontSize": 12, "labelLimit": MOST_ROOM},
    }  # fmt: skip


def _bars(picture: Picture) -> Any:
    values = [
        {
            "row": f"{number:03d}",
            "label": _short(bar.label),
            "share": bar.share,
            "low": bar.low,
            "high": bar.high,
            "n": f"n = {bar.tries:,}",
            "sure": bar.sure,
        }
        for number, bar in enumerate(picture.bars)
    ]
    names = {str(value["row"]): str(value["label"]) for value in values}
    label = f"({_json(names)})[datum.value]"
    y = altair.Y(
        "row:N",
        title=None,
        axis=altair.Axis(
            labelExpr=label,
            domain=False,
            ticks=False,
            labelPadding=8,
            minExtent=_room(names.values()),
        ),
    )
    low = min([bar.low for bar in picture.bars])
    high = max([bar.high for bar in picture.bars])
    scale = altair.Scale(domain=[min(low, 0.0), max(high, 0.0)], nice=True) if picture.signed else (
        altair.Scale(domain=[0, 1])
    )  # fmt: skip
    form = "+.0%" if picture.signed else ".0%"
    x = altair.X(
        "low:Q",
        title=picture.axis,
        scale=scale,
        axis=altair.Axis(format=form, grid=True, labelFlush=False, tickCount=6),
    )
    colour = altair.Color(
        "sure:N", scale=altair.Scale(domain=[False, True], range=[PLAIN, SURE]), legend=None
    )
    base = altair.Chart(_untyped.Data(values=values))
    layers: list[Any] = []
    if picture.middle is not None:
        line = altair.Chart(_untyped.Data(values=[{"x": picture.middle}]))
        layers.append(
            line.mark_rule(strokeDash=[4, 3], color="#888888").encode(
                x=altair.X("x:Q", scale=scale)
            )
        )
    layers += [
        base.mark_rule(strokeWidth=3).encode(x=x, x2="high:Q", y=y, color=colour),
        base.mark_point(size=70, strokeWidth=2.5, opacity=1).encode(
            x=altair.X("share:Q", scale=scale),
            y=y,
            color=colour,
            fill=altair.Color("sure:N", scale=altair.Scale(domain=[False, True], range=["#ffffff", SURE]), legend=None),
        ),
        base.mark_text(align="left", dx=10, fontSize=11).encode(x=altair.value(WIDTH), y=y, text="n:N"),
    ]  # fmt: skip
    spare = round(SIGN * max([len(str(value["n"])) for value in values]) / 3)
    chart: Any = altair.layer(*layers).properties(
        width=WIDTH,
        height=ROW * len(values),
        padding={"left": 5, "top": 5, "right": 5 + spare, "bottom": 5},
    )
    return chart


def _curves(picture: Picture) -> Any:
    values = [
        {"series": _short(p.series), "x": p.x, "share": p.share, "low": p.low, "high": p.high}
        for p in picture.points
    ]
    series = list(dict.fromkeys([_short(p.series) for p in picture.points]))
    colour = altair.Color(
        "series:N",
        title=None,
        scale=altair.Scale(domain=series, range=list(CURVES[: len(series)])),
        legend=_legend(series),
    )
    dash = altair.StrokeDash("series:N", scale=altair.Scale(domain=series), legend=_legend(series))
    x = altair.X("x:Q", title=picture.x_title, axis=altair.Axis(grid=False, tickMinStep=1))
    y = altair.Y(
        "share:Q",
        title=picture.axis,
        scale=altair.Scale(domain=[0, 1]),
        axis=altair.Axis(format=".0%"),
    )
    base = altair.Chart(_untyped.Data(values=values))
    chart: Any = altair.layer(
        base.mark_area(opacity=0.18 if len(series) < 3 else 0.07, interpolate="step-after").encode(
            x=x, y=altair.Y("low:Q", title=picture.axis), y2="high:Q", color=colour
        ),
        base.mark_line(strokeWidth=2, interpolate="step-after").encode(
            x=x, y=y, color=colour, strokeDash=dash
        ),
    ).properties(width=WIDTH + 60, height=260)
    return chart


def _legend(series: Sequence[str]) -> altair.Legend | None:
    if len(series) < 2:
        return None
    return altair.Legend(
        title=None,
        orient="bottom",
        columns=2 if _room(series) < WIDTH / 3 else 1,
        symbolType="stroke",
        symbolOpacity=1,
        symbolStrokeWidth=2,
        symbolSize=400,
    )


def _room(labels: Iterable[str]) -> int:
    """How wide labels may get: drawing measures them with another font than the reader's, and cut them off."""
    return min(MOST_ROOM, 8 + round(SIGN * max([len(label) for label in labels])))


def _short(label: str) -> str:
    """A label of one line that fits; signs that drawing cannot take are left out."""
    line = "".join([sign if sign.isprintable() else " " for sign in label])
    return line if len(line) <= 48 else line[:47] + "…"


def _json(names: dict[str, str]) -> str:
    """A table for an expression of Vega: texts of strangers stay inside their quotes."""
    pairs = [f"'{row}': '{_literal(label)}'" for row, label in names.items()]
    return "{" + ", ".join(pairs) + "}"


def _literal(text: str) -> str:
    plain = [sign if sign.isalnum() or sign == " " else _escape(sign) for sign in text]
    return "".join(plain)


def _escape(sign: str) -> str:
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else "?"


_OPENING = re.compile(r"<svg[^>]*>")
_SIZE = re.compile(r'viewBox="([^"]*)"')


def _inline(text: str, alt: str) -> str:
    """The drawing with a name for those who do not see it, as wide as the page allows."""
    opening = _OPENING.search(text)
    assert opening is not None
    box = _SIZE.search(opening.group())
    assert box is not None
    width = box[1].split()[2]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(alt)}" '
        f'viewBox="{box[1]}" style="max-width:{width}px">'
    )
    return head + text[opening.end() :]
