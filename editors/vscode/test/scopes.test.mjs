import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { tokens } from "./tokens.mjs";

const HEAD = "# yaml-language-server: $schema=../../../schemas/mire/documents.schema.json\n";
const content = new URL("../../../content", import.meta.url).pathname;

/** What a word at a line is, as [line, word, last scope without `.siegewright`]. */
const seen = async (text) =>
  (await tokens(text)).map(([line, word, scopes]) => [line, word, scopes.at(-1).replace(/\.siegewright$/, "")]);

const has = (all, line, word, scope) =>
  assert.ok(
    all.some((one) => one[0] === line && one[1] === word && one[2] === scope),
    `line ${line}: ${word} is not ${scope} but ${JSON.stringify(all.filter((one) => one[0] === line))}`,
  );

const ours = (found) => found.filter(([, , scopes]) => scopes.some((scope) => scope.startsWith("meta.embedded")));

test("a block of effects is coloured by what its words are", async () => {
  const all = await seen(`${HEAD}- unit: captain
  effects: |
    on any crit: bleed 1; slow 2   # why
    "Poisoned Dart", once per round, 1 coin: choose a foe within 5; poison 1 to it
    while self.hp = max(1, 2d6): +1 move
    choose one: gain 1 gold | gain 1 crystal
  move: 3
`);
  has(all, 4, "on", "keyword.control.trigger");
  has(all, 4, "any", "keyword.operator.quantifier");
  has(all, 4, "bleed", "entity.name.function");
  has(all, 4, "slow", "entity.name.function");
  has(all, 4, "# why", "comment.line.number-sign");
  has(all, 5, "Poisoned Dart", "string.quoted.double");
  has(all, 5, "once", "keyword.control.trigger");
  has(all, 5, "choose", "keyword.control.flow");
  has(all, 5, "within", "keyword.operator.preposition");
  has(all, 5, "it", "variable.language");
  has(all, 6, "hp", "variable.other.member");
  has(all, 6, "max", "entity.name.function");
  has(all, 6, "2d6", "constant.numeric.dice");
  has(all, 7, "gain", "entity.name.function");
  has(all, 8, "3", "constant.numeric.yaml");
});

test("lines of tests, conditions and named values are in the language", async () => {
  const all = await seen(`${HEAD}- test: a thing
  given:
    - place rocket at (2, 6) for bob as rocket
    - "check: rocket.hp = 3"
  then:
  - rocket in bob.pile
- noun: foe
  of: unit
  where: it.owner != self.owner   # not mine
- action: step unit to s
  choose:
    unit: all unit of player where it is ready
    s: |
      all spaces within unit.move
  do: |
    let n = 3
    say "{unit} steps"
`);
  has(all, 4, "place", "entity.name.function");
  has(all, 5, "hp", "variable.other.member");
  has(all, 5, '"', "punctuation.definition.string.yaml");
  has(all, 7, "in", "keyword.operator.preposition");
  has(all, 10, "self", "variable.language");
  has(all, 10, "# not mine", "comment.line.number-sign");
  has(all, 13, "all", "keyword.operator.quantifier");
  has(all, 15, "within", "keyword.operator.preposition");
  has(all, 17, "let", "keyword.control.flow");
  has(all, 18, "{unit}", "variable.other.slot");
});

test("texts for people and drawings stay as YAML colours them", async () => {
  const found = await tokens(`${HEAD}- map: field
  text: |
    on the field there is all of it
  grid: |
    ..#..
- shape: l
  squares: |
    ##
- verb: poison n to target
  log: "{target} is poisoned for all"
`);
  assert.deepEqual(ours(found), []);
});

test("expected texts in tests are text, though their keys are any names", async () => {
  const all = await seen(`${HEAD}- test: texts\n  texts:\n    siphon: |\n      Target: an opposing Unit.\n`);
  has(all, 5, "Target: an opposing Unit.", "string.unquoted.block.yaml");
});

test("a block ends where its indentation ends", async () => {
  const found = await tokens(`${HEAD}- verb: a\n  do: |\n    if x: stop\n\n    stop\n  text: for all\n- kind: b\n`);
  assert.deepEqual([...new Set(ours(found).map(([line]) => line))], [4, 6]);
});

test("other YAML files are left alone", async () => {
  const found = await tokens("on: push\njobs:\n  build:\n    if: all of it\n    do: |\n      choose one: a | b\n");
  assert.deepEqual(found.filter(([, , scopes]) => scopes.some((scope) => scope.includes("siegewright"))), []);
});

test("in all shipped content, every block behind a key of the language is coloured, and no drawing is", async () => {
  let blocks = 0;
  for (const name of readdirSync(content, { recursive: true }).filter((path) => path.endsWith(".yaml"))) {
    const text = readFileSync(join(content, name), "utf8");
    const coloured = new Set(ours(await tokens(text)).map(([line]) => line));
    for (const [number, line] of text.split("\n").entries()) {
      if (/^ *(?:do|setup|effects): \|$/.test(line)) {
        blocks += 1;
        assert.ok(coloured.has(number + 2), `${name}:${number + 2} is not coloured`);
      }
      if (/^ *(?:grid|squares): \|$/.test(line)) assert.ok(!coloured.has(number + 2), `${name}:${number + 2} is a drawing`);
    }
  }
  assert.ok(blocks > 1000);
});
