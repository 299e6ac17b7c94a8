// Reads a content file as VS Code does: its YAML grammar with ours injected.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import oniguruma from "vscode-oniguruma";
import textmate from "vscode-textmate";

const require = createRequire(import.meta.url);
const wasm = readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
const ready = oniguruma.loadWASM(wasm).then(() => ({
  createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
  createOnigString: (text) => new oniguruma.OnigString(text),
}));

const own = (name) => new URL(`../syntaxes/${name}.tmLanguage.json`, import.meta.url);
const files = {
  "source.yaml": require.resolve("tm-grammars/grammars/yaml.json"),
  "source.siegewright": own("siegewright"),
  "siegewright.content": own("siegewright-content"),
};

const registry = new textmate.Registry({
  onigLib: ready,
  loadGrammar: async (scope) =>
    files[scope] ? textmate.parseRawGrammar(readFileSync(files[scope], "utf8"), "x.json") : null,
  getInjections: (scope) => (scope === "source.yaml" ? ["siegewright.content"] : []),
});

/** The tokens of a text: [line, words, scopes], without what is only white space. */
export async function tokens(text) {
  const grammar = await registry.loadGrammar("source.yaml");
  const found = [];
  let state = textmate.INITIAL;
  for (const [number, line] of text.split("\n").entries()) {
    const result = grammar.tokenizeLine(line, state);
    state = result.ruleStack;
    for (const token of result.tokens) {
      const words = line.slice(token.startIndex, token.endIndex);
      if (words.trim()) found.push([number + 1, words.trim(), token.scopes]);
    }
  }
  return found;
}
