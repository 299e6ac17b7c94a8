import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { documentAt, nameOf, packOf } from "../out/places.mjs";

test("the pack of a file is the folder below content", () => {
  assert.equal(packOf("/home/ada/game", "/home/ada/game/content/mire/rules/turn.yaml"), "mire");
  assert.equal(packOf("C:\\game", "C:\\game\\content\\mire\\pack.yaml"), "mire");
  assert.equal(packOf("/home/ada/game", "/home/ada/game/content/notes.yaml"), undefined);
  assert.equal(packOf("/home/ada/game", "/home/ada/game/content/mire/README.md"), undefined);
  assert.equal(packOf("/home/ada/game", "/home/ada/other/content/mire/pack.yaml"), undefined);
});

test("the document at a line is the nearest above it", () => {
  const lines = ["# first line", "- verb: poison n to target", "  do: |", "    stop", "- test: \"it: hurts\"", "  given:", "    - stop"];
  assert.deepEqual(documentAt(lines, 3), { kind: "verb", id: "poison n to target", line: 1, character: 8 });
  assert.deepEqual(documentAt(lines, 6), { kind: "test", id: "it: hurts", line: 4, character: 9 });
  assert.equal(nameOf(documentAt(lines, 3)), "poison");
  assert.equal(nameOf(documentAt(lines, 6)), "it: hurts");
  assert.equal(documentAt(["# nothing"], 0), undefined);
});

test("a file may be one document", () => {
  const lines = ["# first line", "scenario: duel  # the first", "setup: |", "  begin: now"];
  assert.deepEqual(documentAt(lines, 3), { kind: "scenario", id: "duel", line: 1, character: 10 });
});

test("the problem matcher reads what the command prints", () => {
  const { contributes } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const [first, second] = contributes.problemMatchers[0].pattern;
  assert.deepEqual(
    [...new RegExp(first.regexp).exec("error[E0302]: unknown verb `bleeed`")].slice(1),
    ["error", "E0302", "unknown verb `bleeed`"],
  );
  assert.deepEqual(
    [...new RegExp(second.regexp).exec("  --> content/mire/units.yaml:21:14")].slice(1),
    ["content/mire/units.yaml", "21", "14"],
  );
});
