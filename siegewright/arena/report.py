"""The report of an arena: one page of HTML without outside parts, and the same in Markdown.

It follows from the rows and the job alone: no clock, no paths. Names come from packs of strangers and are escaped everywhere.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from compiler import markdown
from siegewright.arena import figures, impact
from siegewright.arena.figures import Bar, Names, Picture, Rows, Section
from siegewright.arena.run import Folder
from siegewright.arena.shards import open_shards

LONG = 12  # rows that are shown at once; longer tables can be opened
OPEN = ("seats", "scenarios", "skill")
READING = (
    "Every share comes with the number of games that it is based on and its 95 % interval (Wilson; Newcombe for differences). "
    "p is the chance to see such a difference where there is none, corrected by Holm for all comparisons of its table. "
    "Filled points differ by more than chance explains; empty ones may not."
)


def sections_of(folder: Folder, games: int | None = None) -> list[Section]:
    """All figures of a folder, or of its first games."""
    known = folder.data["names"]
    names = Names(str(known["title"]), dict(known["scenarios"]), dict(known["documents"]))
    paths = folder.shards()
    with open_shards(paths, games) as database:
        rows = Rows(database, names)
        counted = impact.counts(rows)
        found = [
            _overview(rows, folder),
            figures.by_seat(rows),
            figures.by_scenario(rows),
            figures.by_option(rows),
            figures.by_lineup(rows),
            figures.survival(rows),
            figures.lengths(rows),
            figures.ends(rows),
            impact.impact(rows, counted, "seen"),
            impact.impact(rows, counted, "played"),
            impact.lives(rows, counted),
            figures.choices(rows),
            figures.errors(rows),
        ]
    return [section for section in found if section is not None]


def _overview(rows: Rows, folder: Folder) -> Section:
    [(games, failed, decisions, scenarios)] = rows.ask(
        "SELECT count(*), count(*) FILTER (error <> ''), coalesce(sum(decisions), 0)::BIGINT, count(DISTINCT scenario) FROM games"
    )
    job: dict[str, Any] = folder.data["job"]
    lineups = "; ".join(", ".join(map(str, names)) for names in job["lineups"])
    section = Section("overview", "The games", READING, ("what", "value"))
    section.rows = [
        ("games", f"{games:,}"),
        ("games that failed", f"{failed:,}"),
        ("decisions", f"{decisions:,}"),
        ("scenarios", f"{scenarios:,}"),
        ("bots", lineups),
        ("seed", str(job["seed"])),
        ("effort of bots that look ahead", str(job["effort"])),
        ("content", str(job["lock"])),
    ]
    return section


# ------------------------------------------------------------------ Markdown


def as_markdown(folder: Folder, sections: Sequence[Section]) -> str:
    title = str(folder.data["names"]["title"])
    parts = [f"# Arena: {markdown.words(title)}", ""]
    for section in sections:
        parts += [f"## {section.title}", "", markdown.words(section.lead), ""]
        if section.rows:
            parts += [markdown.row([markdown.words(head.strip()) for head in section.heads])]
            parts += [markdown.row(["---"] * len(section.heads))]
            parts += [markdown.row([markdown.words(cell) for cell in row]) for row in section.rows]
            parts.append("")
    return "\n".join(parts)


# ------------------------------------------------------------------ HTML

STYLE = """
:root{color-scheme:light dark;--ink:#1d2329;--soft:#5a6570;--page:#fbfaf7;--card:#fff;--rule:#d9d5cc;--sure:#9c4a10;--hollow:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e6e3dc;--soft:#a9b0b7;--page:#16191d;--card:#1e2227;--rule:#3a4047;--sure:#f0a35e;--hollow:#1e2227}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main,header,nav{max-width:62rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2rem}
h1{font-size:1.9rem;line-height:1.2;margin:0}
header p{color:var(--soft);margin:.4rem 0 1rem}
nav ul{display:flex;flex-wrap:wrap;gap:.35rem .9rem;list-style:none;margin:0 0 1rem;padding:0;font-size:.92rem}
a{color:inherit}
section{background:var(--card);border:1px solid var(--rule);border-radius:.6rem;padding:1.1rem 1.25rem;margin:0 0 1.25rem}
h2{font-size:1.25rem;margin:0 0 .35rem}
section>p{margin:.2rem 0 .9rem;color:var(--soft);max-width:50rem}
figure{margin:.5rem 0 1rem}
figcaption{font-size:.85rem;color:var(--soft)}
svg{width:100%;height:auto;display:block}
svg text{fill:var(--ink)}
svg .role-axis-grid line{stroke:var(--rule)}
svg .role-axis-domain line,svg .role-axis-tick line{stroke:var(--soft)}
svg .mark-symbol path[fill="#ffffff"]{fill:var(--hollow)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.3rem .6rem;border-bottom:1px solid var(--rule);white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:11rem;overflow-wrap:anywhere}
th{font-weight:600;color:var(--soft)}
.words th,.words td{text-align:left;white-space:normal;overflow-wrap:anywhere}
.sure td:last-child{color:var(--sure);font-weight:700}
summary{cursor:pointer;padding:.3rem 0;font-size:.95rem}
summary:focus-visible,a:focus-visible,.scroll:focus-visible{outline:2px solid var(--sure);outline-offset:2px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.8rem;margin:.3rem 0 0}
.facts div{min-width:0}.facts dt{font-size:.82rem;color:var(--soft)}.facts dd{margin:0;font-size:1.15rem;font-weight:600;overflow-wrap:anywhere}
@media print{section{break-inside:avoid;border:0}nav{display:none}}
"""


def as_page(folder: Folder, sections: Sequence[Section]) -> str:
    title = escape(str(folder.data["names"]["title"]))
    links = "".join(f'<li><a href="#{s.id}">{escape(s.title)}</a></li>' for s in sections)
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        # Nothing is fetched, and nothing runs.
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        f"<title>Arena: {title}</title><style>{STYLE}</style></head><body>",
        f"<header><h1>{title}</h1><p>Results of games between bots</p></header>",
        f'<nav aria-label="Sections"><ul>{links}</ul></nav><main>',
        *[_section(section) for section in sections],
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def _section(section: Section) -> str:
    body = (
        _facts(section) if section.id == "overview" else _drawn(section.picture) + _table(section)
    )
    return (
        f'<section id="{section.id}" aria-labelledby="{section.id}-head"><h2 id="{section.id}-head">'
        f"{escape(section.title)}</h2><p>{escape(section.lead)}</p>{body}</section>"
    )


def _facts(section: Section) -> str:
    pairs = "".join(f"<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd></div>" for a, b in section.rows)
    return f'<dl class="facts">{pairs}</dl>'


def _drawn(picture: Picture | None) -> str:
    if picture is None:
        return ""
    from siegewright.arena.charts import svg

    more = f" ({picture.left_out} more in the table)" if picture.left_out else ""
    return f"<figure>{svg(picture)}<figcaption>{escape(picture.alt + more)}</figcaption></figure>"


def _table(section: Section) -> str:
    if not section.rows:
        return ""
    heads = "".join(f'<th scope="col">{escape(head.strip())}</th>' for head in section.heads)
    body = "".join([_row(section, row) for row in section.rows])
    kind = ' class="words"' if section.id in ("errors", "ends") else ""
    label = escape(section.title)
    table = (
        f'<div class="scroll" tabindex="0" role="region" aria-label="Table: {label}"><table{kind}><thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
    if section.picture is None and len(section.rows) <= 2 * LONG:
        return table
    if section.id in OPEN and len(section.rows) <= LONG:
        return table
    count = len(section.rows)
    summary = "The row" if count == 1 else f"All {count:,} rows"
    return f"<details><summary>{summary}</summary>{table}</details>"


def _row(section: Section, row: tuple[str, ...]) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row)
    sure = section.heads[-1] == "p (Holm)" and _is_sure(row[-1])
    return f'<tr class="sure">{cells}</tr>' if sure else f"<tr>{cells}</tr>"


def _is_sure(cell: str) -> bool:
    return cell.startswith("<") or (cell[:1].isdigit() and float(cell) < figures.SURE)


def write_report(folder: Folder, games: int | None = None) -> tuple[Path, Path]:
    """Write report.html and report.md into the folder."""
    from siegewright.usage import write_here

    # Loading what draws takes as long as all questions, and needs no rows.
    brushes = threading.Thread(target=_load_charts)
    brushes.start()
    sections = sections_of(folder, games)
    brushes.join()
    page, text = folder.path / "report.html", folder.path / "report.md"
    write_here(page, as_page(folder, sections).encode())
    write_here(text, as_markdown(folder, sections).encode())
    return page, text


def _load_charts() -> None:
    from siegewright.arena.charts import svg

    svg(Picture("nothing", "", (Bar("", 0.0, 0.0, 0.0, 0),)))
