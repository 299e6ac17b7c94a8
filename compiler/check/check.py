"""Every rule and every card is checked: names, types, roles, costs, triggers that can fire.

before   Routine(name="deal", body={"do": "target.hp -= n"})
after    CheckedRoutine(body=(SSet(owner=Var("target"), field="hp", operator="-=", ...),))
"""

from __future__ import annotations

import re
from dataclasses import replace

from compiler.check.balances import check_balance
from compiler.check.campaigns import check_campaign
from compiler.check.checked import Checked, CheckedEffects, FileParts
from compiler.check.effect_summary import ABILITIES, Reach, joined, set_off
from compiler.check.effects import check_effects
from compiler.check.evaluations import check_evaluations
from compiler.check.maps import check_map
from compiler.check.references import check_references, check_space_references
from compiler.check.routines import (
    action_types,
    check_circles,
    check_noun,
    check_routine,
    infer_queries,
)
from compiler.check.scenarios import check_scenario, check_starts
from compiler.check.unused import zero_silence
from compiler.model.definitions import World
from compiler.prose.rules_text import field_text
from compiler.source.diagnostics import Report, did_you_mean


def check(world: World, report: Report) -> Checked:
    """Check a pack together with all it rests on: what it adds or patches may concern any rule."""
    prepare(world)
    checked = check_frame(world, report)
    parts = [check_file(world, part, report) for part in files_of(world).values()]
    for part in parts:
        checked.routines += part.routines
        checked.effects |= part.effects
        checked.laws += part.laws
    checked.reach = joined([checked.reach, *(part.reach for part in parts)])
    check_whole(checked, report)
    return checked


def files_of(world: World) -> dict[str, FileParts]:
    """The definitions of all packs by file, in the order of paths."""
    files: dict[str, FileParts] = {}

    def at(path: str) -> FileParts:
        return files.setdefault(path, FileParts())

    for forms in world.routines.values():
        for routine in forms.values():
            at(routine.path).routines.append(routine)
    for noun in [*world.nouns.values(), *world.adjectives.values()]:
        at(noun.path).nouns.append(noun)
    for thing in world.all_things:
        at(thing.path).things.append(thing)
    for law in world.laws:
        at(law.path).laws.append(law)
    return dict(sorted(files.items()))


def check_file(world: World, part: FileParts, report: Report) -> Checked:
    """Check what one file defines. What that means for others stands in `reach`."""
    checked = Checked(world)
    world.used, world.periods, world.uses_passed = set(), {}, False
    sets_off: dict[str, set[str]] = {}
    for routine in part.routines:
        made = check_routine(world, routine, report)
        checked.routines.append(made)
        name = f"{routine.form} {routine.name}"
        sets_off.setdefault(name, set()).update(set_off(made.body or ()))
    for noun in part.nouns:
        if noun.where is not None:
            check_noun(world, noun.kind, noun.where, report)
    for thing in part.things:
        check_references(world, thing, report)
        if any(thing.effects.values()) or field_text(world, thing):
            checked.effects[thing.id] = check_effects(world, thing, report)
    checked.laws = [check_effects(world, law, report) for law in part.laws]
    for effects in [*checked.effects.values(), *checked.laws]:
        sets_off.setdefault(ABILITIES, set()).update(_set_off_by(effects))
    checked.reach = _reach(world, sets_off)
    return checked


def check_frame(world: World, report: Report) -> Checked:
    """Check what belongs to the pack as a whole: maps, scenarios and starting values."""
    checked = Checked(world)
    world.used, world.periods, world.uses_passed = set(), {}, False
    for thing in world.maps.values():
        check_map(thing, report)
        check_space_references(world, thing, report)
    for thing in world.scenarios.values():
        check_references(world, thing, report)
        checked.scenarios.append(check_scenario(world, thing, report))
    if world.begins is not None and world.begins.text not in world.scenarios:
        name = world.begins.text
        help = did_you_mean(name, world.scenarios)
        report.error("E0201", f"unknown scenario `{name}`", world.begins.span, help)
    for thing in world.campaigns:
        checked.campaigns.append(check_campaign(world, thing, report))
    for thing in world.balances:
        check_balance(world, thing, report)
    check_evaluations(world, report)
    check_starts(checked, report)
    checked.reach = _reach(world, {})
    return checked


def check_whole(checked: Checked, report: Report) -> None:
    """Check what only all files together can tell; afterwards the world knows what they use."""
    world = checked.world
    world.used, world.uses_passed = set(checked.reach.used), checked.reach.passes
    world.periods = dict(checked.reach.periods)
    check_circles(checked, report)
    if report.errors:
        # What seems to be unused may be meant in the very line with the mistake.
        report.diagnostics = [
            d for d in report.diagnostics if d.code not in ("W0401", "W0405", "W0501")
        ]
    else:
        zero_silence(world, report)
    point_at_definitions(world, report)


def _reach(world: World, sets_off: dict[str, set[str]]) -> Reach:
    causes = {name: frozenset(found) for name, found in sets_off.items()}
    return Reach(causes, frozenset(world.used), dict(world.periods), world.uses_passed)


def _set_off_by(effects: CheckedEffects) -> set[str]:
    """What the abilities of a document may set off."""
    bodies = [t.body for t in effects.triggers]
    bodies += [a.body for a in effects.activated]
    bodies += [statements for _, _, statements in effects.resolve]
    return set().union(*(set_off(body) for body in bodies))


NEAR = re.compile(r"did you mean `([a-z0-9_.]+)`\?")


def point_at_definitions(world: World, report: Report) -> None:
    """Where a guess leads to: it may be the definition that is misspelt, and not its use."""
    for number, found in enumerate(report.diagnostics):
        near = NEAR.fullmatch(found.help or "")
        places = world.defined(near[1]) if near and not found.notes else []
        if near and places and found.span not in places:
            note = f"`{near[1]}` is defined at {places[0]}"
            report.diagnostics[number] = replace(found, notes=(note,))


def prepare(world: World) -> None:
    """Work out the types that authors need not write: of queries and of the parameters of actions."""
    infer_queries(world)
    for routine in world.routines.get("action", {}).values():
        action_types(world, routine)
