// A card with squares and what lies on them. Squares that an option covers can be clicked one by one.
import { html } from "/vendor/preact.js";
import { aimed, click, open, taken } from "./choosing.js";
import { Words } from "./drawing.js";
import { hello, papers, state } from "./net.js";
import { colourOf } from "./palette.js";

// The same shades as on printed cards: the first is for the first letter of the alphabet that the card has.
const SHADES = ["#e9dcc0", "#bcd8ee", "#cfe3c8", "#f2c9a8", "#d9c7e6", "#f3d9e4", "#d5d8db"];
const EMPTY = ".,-_ ";

const asks = () => state.value.ask && state.value.ask.options && state.value.ask.options.some((o) => o.choice && o.choice.squares);

// The card whose squares are asked for: the one that the question names.
export function askedTray() {
  if (!asks()) return null;
  const { view, ask } = state.value;
  const found = Object.entries(view.pieces)
    .filter(([, seen]) => ((papers.value[seen.is] || {}).rows || []).length && ask.words.includes(seen.name))
    .sort(([, one], [, other]) => other.name.length - one.name.length);
  return found.length ? found[0][0] : null;
}

function coveredOn(it, view) {
  const { covers } = state.value;
  const found = new Set();
  for (const zone of Object.values(it.seen.zones || {})) for (const p of view.places[zone] || []) for (const bit of covers[p] || []) found.add(bit);
  for (const p of view.places[it.seen.place] || []) if (String(p) !== it.id) for (const bit of covers[p] || []) found.add(bit);
  return found;
}

// In a box from -50 to 50.
export function Tray({ it }) {
  const { view } = state.value;
  const rows = it.paper.rows;
  const columns = Math.max(...rows.map((row) => row.length));
  const covered = coveredOn(it, view);
  const wide = hello.value.squares;
  const asked = askedTray() === it.id;
  const side = Math.min(90 / columns, 78 / rows.length);
  const left = (-columns * side) / 2;
  const top = (-rows.length * side) / 2 + 7;
  const letters = [...new Set(rows.join(""))].filter((letter) => !EMPTY.includes(letter)).sort();
  const tint = colourOf(it.colour);
  return html`<g class="tray">
    <rect x="-48" y="-48" width="96" height="96" rx="6" fill=${tint.fill} stroke="#1b1e22" stroke-width="2" />
    <g transform="translate(0 -36.500)"><${Words} text=${it.seen.name} fill=${tint.ink} size="11" room="90" most="1" /></g>
    <rect x=${left - 1} y=${top - 1} width=${columns * side + 2} height=${rows.length * side + 2} fill="#fffdf6" />
    ${rows.map((row, r) => Array.from({ length: columns }, (_, c) => {
      const letter = row[c] || ".";
      const full = covered.has(r * wide + c);
      const empty = EMPTY.includes(letter);
      const key = `square:${c + 1},${r + 1}`;
      const can = asked && open.value.has(key);
      const state = `${can ? "can" : ""} ${asked && taken.value.includes(key) ? "chosen" : ""} ${asked && aimed.value.includes(key) ? "hit" : ""}`;
      const act = can ? { role: "button", tabindex: -1, "aria-label": `column ${c + 1}, row ${r + 1}${empty ? "" : `: ${letter}`}`, onclick: (e) => { if (click([key])) e.stopPropagation(); } } : {};
      return html`<g class=${`square ${state}`} transform=${`translate(${left + c * side} ${top + r * side})`} data-x=${c * 10} data-y=${r * 10} ...${act}>
        <rect width=${side} height=${side} fill=${full ? "#23272d" : empty ? "#fffdf6" : SHADES[letters.indexOf(letter) % SHADES.length]} stroke="#9a948a" stroke-width=".6" />
        ${full ? html`<path d=${`M3 3L${side - 3} ${side - 3}M${side - 3} 3L3 ${side - 3}`} stroke="#fff" stroke-width="1.6" />`
          : !empty && html`<text class="letters" x=${side / 2} y=${side / 2} font-size=${side * 0.74}>${letter}</text>`}
      </g>`;
    }))}
  </g>`;
}
