// What stands at a place of a content file. Nothing here needs the editor, so tests need none either.

/** A document, where its name stands (counted from 0), and its kind. */
export interface Written {
  kind: string;
  id: string;
  line: number;
  character: number;
}

/** The pack that a file belongs to, if it is a content file of the project in `root`. */
export function packOf(root: string, path: string): string | undefined {
  const inside = path.replaceAll("\\", "/").split(`${root.replaceAll("\\", "/").replace(/\/$/, "")}/content/`);
  if (inside.length !== 2 || inside[0] !== "" || !/\.ya?ml$/.test(path)) return undefined;
  const parts = inside[1]!.split("/");
  return parts.length > 1 ? parts[0] : undefined;
}

/** The document whose first line is nearest above a line (counted from 0). */
export function documentAt(lines: readonly string[], line: number): Written | undefined {
  for (let at = Math.min(line, lines.length - 1); at >= 0; at--) {
    // A document starts with its kind, behind a dash in a list ...
    const found = written(/^(- )([a-z_][a-z0-9_]*)(: *)(.+?)\s*$/, lines[at]!, at);
    if (found) return found;
  }
  // ... or the whole file is one document.
  const first = lines.findIndex((text) => text.trim() !== "" && !text.startsWith("#"));
  return first < 0 ? undefined : written(/^()([a-z_][a-z0-9_]*)(: *)(.+?)\s*$/, lines[first]!, first);
}

function written(pattern: RegExp, text: string, line: number): Written | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const [, dash, kind, colon, value] = found as unknown as [string, string, string, string, string];
  const quoted = /^["']/.test(value) ? 1 : 0;
  return { kind, id: unquoted(value), line, character: dash.length + kind.length + colon.length + quoted };
}

/** The name of a document: of a verb, the first word of its signature. */
export function nameOf(document: Written): string {
  return document.kind === "test" ? document.id : (document.id.split(/\s/)[0] ?? "");
}

function unquoted(text: string): string {
  const found = /^"((?:[^"\\]|\\.)*)"|^'((?:[^']|'')*)'/.exec(text);
  if (found?.[1] !== undefined) return found[1].replaceAll('\\"', '"');
  if (found?.[2] !== undefined) return found[2].replaceAll("''", "'");
  return text.replace(/\s+#.*$/, "");
}
