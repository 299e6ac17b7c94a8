// Pieces as pictures: shape, icon or letters, badges and the mark of the owner, as `look:` says, or letters where it says nothing.
import { html } from "/vendor/preact.js";
import { fit, widthOf } from "./fit.js";
import { hello, looks, papers } from "./net.js";
import { COLOURS, ICONS, MARKS, SHAPES, colourOf, seatColour } from "./palette.js";
import { share } from "./sharing.js";

// A value of a look: a word, or `by` a field or state a word for each value.
function chosen(value, paper, seen, view, id) {
  if (!value || typeof value !== "object") return value;
  const found = valueOf(value.by, paper, seen, view, id);
  return value[String(found)] ?? value.else;
}

export function valueOf(field, paper, seen, view, id) {
  if (seen && seen.stats && field in seen.stats) return seen.stats[field];
  if (paper && paper.fields && field in paper.fields) return paper.fields[field]; // state of other kinds may be called the same
  const column = view && view[`piece_${field}`];
  return column && id !== null ? column[id] ?? 0 : undefined;
}

function lookOf(paper) {
  const found = {};
  if (!paper) return found;
  for (const kind of [...paper.kinds].reverse()) Object.assign(found, looks.value.kinds[kind] || {});
  for (const kind of [...paper.kinds].reverse()) {
    const own = ((looks.value.kinds[kind] || {}).documents || {})[paper.id];
    if (own) Object.assign(found, own);
  }
  return found;
}

// Where the pictures of the pack lie: those it brings along, and its cards as they are printed.
const file = (name) => `/drawn/${hello.value.table.pack}/${looks.value.folder}/${name}`;

export function cardOf(document) {
  const card = (looks.value.cards || {})[document];
  return card ? { src: file(card.file), wide: card.size[0], high: card.size[1] } : null;
}

const last = new Map(); // by piece
let drawn = { from: [] }; // what was drawn from the same view, documents and looks

// A piece of a view with everything that is needed to draw it; the same object as before if nothing of that has changed.
export function pictured(id, view) {
  const from = [view, papers.value, looks.value];
  if (from.some((part, n) => part !== drawn.from[n])) drawn = { from, looks: new Map(), pieces: new Map() };
  if (!drawn.pieces.has(id)) {
    const made = share(last.get(id), drawing(id, view));
    last.set(id, made);
    drawn.pieces.set(id, made);
  }
  return drawn.pieces.get(id);
}

function drawing(id, view) {
  const seen = view.pieces[id];
  const paper = papers.value[seen.is];
  if (!drawn.looks.has(paper)) drawn.looks.set(paper, lookOf(paper));
  const look = drawn.looks.get(paper);
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
    picture: look.picture ? file(look.picture) : null,
    label: initials(paper ? paper.name : seen.name),
    number: copy(seen, paper),
    badges: badgesOf(look, paper, seen, view, id),
    spread: (look.spread && (view[`piece_${look.spread}`] || {})[id]) || [],
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
  const named = words.filter((word) => word[0] !== word[0].toLowerCase()); // "Ember the Ranger" is E R
  const [first, second] = named.length > 1 ? named : words;
  return second ? (first[0] + second[0]).toUpperCase() : first.slice(0, 2);
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

// The inside of a token, in a box from -50 to 50. `under`: others stand on it, and only its outline is seen.
export function Token({ it, wide = false, plain = false, under = false, dense = false, roomy = false, size = { w: 94, h: 94 }, foot = "" }) {
  const tint = colourOf(it.colour);
  const icon = it.icon && ICONS[it.icon];
  const tile = it.shape === "tile" && !plain; // among cards it is a token as all others
  const spots = wide ? ABOVE_NAME : SPOTS;
  const named = (icon || it.picture) && !tile && !wide && !plain && it.look.letters !== false;
  const letters = `${it.label}${it.number}`;
  const large = dense && !roomy && it.badges.length < 2;
  const lift = large && it.badges.length && !plain ? 5 : 0; // a large badge leaves the letters less room
  const outline = html`<path d=${tile ? `M${-size.w / 2} ${-size.h / 2}h${size.w}v${size.h}h${-size.w}z` : SHAPES[it.shape] || SHAPES.disc} fill=${tint.fill} stroke="#1b1e22" stroke-width=${tile ? 1.5 : 2.5}
      opacity=${under && !tile ? 0.45 : 1} stroke-linejoin="round" />`;
  const owner = it.owner !== null && it.owner !== undefined && html`<${OwnerMark} seat=${it.owner} />`;
  if (tile) return html`<g class="token shape-tile">${outline}<${TileHead} it=${it} icon=${icon} tint=${tint} size=${size} />${foot && html`<g transform=${`translate(0 ${size.h / 2 - 4})`}><${Words} text=${foot} fill=${tint.ink} size="10" room=${size.w - 30} most="1" /></g>`}${it.owner !== null && it.owner !== undefined && html`<${OwnerMark} seat=${it.owner} x=${size.w / 2 - 12} y=${size.h / 2 - 12} />`}</g>`;
  if (under) return html`<g class="token">${outline}</g>`;
  return html`<g class=${`token shape-${it.shape}`} transform=${dense ? "scale(1.16)" : null}>
    ${outline}
    ${it.picture
      ? html`<image href=${it.picture} x=${named ? -21 : -30} y=${named ? -33 : -30} width=${named ? 42 : 60} height=${named ? 42 : 60} />`
      : icon
        ? html`<path d=${icon} transform=${named ? (lift ? "translate(-15.6 -33) scale(1.300)" : "translate(-17 -31) scale(1.420)") : "translate(-23 -23) scale(1.900)"} fill=${tint.ink} fill-rule="evenodd" />`
        : html`<text class="letters" y="2" font-size=${it.label.length > 2 ? 26 : 34} fill=${tint.ink}>${it.label}</text>`}
    ${named && html`<text class="letters" y=${13 - lift} font-size=${Math.min(17, 50 / widthOf(letters, 1, 700))} fill=${tint.ink}>${letters}</text>`}
    ${!plain && it.number && !wide && !icon && !it.picture && html`<text class="copy" x="0" y="26" fill=${tint.ink}>${it.number}</text>`}
    ${owner}
    ${!plain && it.badges.slice(0, 6).map((b, n) => html`<${Badge} ...${b} x=${spots[n][0]} y=${spots[n][1]} large=${large} edge=${dense ? 42 : 49} />`)}
  </g>`;
}

const besideIcon = (it) => ((it.icon && ICONS[it.icon]) || it.picture ? 17 : 0);

// Whether the name of a tile takes two lines.
export function headed(it, size) {
  return size.h > 80 && widthOf(it.paper ? it.paper.name : it.seen.name, 10.5) > size.w - 6 - besideIcon(it);
}

// A tile has its name across its top, beside its icon.
function TileHead({ it, icon, tint, size }) {
  const name = it.paper ? it.paper.name : it.seen.name;
  const left = besideIcon(it);
  const [x, y] = [2 - size.w / 2, 2 - size.h / 2];
  const room = size.w - 6 - left;
  const two = headed(it, size);
  return html`<g>
    ${it.picture
      ? html`<image href=${it.picture} x=${x} y=${y} width="17" height="17" />`
      : icon && html`<path d=${icon} transform=${`translate(${x} ${y}) scale(.7)`} fill=${tint.ink} opacity=".85" fill-rule="evenodd" />`}
    <g transform=${`translate(${left / 2} ${y + 13})`}><${Words} text=${name} fill=${tint.ink} size=${two ? 12 : 13} least="8" room=${room} most=${two ? 2 : 1} /></g>
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

function Badge({ icon, value, x, y, large = false, edge = 49 }) {
  const path = ICONS[icon];
  const high = large ? 32 : 24;
  const size = large ? 27 : 19;
  const wide = (path ? high * 0.7 : 4) + (value ? widthOf(value, size, 700) + 3 : 0) + 4;
  const left = x < 0 ? Math.max(x - 24, -edge) : Math.min(x + 24, edge) - wide;
  return html`<g class="badge" transform=${`translate(${left} ${y - high / 2})`}>
    <rect width=${wide} height=${high} rx="7" />
    ${path && html`<path d=${path} transform=${`translate(3 ${high * 0.2}) scale(${high / 40})`} fill-rule="evenodd" />`}
    ${value && html`<text x=${wide - 4} y=${high / 2 + size * 0.36} font-size=${size} text-anchor="end">${value}</text>`}
  </g>`;
}

// Words in lines that fit, centred; `y` is the foot of the first line.
export function Words({ text, y = 0, size = 12, least = size * 0.7, room = 90, most = 2, fill = "#22262b" }) {
  const made = fit(text, { size: Number(size), least: Number(least), width: Number(room), most: Number(most) });
  return html`<text class="words" fill=${fill} font-size=${made.size} text-anchor="middle">
    ${made.lines.map((line, n) => html`<tspan x="0" y=${y + n * made.size * 1.12}>${line}</tspan>`)}
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
