// Pieces as pictures: shape, icon or letters, badges and the mark of the owner, as `look:` says, or letters where it says nothing.
import { html } from "/vendor/preact.js";
import { hello, looks, papers } from "./net.js";
import { COLOURS, ICONS, MARKS, SHAPES, colourOf, seatColour } from "./palette.js";

// A value of a look: a word, or `by` a field or state a word for each value.
function chosen(value, paper, seen, view, id) {
  if (!value || typeof value !== "object") return value;
  const found = valueOf(value.by, paper, seen, view, id);
  return value[String(found)] ?? value.else;
}

export function valueOf(field, paper, seen, view, id) {
  if (seen && seen.stats && field in seen.stats) return seen.stats[field];
  const column = view && view[`piece_${field}`];
  if (column && id !== null) return column[id] ?? 0;
  return paper && paper.fields ? paper.fields[field] : undefined;
}

export function lookOf(paper) {
  const found = {};
  if (!paper) return found;
  for (const kind of [...paper.kinds].reverse()) Object.assign(found, looks.value.kinds[kind] || {});
  for (const kind of [...paper.kinds].reverse()) {
    const own = ((looks.value.kinds[kind] || {}).documents || {})[paper.id];
    if (own) Object.assign(found, own);
  }
  return found;
}

// A piece of a view with everything that is needed to draw it.
export function pictured(id, view) {
  const seen = view.pieces[id];
  const paper = papers.value[seen.is];
  const look = lookOf(paper);
  const colour = chosen(look.colour, paper, seen, view, id);
  const owner = seen.owner;
  const word = colour && colour !== "owner" ? colour : owner !== null && owner !== undefined ? seatColour(owner) : look.shape === "tile" ? "white" : "grey";
  return {
    id,
    seen,
    paper,
    look,
    colour: word,
    owner,
    shape: chosen(look.shape, paper, seen, view, id) || (look.icon ? "disc" : "square"),
    icon: chosen(look.icon, paper, seen, view, id),
    picture: chosen(look.picture, paper, seen, view, id),
    label: initials(paper ? paper.name : seen.name),
    number: copy(seen, paper),
    badges: badgesOf(look, paper, seen, view, id),
  };
}

function copy(seen, paper) {
  if (!paper || !seen.name.startsWith(paper.name)) return "";
  return seen.name.slice(paper.name.length).trim();
}

export function initials(name) {
  const words = name.replace(/[^\p{L}\p{N} ]/gu, "").split(" ").filter(Boolean);
  if (!words.length) return "?";
  if (/^\d+$/.test(words[0])) return words[0].slice(0, 3);
  return words.length > 1 ? (words[0][0] + words[1][0]).toUpperCase() : words[0].slice(0, 2);
}

function badgesOf(look, paper, seen, view, id) {
  const found = [];
  for (const [field, icon] of Object.entries(look.badges || {})) {
    const value = valueOf(field, paper, seen, view, id);
    if (value === undefined || value === null || value === false || value === "" || value === 0) continue;
    if (typeof value === "object") continue;
    found.push({ field, icon, value: value === true ? "" : String(value).replaceAll("_", " ").slice(0, 5) });
  }
  return found;
}

const SPOTS = [[-24, 36], [24, 36], [-24, -36], [24, -36], [-24, 0], [24, 0]];
const ABOVE_NAME = [[-24, 19], [24, 19], [-24, -36], [24, -36], [-24, -9], [24, -9]];

// The inside of a token, in a box from -50 to 50.
export function Token({ it, wide = false, plain = false }) {
  const tint = colourOf(it.colour);
  const icon = it.icon && ICONS[it.icon];
  const tile = it.shape === "tile";
  const spots = wide ? ABOVE_NAME : SPOTS;
  const named = icon && !tile && !wide && !plain && it.look.letters !== false;
  return html`<g class=${`token shape-${it.shape}`}>
    <path d=${SHAPES[it.shape] || SHAPES.disc} fill=${tile ? tint.fill : tint.fill} stroke="#1b1e22" stroke-width=${tile ? 1.5 : 2.5}
      opacity=${tile ? 0.92 : 1} stroke-linejoin="round" />
    ${it.picture
      ? html`<image href=${it.picture} x="-30" y="-30" width="60" height="60" />`
      : icon
        ? html`<path d=${icon} transform=${tile ? "translate(-46 -46) scale(.9)" : named ? "translate(-17 -31) scale(1.420)" : "translate(-23 -23) scale(1.900)"} fill=${tint.ink} opacity=${tile ? 0.8 : 1} fill-rule="evenodd" />
          ${named && html`<text class="letters" y="13" font-size="17" fill=${tint.ink}>${it.label}${it.number}</text>`}`
        : !tile && html`<text class="letters" y="2" font-size=${it.label.length > 2 ? 26 : 34} fill=${tint.ink}>${it.label}</text>`}
    ${tile && html`<${Words} text=${it.paper ? it.paper.name : it.seen.name} y=${-32} fill=${tint.ink} size="12" wide="15" />`}
    ${!plain && it.number && !tile && !wide && !icon && html`<text class="copy" x="0" y="26" fill=${tint.ink}>${it.number}</text>`}
    ${it.owner !== null && it.owner !== undefined && html`<${OwnerMark} seat=${it.owner} />`}
    ${!plain && !tile && it.badges.slice(0, 6).map((b, n) => html`<${Badge} ...${b} x=${spots[n][0]} y=${spots[n][1]} />`)}
  </g>`;
}

export function OwnerMark({ seat, x = 0, y = -38 }) {
  if (!hello.value || hello.value.table.players.length < 2) return null;
  const tint = COLOURS[seatColour(seat)];
  return html`<g transform=${`translate(${x} ${y})`} class="mark">
    <circle r="10" fill=${tint.fill} stroke="#1b1e22" stroke-width="1.5" />
    <path d=${MARKS[tint.mark]} transform="translate(-7.200 -7.200) scale(.6)" fill=${tint.ink} fill-rule="evenodd" />
  </g>`;
}

function Badge({ icon, value, x, y }) {
  const path = ICONS[icon];
  const wide = (path ? 17 : 4) + value.length * 12 + 5;
  const left = x < 0 ? Math.max(x - 24, -49) : Math.min(x + 24, 49) - wide;
  return html`<g class="badge" transform=${`translate(${left} ${y - 12})`}>
    <rect width=${wide} height="24" rx="7" />
    ${path && html`<path d=${path} transform="translate(3 5) scale(.6)" fill-rule="evenodd" />`}
    ${value && html`<text x=${wide - 5} y="18" text-anchor="end">${value}</text>`}
  </g>`;
}

// Words in lines that fit, centred at the top.
export function Words({ text, y = 0, size = 12, wide = 14, most = 2, fill = "#22262b" }) {
  const found = [""];
  for (const word of String(text).split(" ")) {
    const last = found[found.length - 1];
    if (!last || `${last} ${word}`.length <= wide) found[found.length - 1] = last ? `${last} ${word}` : word;
    else found.push(word);
  }
  const shown = found.slice(0, most);
  if (found.length > most) shown[most - 1] = `${shown[most - 1].slice(0, wide - 1)}…`;
  return html`<text class="words" fill=${fill} font-size=${size} text-anchor="middle">
    ${shown.map((line, n) => html`<tspan x="0" y=${y + n * size * 1.1}>${line.length > wide + 3 ? `${line.slice(0, wide + 2)}…` : line}</tspan>`)}
  </text>`;
}

export function Icon({ name, size = 16 }) {
  const path = ICONS[name];
  if (!path) return null;
  return html`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true"><path d=${path} fill="currentColor" fill-rule="evenodd" /></svg>`;
}

export function Picture({ it, size = 44, plain = false }) {
  return html`<svg class="picture" viewBox="-50 -50 100 100" width=${size} height=${size} aria-hidden="true"><${Token} it=${it} plain=${plain} /></svg>`;
}

// The mark of a colour, beside words.
export function Mark({ colour, size = 14 }) {
  const tint = COLOURS[colour];
  return html`<svg viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true"><path d=${MARKS[tint.mark]} fill=${tint.ink} fill-rule="evenodd" /></svg>`;
}
