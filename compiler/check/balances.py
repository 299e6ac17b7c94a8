"""Balances: which games are compared with each other, as a table.

before   rows: {first_seat: [red, blue]}   columns: {second_seat: [red, blue]}
after    {"id": "colours", "rows": ("first_seat", ("red", "blue")), "columns": ("second_seat", ...), ...}
"""

from __future__ import annotations

from dataclasses import dataclass

from compiler.check.elaborate import Elaborator
from compiler.check.facts import Findings
from compiler.check.inheritance import players_in
from compiler.check.options import among_values, option_fits, scenario_options
from compiler.check.sense import players_in_words
from compiler.language.types import PLAYER, TRUTH, UNKNOWN
from compiler.model import core as c
from compiler.model.definitions import Thing, World
from compiler.model.former_names import read_rule
from compiler.source.diagnostics import did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Value, plain

SCENARIO, PLAYERS, BOTS, CAMPAIGN = "scenario", "players", "bots", "campaign"


@dataclass(frozen=True, slots=True)
class CheckedBalance:
    thing: Thing
    share: c.Core | None = None  # whether a finished game counts
    having: c.Core | None = None  # what a player had in it


def check_balance(world: World, thing: Thing, report: Findings) -> CheckedBalance:
    """Every scenario or campaign is there, and offers the options that the table is about."""
    scenarios = _scenarios(thing)
    campaign = thing.body.entries.get(CAMPAIGN)
    if isinstance(campaign, Scalar):
        for scenario in scenarios:
            said = f"`{scenario.text}` is one game, and this table is of whole campaigns"
            report.error("E0128", said, scenario.span, "leave out `campaign` or the scenarios")
        scenarios = _first_of(world, campaign, report)
    for scenario in scenarios:
        if scenario.text not in world.scenarios:
            help = did_you_mean(scenario.text, world.scenarios)
            said = f"unknown scenario `{scenario.text}`"
            report.error("E0201", said, scenario.span, help, subject=scenario.text)
    if not scenarios and campaign is None:
        report.error(
            "E0327",
            f"`{thing.short}` does not say which scenario is played",
            thing.span,
            "add `scenario: ...` or `campaign: ...`, or let rows or columns be scenarios",
        )
    for key in ("rows", "columns", "options"):
        written = thing.body.entries.get(key)
        for name in written.entries if isinstance(written, Fields) else ():
            if key != "options" and name in (SCENARIO, PLAYERS, BOTS):
                continue
            for scenario in scenarios:
                known = world.scenarios.get(scenario.text)
                offered = scenario_options(world, known) if known else {name: None}
                if name not in offered:
                    assert isinstance(written, Fields)
                    report.error(
                        "E0209",
                        f"`{scenario.text}` has no option `{name}`",
                        written.keys[name].span,
                        did_you_mean(name, offered),
                        subject=name,
                    )
                    break
                option = offered[name]
                type_ = world.options.get(name, UNKNOWN)
                if isinstance(written, Fields) and option and type_ != UNKNOWN:
                    _fits(world, name, option, written.entries[name], report)
                    break
    _check_players(world, thing, scenarios, report)
    _different_axes(thing, report)
    _check_expectation(thing, report)
    share = _value(world, thing, "share", report)
    return CheckedBalance(thing, share, _value(world, thing, "having", report))


def _check_players(world: World, thing: Thing, scenarios: list[Scalar], report: Findings) -> None:
    """Report a number of players that a scenario of the table is not for."""
    axes = [thing.body.entries.get(key) for key in ("rows", "columns")]
    written = [axis.entries.get(PLAYERS) for axis in axes if isinstance(axis, Fields)]
    for value in (thing.body.entries.get(PLAYERS), *written):
        for number in value.items if isinstance(value, Items) else (value,):
            if not isinstance(number, Scalar) or not isinstance(number.value, int):
                continue
            for scenario in scenarios:
                known = world.scenarios.get(scenario.text)
                fits = players_in(world, known) if known is not None else range(0)
                if fits and number.value not in fits:
                    least, most = fits[0], fits[-1]
                    words = (
                        players_in_words(most) if least == most else f"{least} to {most} players"
                    )
                    said = f"`{scenario.text}` is for {words}"
                    report.error("E0424", said, number.span, "change the number, or leave it out")
                    break


def _first_of(world: World, campaign: Scalar, report: Findings) -> list[Scalar]:
    """The scenario with which a campaign starts: the options of the table are its options."""
    known = {thing.short: thing for thing in world.campaigns}
    if campaign.text not in known:
        said = f"unknown campaign `{campaign.text}`"
        help = did_you_mean(campaign.text, known)
        report.error("E0201", said, campaign.span, help, subject=campaign.text)
        return []
    listed = known[campaign.text].body.entries.get("scenarios")
    first = listed.items[0] if isinstance(listed, Items) and listed.items else None
    # A scenario that is not there is reported where the campaign is.
    return [first] if isinstance(first, Scalar) and first.text in world.scenarios else []


def _fits(world: World, name: str, said: dict[str, object], value: Value, report: Findings) -> None:
    """What an option is set to in the games that are compared."""
    before = len(report.errors)
    type_ = world.options[name]
    for item in value.items if isinstance(value, Items) else (value,):
        option_fits(world, name, type_.item or type_, item, report, [*world.maps.values()])
    if len(report.errors) == before:
        among_values(said, name, value, report)


def _different_axes(thing: Thing, report: Findings) -> None:
    rows, columns = thing.body.entries.get("rows"), thing.body.entries.get("columns")
    options = thing.body.entries.get("options")
    fixed = {PLAYERS} & set(thing.body.entries)
    fixed |= set(options.entries) if isinstance(options, Fields) else set()
    for axis in (rows, columns):
        for name in axis.entries if isinstance(axis, Fields) else ():
            if name in fixed and isinstance(axis, Fields):
                said = f"`{name}` is compared here, and the table says one value for all games, too"
                report.error("E0128", said, axis.keys[name].span, "keep one of the two")
    if not isinstance(rows, Fields) or not isinstance(columns, Fields):
        return
    for name in rows.entries:
        if name in columns.entries:
            said = f"`{name}` is both in the rows and in the columns"
            report.error("E0128", said, columns.keys[name].span, "compare something else")


def _check_expectation(thing: Thing, report: Findings) -> None:
    written = thing.body.entries.get("expect")
    if not isinstance(written, Scalar):
        return
    low, high = _bounds(thing.body)
    if (low, high) == (0, 100):
        said = "every share lies between 0 and 100 percent, so this expects nothing"
        report.error("E0620", said, written.span, "say what is fair, as in `expect: 40..60`")
    elif not low < high <= 100:
        turned = f"{high}..{low}" if high < low <= 100 else "40..60"
        report.error(
            "E0620",
            f"no share is between {low} and {high} percent",
            written.span,
            f"say two percentages, the lower one first: `expect: {turned}`",
        )


def _value(world: World, thing: Thing, key: str, report: Findings) -> c.Core | None:
    written = thing.body.entries.get(key)
    tree = read_rule(world, written, "expression", report) if isinstance(written, Scalar) else None
    if tree is None or not isinstance(written, Scalar):
        return None
    elaborator = Elaborator(world, report, written, "domain")
    if key == "share":
        return elaborator.expect(tree, TRUTH, "`share`")
    elaborator.bind("player", c.Var(PLAYER, "player"))
    value = elaborator.value(tree, UNKNOWN)
    if value.type.form != "list" and value.type != UNKNOWN:
        said = f"`having` takes a list, and `{written.text}` is {value.type.in_words}"
        report.error("E0303", said, written.span)
        return None
    return value


def balance_arguments(thing: Thing) -> dict[str, object]:
    """The table as plain values."""
    body = thing.body
    fixed = body.entries.get("options")
    return {
        "id": thing.short,
        "title": thing.name,
        "text": _text(body, "text"),
        "rows": _axis(body, "rows"),
        "columns": _axis(body, "columns"),
        "scenario": _text(body, SCENARIO),
        "players": _number(body, PLAYERS),
        "options": plain(fixed) if isinstance(fixed, Fields) else {},
        **({"campaign": _text(body, CAMPAIGN)} if CAMPAIGN in body.entries else {}),
        **({"expect": _bounds(body)} if "expect" in body.entries else {}),
    }


def _scenarios(thing: Thing) -> list[Scalar]:
    found: list[Scalar] = []
    places = [thing.body]
    for key in ("rows", "columns"):
        axis = thing.body.entries.get(key)
        places += [axis] if isinstance(axis, Fields) else []
    for place in places:
        match place.entries.get(SCENARIO):
            case Scalar() as single:
                found.append(single)
            case Items(items):
                found += [item for item in items if isinstance(item, Scalar)]
    return found


def _axis(body: Fields, key: str) -> tuple[str, tuple[object, ...]]:
    """One option (or the scenario, the number of players, the bots) and its values."""
    axis = body.entries.get(key)
    if not isinstance(axis, Fields):
        return "", ()
    [(name, values)] = axis.entries.items()
    found = plain(values)
    return name, tuple(found if isinstance(found, list) else [found])


def _bounds(body: Fields) -> tuple[int, int]:
    """The two percentages of `expect: 40..60`, which the schema has looked at."""
    low, _, high = _text(body, "expect").partition("..")
    return int(low), int(high)


def _text(body: Fields, key: str) -> str:
    value = body.entries.get(key)
    return value.text if isinstance(value, Scalar) else ""


def _number(body: Fields, key: str) -> int:
    value = body.entries.get(key)
    return value.value if isinstance(value, Scalar) and isinstance(value.value, int) else 0
