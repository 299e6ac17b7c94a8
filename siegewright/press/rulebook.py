"""`siegewright rulebook PACK`: the rulebook of a pack, as one HTML file and as PDF."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from compiler import ContentError, Project, Report, inspection
from siegewright.press.output import Output, tell
from siegewright.project import print_report
from siegewright.usage import NotBuilt

FINE = 0
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


def rulebook(root: Path, pack: str, options: Namespace) -> int:
    """Write the rulebook of a pack."""
    output = Output(options.to or root / "build" / "press" / pack)
    html, pdf = f"{pack}-rulebook.html", f"{pack}-rulebook-{options.paper}.pdf"
    wanted = {"html": [html], "pdf": [pdf], "both": [html, pdf]}[options.form]
    output.ready(wanted)
    tree = rulebook_of(root, pack)
    if html in wanted:
        output.write(html, rulebook_html(tree).encode())
    if pdf in wanted:
        output.write(pdf, rulebook_pdf(tree, PAPERS[options.paper]))
    tell(root, output, Report(), options.format)
    return FINE


def rulebook_of(root: Path, pack: str) -> inspection.Tree:
    """The rulebook of a pack; if the pack has mistakes, they are printed, and end the command (NotBuilt)."""
    report = Report()
    try:
        return inspection.rulebook_tree(Project(root), pack, report)
    except ContentError:
        print_report(report, root, "text")
        raise NotBuilt from None


def rulebook_html(tree: inspection.Tree) -> str:
    """The whole book in one page that needs nothing else."""
    import jinja2
    from markupsafe import Markup

    known = inspection.links_of(tree)

    def link(to: str, text: str) -> Markup:
        if to not in known:
            return Markup.escape(text)
        return Markup('<a href="#{}">{}</a>').format(to, text)

    def runs(paragraph: str | Sequence[dict[str, str]]) -> Markup:
        if isinstance(paragraph, str):
            return Markup.escape(paragraph)
        made = [
            Markup('<a href="#{}">{}</a>').format(run["rule"], run["rule"])
            if "rule" in run
            else Markup.escape(run["text"])
            for run in paragraph
        ]
        return Markup("").join(made)

    source = files("siegewright.press").joinpath("templates", "rulebook.html.j2").read_text("utf-8")
    environment = jinja2.Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.ChainableUndefined
    )
    return (
        environment.from_string(source).render(book=_for_jinja(tree), link=link, runs=runs) + "\n"
    )


def _for_jinja(tree: inspection.Tree) -> Any:
    return tree


def rulebook_pdf(tree: inspection.Tree, paper: tuple[float, float]) -> bytes:
    """The whole book, set by typst."""
    from siegewright.press.typesetting import Typesetter

    data = {
        "book": tree,
        "paper": {"width": paper[0], "height": paper[1]},
        "anchors": sorted(inspection.links_of(tree)),
    }
    with Typesetter("rulebook.typ") as typesetter:
        (pdf,) = typesetter.pages(data, "pdf")
    return pdf
