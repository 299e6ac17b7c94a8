"""Campaigns: scenarios in a row, and what the end of one game hands to the next as options.

before   carries: {coins: players[0].coins}
after    CheckedCampaign(carries={"coins": Get(owner=players[0], field="coins")})
"""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.check.elaborate import Elaborator
from compiler.check.facts import Findings
from compiler.check.options import scenario_options
from compiler.language.parse import read
from compiler.model import core as c
from compiler.model.definitions import Thing, World
from compiler.model.types import TRUTH, Type
from compiler.source.diagnostics import did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Value


@dataclass(slots=True)
class CheckedCampaign:
    thing: Thing
    scenarios: list[str]
    carries: dict[str, c.Core] = field(default_factory=dict)
    goes_on: c.Core | None = None


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
                    did_you_mean(name, offered),
                    subject=name,
                )
                break
        else:
            found = _value(world, value, world.options.get(name), f"`{name}`", report)
            if found is not None:
                checked.carries[name] = found
    goes_on = thing.body.entries.get("goes_on")
    if goes_on is not None:
        checked.goes_on = _value(world, goes_on, TRUTH, "`goes_on`", report)
    return checked


def _value(
    world: World, value: Value, type_: Type | None, what: str, report: Findings
) -> c.Core | None:
    tree = read(value, "expression", report) if isinstance(value, Scalar) else None
    if tree is None or type_ is None or not isinstance(value, Scalar):
        return None
    return Elaborator(world, report, value, "domain").expect(tree, type_, what)
