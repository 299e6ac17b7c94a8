"""Campaigns: scenarios in a row, and what the end of one game hands to the next as options.

before   carries: {coins: players[0].coins}
after    CheckedCampaign(carries={"coins": Get(owner=players[0], field="coins")})
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from compiler.check.elaborate import Elaborator
from compiler.check.facts import Findings
from compiler.check.inheritance import players_in
from compiler.check.options import scenario_options
from compiler.language.types import TRUTH, Type, definition
from compiler.model import core as c
from compiler.model.definitions import Thing, World
from compiler.model.former_names import read_rule
from compiler.schema.schema_messages import listed
from compiler.source.diagnostics import did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Value


@dataclass(slots=True)
class CheckedCampaign:
    thing: Thing
    scenarios: list[str]
    carries: dict[str, c.Core] = field(default_factory=dict)
    goes_on: c.Core | None = None
    next: c.Core | None = None  # the scenario that follows


def check_campaign(world: World, thing: Thing, report: Findings) -> CheckedCampaign:
    """Every scenario is there and offers the options that are carried to it."""
    checked = CheckedCampaign(thing, [])
    listed = thing.body.entries.get("scenarios")
    for item in listed.items if isinstance(listed, Items) else ():
        if not isinstance(item, Scalar):
            continue
        if item.text in world.scenarios:
            checked.scenarios.append(item.text)
            continue
        report.error(
            "E0201",
            f"unknown scenario `{item.text}`",
            item.span,
            did_you_mean(item.text, world.scenarios),
            subject=item.text,
        )
    seats = [n for name in checked.scenarios for n in players_in(world, world.scenarios[name])]
    most = max(seats, default=0)
    carries = thing.body.entries.get("carries")
    if not isinstance(carries, Fields):
        carries = Fields({}, {}, thing.span)
    for name, value in carries.entries.items():
        for scenario in checked.scenarios:
            offered = scenario_options(world, world.scenarios[scenario])
            if name not in offered:
                report.error(
                    "E0209",
                    f"`{scenario}` has no option `{name}`, so nothing can be carried to it",
                    carries.keys[name].span,
                    did_you_mean(name, offered) or "only options that all its scenarios have",
                    subject=name,
                )
                break
        else:
            found = _value(world, value, world.options.get(name), f"`{name}`", report, most)
            if found is not None:
                checked.carries[name] = found
                if isinstance(value, Scalar):
                    _among_values(world, checked.scenarios, name, value, found, report)
    goes_on = thing.body.entries.get("goes_on")
    if goes_on is not None:
        checked.goes_on = _value(world, goes_on, TRUTH, "`goes_on`", report, most)
        if isinstance(checked.goes_on, c.Lit) and checked.goes_on.value is False:
            said = "the campaign never advances: its first scenario is played again and again"
            report.error("E0350", said, goes_on.span, "say when the next scenario follows")
    following = thing.body.entries.get("next")
    if isinstance(following, Scalar):
        checked.next = _value(world, following, definition("scenario"), "`next`", report, most)
        if isinstance(checked.next, c.Native) and checked.next.name == "scenario_named":
            said = f"the campaign never ends: `{following.text}` always follows"
            how = "say when it ends, as in `next: nothing if ... else ...`"
            report.error("E0350", said, following.span, how)
        for name in _scenarios_in(checked.next):
            if name not in checked.scenarios:
                said = f"`{name}` is not one of the scenarios of this campaign"
                at = following.text.find(name)
                span = following.at(at, len(name)) if at >= 0 else following.span
                near = did_you_mean(name, checked.scenarios)
                report.error("E0125", said, span, near or "add it to `scenarios`", subject=name)
    return checked


def _scenarios_in(value: c.Core | None) -> list[str]:
    """The scenarios that a value may be."""
    match value:
        case c.Native(name="scenario_named", args=(c.Lit(value=str(name)),)):
            return [name]
        case c.Op(operator="if", args=(then, _, otherwise)):
            return _scenarios_in(then) + _scenarios_in(otherwise)
        case _:
            return []


def _value(
    world: World, value: Value, type_: Type | None, what: str, report: Findings, most: int
) -> c.Core | None:
    tree = read_rule(world, value, "expression", report) if isinstance(value, Scalar) else None
    if tree is None or type_ is None or not isinstance(value, Scalar):
        return None
    elaborator = Elaborator(world, report, value, "domain")
    elaborator.most_players = most
    return elaborator.expect(tree, type_, what)


def _among_values(
    world: World, scenarios: list[str], name: str, value: Scalar, found: c.Core, report: Findings
) -> None:
    """Report a value that is carried, and that the option of a scenario cannot have."""
    later = scenarios[1:] or scenarios  # the first begins with nothing carried
    for written, place in _constants(found, value.text):
        for scenario in later:
            known = scenario_options(world, world.scenarios[scenario])[name].get("values")
            if isinstance(known, list) and written not in known:
                among = [str(v) for v in known]
                said = f"`{written}` is not among the values of the option `{name}` in `{scenario}`"
                at = value.at(place, len(str(written)))
                help = did_you_mean(str(written), among) or f"take one of {listed(among)}"
                report.error("E0135", said, at, help, subject=str(written))
                break


def _constants(value: c.Core, text: str) -> Iterator[tuple[object, int]]:
    """What a value is in each case, where that is written, and its place in the text."""
    match value:
        case c.Lit(value=int() | str() as written) if not isinstance(written, bool):
            found = re.search(rf"(?<![\w.]){re.escape(str(written))}(?!\w)", text)
            if found is not None:
                yield written, found.start()
        case c.Op(operator="if", args=(then, _, otherwise)):
            yield from _constants(then, text)
            cut = text.rfind(" else ")
            yield from [(one, cut + place) for one, place in _constants(otherwise, text[cut:])]
        case _:
            pass
