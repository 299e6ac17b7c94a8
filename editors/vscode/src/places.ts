// What stands at a place of a content file. Nothing here needs the editor, so tests need none either.

export interface Place {
  /** The folder of the pack, which is also its name. */
  pack: string;
  /** The kind of the document at the cursor, such as `scenario`, and its id. */
  kind?: string;
  id?: string;
}

/** The pack that a file belongs to, if it is a content file of the project in `root`. */
export function packOf(root: string, path: string): string | undefined {
  const inside = path.replaceAll("\\", "/").split(`${root.replaceAll("\\", "/").replace(/\/$/, "")}/content/`);
  if (inside.length !== 2 || inside[0] !== "" || !/\.ya?ml$/.test(path)) return undefined;
  const parts = inside[1]!.split("/");
  return parts.length > 1 ? parts[0] : undefined;
}

/** The document whose first line is nearest above a line (counted from 0). */
export function documentAt(lines: readonly string[], line: number): { kind: string; id: string } | undefined {
  for (let at = Math.min(line, lines.length - 1); at >= 0; at--) {
    // A document starts with its kind, behind a dash in a list; a file may also be one document.
    const found = /^(?:- )([a-z_][a-z0-9_]*): *(.+?)\s*$/.exec(lines[at]!);
    if (found) return { kind: found[1]!, id: unquoted(found[2]!) };
  }
  const first = lines.findIndex((text) => text.trim() !== "" && !text.startsWith("#"));
  const whole = first < 0 ? null : /^([a-z_][a-z0-9_]*): *(.+?)\s*$/.exec(lines[first]!);
  return whole ? { kind: whole[1]!, id: unquoted(whole[2]!) } : undefined;
}

/** The name of a document: of a verb, the first word of its signature. */
export function nameOf(document: { kind: string; id: string }): string {
  return document.kind === "test" ? document.id : (document.id.split(/\s/)[0] ?? "");
}

function unquoted(text: string): string {
  const found = /^"((?:[^"\\]|\\.)*)"|^'((?:[^']|'')*)'/.exec(text);
  if (found?.[1] !== undefined) return found[1].replaceAll('\\"', '"');
  if (found?.[2] !== undefined) return found[2].replaceAll("''", "'");
  return text.replace(/\s+#.*$/, "");
}
