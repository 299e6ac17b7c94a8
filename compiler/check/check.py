"""Every rule and every card is checked: names, types, roles, costs, triggers that can fire.

before   Routine(name="deal", body={"do": "target.hp -= n"})
after    CheckedRoutine(body=(SSet(owner=Var("target"), field="hp", operator="-=", ...),))
"""

from __future__ import annotations

from dataclasses import replace

from compiler.check.balances import check_balance
from compiler.check.campaigns import check_campaign
from compiler.check.checked import Checked, CheckedEffects, FileParts
from compiler.check.circles import (
    SURELY,
    asked_surely,
    report_circles,
    stats_asked,
    surely,
    values_of,
)
from compiler.check.declarations import check_declarations
from compiler.check.effect_summary import ABILITIES, set_off
from compiler.check.effects import check_effects
from compiler.check.evaluations import check_evaluations
from compiler.check.faces import check_faces
from compiler.check.facts import Findings, joined
from compiler.check.field_tables import check_document
from compiler.check.looks import check_looks
from compiler.check.maps import check_map
from compiler.check.own_effects import report_effects_elsewhere
from compiler.check.ranges import settle_doubts
from compiler.check.routines import Rules, check_circles, check_noun, typed_rules
from compiler.check.scenarios import check_scenario, check_starts
from compiler.check.unused import zero_silence
from compiler.model import core as c
from compiler.model.definitions import World
from compiler.prose.rules_text import field_text
from compiler.source.diagnostics import Related, Report, did_you_mean, renamed


def check(world: World, report: Report) -> Checked:
    """Check a pack together with all it requires: what it adds or patches may concern any rule."""
    with report.taking():
        rules = typed_rules(world)
        checked = check_frame(rules)
        parts = [check_file(rules, part) for part in files_of(rules.world).values()]
    for part in [checked, *parts]:
        report.extend(part.found)
    for part in parts:
        checked.routines += part.routines
        checked.effects |= part.effects
        checked.laws += part.laws
    checked.facts = joined([checked.facts, *(part.facts for part in parts)])
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


def check_file(rules: Rules, part: FileParts) -> Checked:
    """Check what one file defines. What that means for others stands in `facts`."""
    world, found = rules.world, Findings()
    checked = Checked(world, rules)
    sets_off: dict[str, set[str]] = {}
    for routine in part.routines:
        made, findings = rules.with_findings(routine)
        found.take(findings)
        checked.routines.append(made)
        sets_off.setdefault(routine.key, set()).update(set_off(made.body or ()))
        sure = surely(made.body or ()) | asked_surely(made.value)
        sets_off.setdefault(SURELY + routine.key, set()).update(sure)
        for number, (name, type_) in enumerate(made.params if routine.form == "query" else ()):
            values = [made.value, *values_of(made.body or ())]
            asked = stats_asked(values, [c.Var(type_, name)])
            sets_off.setdefault(f"{routine.key} {number}", set()).update(asked)
    for noun in part.nouns:
        if noun.where is not None:
            check_noun(world, noun.kind, noun.where, found)
    for thing in part.things:
        check_document(world, thing, found)
        if any(thing.effects.values()) or field_text(world, thing):
            checked.effects[thing.id] = check_effects(world, thing, found)
    checked.laws = [check_effects(world, law, found) for law in part.laws]
    for effects in [*checked.effects.values(), *checked.laws]:
        sets_off.setdefault(ABILITIES, set()).update(_set_off_by(effects))
        for trigger in effects.triggers:
            if trigger.condition is None and not trigger.limits and trigger.timing != "instead":
                sure = surely(trigger.body)
                sets_off.setdefault(f"{SURELY}event {trigger.event}", set()).update(sure)
        for key, asked in effects.looks_at.items():
            sets_off.setdefault(key, set()).update(asked)
    checked.facts, checked.found = found.facts(sets_off), found.diagnostics
    return checked


def check_frame(rules: Rules) -> Checked:
    """Check what belongs to the pack as a whole: maps, scenarios and starting values."""
    world, found = rules.world, Findings()
    checked = Checked(world, rules)
    for thing in world.maps.values():
        check_map(world, thing, found)
    for thing in world.scenarios.values():
        checked.scenarios.append(check_scenario(world, thing, found))
    if world.begins is not None and world.begins.text not in world.scenarios:
        name = world.begins.text
        help = did_you_mean(name, world.scenarios)
        said = f"unknown scenario `{name}`"
        found.error("E0201", said, world.begins.span, help, subject=name)
    for thing in world.campaigns:
        checked.campaigns.append(check_campaign(world, thing, found))
    for thing in world.balances:
        checked.balances.append(check_balance(world, thing, found))
    check_evaluations(world, found)
    check_starts(checked, found)
    check_faces(world, found)
    check_looks(world, found)
    check_declarations(checked, found)
    done = [_set_off_by(s.effects) for s in checked.scenarios if s.effects is not None]
    sets_off = {ABILITIES: set().union(*done)} if done else {}
    checked.facts, checked.found = found.facts(sets_off), found.diagnostics
    return checked


def check_whole(checked: Checked, report: Report) -> None:
    """Check what only all files together can tell."""
    world = checked.world
    check_circles(checked, report)
    report_circles(world, checked.facts, report)
    report.drop_tentative()
    if not report.errors:  # else what seems to be unused may be meant in the line with the mistake
        zero_silence(world, checked.facts, report)
        report_effects_elsewhere(world, checked.facts, report)
        settle_doubts(world, checked.facts, checked.starts, report)
    point_at_definitions(world, report)


def _set_off_by(effects: CheckedEffects) -> set[str]:
    """What the abilities of a document may set off."""
    bodies = [t.body for t in effects.triggers]
    bodies += [a.body for a in effects.activated]
    bodies += [statements for _, _, statements in effects.resolve]
    return set().union(*(set_off(body) for body in bodies))


def point_at_definitions(world: World, report: Report) -> None:
    """Where a guess leads to: it may be the definition that is misspelt, and not its use."""
    for number, found in enumerate(report.diagnostics):
        near = found.suggestion
        places = world.defined(near) if near and not (found.notes or found.related) else []
        if places and found.span not in places:
            related = (Related(places[0], f"`{near}` is defined"),)
            fixes = (*found.fixes, *renamed(places[0], near, found.subject))
            report.diagnostics[number] = replace(found, related=related, fixes=fixes)
