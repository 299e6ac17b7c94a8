// Makes one file of the extension and its libraries, and one of the licences of those libraries.
import { build } from "esbuild";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const result = await build({
  entryPoints: ["src/extension.ts"],
  bundle: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  external: ["vscode"],
  outfile: "out/extension.js",
  minify: true,
  metafile: true,
  logLevel: "warning",
});
await build({ entryPoints: ["src/places.ts"], platform: "node", format: "esm", outfile: "out/places.mjs", logLevel: "warning" });

const folders = new Set();
for (const path of Object.keys(result.metafile.inputs)) {
  const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  if (found) folders.add(found[1]);
}
const licences = [...folders].sort().map((folder) => {
  const about = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!file) throw new Error(`${folder} has no licence`);
  return `${about.name} ${about.version}\n\n${readFileSync(`${folder}/${file}`, "utf8").trim()}\n`;
});
writeFileSync("out/third-party.txt", licences.join(`\n${"-".repeat(72)}\n\n`));
