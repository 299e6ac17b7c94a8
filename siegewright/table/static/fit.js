// Words that fit: measured in the font of the page, since no two machines have the same one.
const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const pen = document.createElement("canvas").getContext("2d");
const known = new Map();

// The width of a text at size 1.
function unit(text, weight) {
  const key = `${weight} ${text}`;
  if (!known.has(key)) {
    if (known.size > 5000) known.clear();
    pen.font = `${weight} 100px ${FONT}`;
    known.set(key, pen.measureText(text).width / 100);
  }
  return known.get(key);
}

export const widthOf = (text, size, weight = 600) => unit(text, weight) * size;

function broken(text, size, width, weight) {
  const found = [""];
  for (const word of String(text).split(" ")) {
    const last = found[found.length - 1];
    const longer = last ? `${last} ${word}` : word;
    if (!last || widthOf(longer, size, weight) <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

// A text in at most so many lines of a width: as large as it can be between two sizes, cut off where even that does not do.
export function fit(text, { size, least = size * 0.7, width, most = 2, weight = 600 }) {
  for (let now = size; now >= least; now -= size / 20) {
    const lines = broken(text, now, width, weight);
    if (lines.length <= most && lines.every((line) => widthOf(line, now, weight) <= width)) return { size: now, lines };
  }
  const lines = broken(text, least, width, weight);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += "…";
  return { size: least, lines: shown.map((line) => cut(line, least, width, weight)) };
}

function cut(line, size, width, weight) {
  if (widthOf(line, size, weight) <= width) return line;
  let short = line.replace(/…$/, "");
  while (short.length > 1 && widthOf(`${short}…`, size, weight) > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}
