// The board: spaces, routes, and the pieces on it. What can be clicked lies in a layer of its own above the spaces.
import { html, signal, useMemo, useRef } from "/vendor/preact.js";
import { aimed, click, keysOf, open, taken } from "./choosing.js";
import { Tray, askedTray } from "./tray.js";
import { Token, Words, headed, pictured } from "./drawing.js";
import { hexagon, layout, stand } from "./geometry.js";
import { about, label, pointing, telling } from "./info.js";
import { hello, looks, state } from "./net.js";
import { COLOURS, GROUNDS, ICONS, MARKS, Patterns, SEATS, SHAPES, colourOf, seatColour } from "./palette.js";
import { memo } from "./sharing.js";
import { capital } from "./zones.js";

export const zoom = signal(1);

const none = {};
let last = [none, none, none];

// What a map does not say itself, `kind: space` says for all of them.
function mapLook() {
  const { maps } = looks.value;
  const [all, own] = [maps["*"] || none, maps[hello.value.map.id] || none];
  if (last[0] !== all || last[1] !== own) last = [all, own, { ...all, ...own }];
  return last[2];
}

function groundOf(space, look) {
  for (const [field, words] of Object.entries(look.grounds || {})) {
    const value = space.fields[field];
    const word = words[String(value)] ?? (value ? words.any : undefined);
    if (word) return word;
  }
  return look.checker && space.x ? ((space.x + space.y) % 2 ? "dark" : "light") : look.ground || "plain";
}

// What the map says about a space: in its own words, else by the fields that its ground follows.
export function saidOf(space, look, map) {
  const said = (map.means || {})[space.letter];
  if (said) return said;
  const values = Object.keys(look.grounds || {}).map((field) => space.fields[field]);
  return values.filter((value) => typeof value === "string").map((value) => value.replaceAll("_", " ")).join(", ");
}

// The grounds of this board with what they mean, and the routes with their lines: for the legend.
export function signs() {
  const { table, map } = hello.value;
  const look = mapLook();
  const grounds = new Map();
  for (const space of table.board.spaces) {
    const said = saidOf(space, look, map);
    if (said) grounds.set(said, groundOf(space, look));
  }
  const routes = look.routes === "none" ? [] : Object.keys(table.board.routes).map((name, n) => ({ name, colour: COLOURS[SEATS[n % SEATS.length]].fill, dashes: n % 2 === 1 }));
  return { grounds: [...grounds], routes };
}

function Space({ number, space, box, look, hex }) {
  const ground = groundOf(space, look);
  const fill = `url(#ground-${ground})`;
  const line = GROUNDS[ground].line;
  const { x, y, w, h } = box;
  if (look.cell === "none" && box.on === "grid") return null;
  const shape = hex && box.on === "grid"
    ? html`<polygon points=${hexagon(x, y)} fill=${fill} stroke=${line} />`
    : look.cell === "round"
      ? html`<g><rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} fill="#2d6a9f" /><circle cx=${x} cy=${y} r=${w * 0.42} fill=${fill} stroke=${line} /></g>`
      : look.cell === "pit"
        ? html`<ellipse cx=${x} cy=${y} rx=${w * 0.45} ry=${h * 0.43} fill=${fill} stroke=${line} stroke-width="3" />`
        : html`<rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx=${box.on === "grid" ? 0 : 10} fill=${fill} stroke=${line} />`;
  return html`<g class="space" data-place=${number}>
    ${shape}
    ${box.on !== "grid" && box.on !== "slot" && html`<g transform=${`translate(${x} ${y - h / 2 + 15})`}><${Words} text=${capital(space.title)} size="14" room=${w - 10} /></g>`}
  </g>`;
}

// Coordinates are written larger on a large board, which is seen smaller.
const headSize = (board) => Math.min(45, Math.max(17, board.width / 60, board.height / 60));

function Heads({ table, map, board, turn }) {
  if (!board.grid || table.board.width < 2) return null;
  const columns = map.columns.length ? map.columns : Array.from({ length: table.board.width }, (_, n) => n + 1);
  const rows = Array.from({ length: table.board.height }, (_, n) => n + 1);
  const [across, down] = turn && !map.hexagonal ? [rows, columns] : [columns, rows];
  const size = headSize(board);
  // Every row of hexagons begins half a space further to the right.
  const [shift, step] = map.hexagonal ? [50, 87] : [0, 100];
  return html`<g class="heads" aria-hidden="true" font-size=${size}>
    ${across.map((head, n) => html`<text x=${(n + 0.5) * 100} y=${-0.47 * size}>${head}</text>`)}
    ${down.map((head, n) => html`<text x=${-0.82 * size + n * shift} y=${(n + 0.5) * step + 0.35 * size}>${head}</text>`)}
  </g>`;
}

function Routes({ routes, board, look }) {
  if (look.routes === "none") return null;
  return html`<g class="routes" aria-hidden="true">
    ${Object.values(routes).map((route, n) => {
      const points = route.map((s) => board.places.get(s)).filter(Boolean);
      if (points.length < 2) return null;
      const colour = COLOURS[SEATS[n % SEATS.length]].fill;
      const shift = (n - (Object.keys(routes).length - 1) / 2) * 7;
      const path = points.map((p, i) => `${i ? "L" : "M"}${p.x + shift} ${p.y + shift}`).join("");
      const arrows = points.slice(1).map((p, i) => {
        const q = points[i];
        const turn = (Math.atan2(p.y - q.y, p.x - q.x) * 180) / Math.PI;
        return i % 2 || points.length < 4 ? html`<path d="M-7 -7l12 7-12 7" transform=${`translate(${(p.x + q.x) / 2 + shift} ${(p.y + q.y) / 2 + shift}) rotate(${turn})`} stroke=${colour} fill="none" stroke-width="4" />` : null;
      });
      return html`<g opacity="0.5"><path d=${path} fill="none" stroke=${colour} stroke-width="4" stroke-linejoin="round" stroke-dasharray=${n % 2 ? "10 8" : null} />${look.routes === "lines" ? null : arrows}</g>`;
    })}
  </g>`;
}

// State of one space that is drawn as a piece: a disc, a crown, counted seeds.
const SpaceMark = memo(({ how, form, value, box }) => {
  const seat = form === "player" ? value : null;
  const word = how.colour && how.colour !== "owner" ? how.colour : seat !== null ? seatColour(seat) : "brown";
  const tint = colourOf(word);
  if (how.count && form === "number") {
    return html`<g transform=${`translate(${box.x} ${box.y})`} class="seeds">
      ${Array.from({ length: Math.min(value, 14) }, (_, n) => {
        const turn = n * 2.4;
        const far = 9 * Math.sqrt(n);
        return html`<circle cx=${far * Math.cos(turn)} cy=${far * Math.sin(turn) - 6} r="8" fill=${tint.fill} stroke="#1b1e22" />`;
      })}
      <g transform="translate(0 34)"><rect x="-17" y="-12" width="34" height="22" rx="8" fill="#fff" stroke="#1b1e22" /><text class="letters" font-size="17">${value}</text></g>
    </g>`;
  }
  const scale = (how.small ? 0.55 : 1) * (Math.min(box.w, box.h) / 100);
  const icon = how.icon && ICONS[how.icon];
  return html`<g class="mark-piece pop" transform=${`translate(${box.x} ${box.y}) scale(${scale})`}>
    <path d=${SHAPES[how.shape] || SHAPES.disc} fill=${tint.fill} stroke="#1b1e22" stroke-width="2.5" />
    ${icon ? html`<path d=${icon} transform="translate(-20 -20) scale(1.66)" fill=${tint.ink} fill-rule="evenodd" />`
      : how.text ? html`<text class="letters" font-size="28" y="2" fill=${tint.ink}>${String(value).replaceAll("_", " ").slice(0, 4)}</text>`
      : seat !== null ? html`<path d=${MARKS[tint.mark]} transform="translate(-18 -18) scale(1.500)" fill=${tint.ink} opacity=".55" fill-rule="evenodd" />` : null}
  </g>`;
});

// The state of spaces that is drawn as pieces.
function Marks({ view, board, look, map, table, covered }) {
  const found = [];
  const fields = look.pieces || {};
  for (const [field, how] of Object.entries(fields)) {
    const column = view[`space_${field}`];
    if (!column) continue;
    const form = (table.columns[`space_${field}`] || {}).form;
    column.forEach((value, space) => {
      const box = board.places.get(space);
      if (!box || value === null || value === undefined || value === false || value === "" || (form === "number" && !value)) return;
      found.push(html`<${SpaceMark} key=${`${field}${space}`} how=${how} form=${form} value=${value} box=${box} />`);
    });
  }
  // Without a look: the letters that a terminal draws.
  for (const [field, glyphs] of Object.entries(map.draw || {})) {
    if (field in fields || !view[`space_${field}`]) continue;
    view[`space_${field}`].forEach((value, space) => {
      const box = board.places.get(space);
      const empty = value === null || value === false || value === "" || value === 0 && !("0" in glyphs);
      const glyph = glyphs[String(value)] ?? (empty ? undefined : glyphs.any);
      if (box && glyph && !covered.has(space)) found.push(html`<text key=${`${field}${space}`} class="letters glyph" x=${box.x} y=${box.y} font-size="46">${glyph}</text>`);
    });
  }
  return html`<g class="marks">${found}</g>`;
}

// `inside`: its squares are what can be clicked.
// `through`: a click on it counts for the place where it stands.
const Piece = memo(({ it, name, x, y, scale, w = 94, h = 94, foot, wide, under, dense, can, through, chosen, hit, inside }) => {
  const { id } = it;
  const size = { w, h };
  const tray = it.paper && it.paper.rows.length > 0;
  const act = can ? { role: "button", tabindex: -1 } : { role: inside ? "group" : "img" };
  if (can || through) act.onclick = (e) => { if (click(keysOf(id, state.value.view))) e.stopPropagation(); };
  const named = wide && it.shape !== "tile" && !under;
  const boxed = it.shape === "tile" || tray;
  return html`<g class=${`piece ${can ? "can" : ""} ${through ? "through" : ""} ${chosen ? "chosen" : ""} ${hit ? "hit" : ""}`} data-piece=${id} data-x=${x} data-y=${y}
      aria-label=${name} ...${act} ...${telling(() => about(id))}>
    <g class="fly" transform=${`translate(${x} ${y})`}><g transform=${`scale(${scale})`}>
      ${!boxed && html`<circle class="ring" r="47" />`}
      ${tray
        ? html`<${Tray} it=${it} />`
        : html`<g transform=${named ? "translate(0 -5) scale(.9)" : null}><${Token} it=${it} wide=${wide} under=${under} dense=${dense} roomy=${scale > 1.3} size=${size} foot=${foot} /></g>
          ${named && html`<g transform="translate(0 46)"><rect class="plate" x="-50" y="-12" width="100" height="16" rx="3" /><${Words} text=${it.seen.name} size="12" room="96" most="1" /></g>`}`}
      ${boxed && html`<rect class="ring" x=${3 - size.w / 2} y=${3 - size.h / 2} width=${size.w - 6} height=${size.h - 6} rx="6" />`}
    </g></g>
  </g>`;
});

// The part of a box that a tile leaves to the pieces on it.
function below(box, tile, foot) {
  const [head, end] = [tile.shape === "tile" && headed(tile, { w: box.w - 6, h: box.h - 6 }) ? 33 : 22, foot ? 14 : 4];
  return { ...box, on: "tile", y: box.y + (head - end) / 2, w: box.w * 0.9, h: box.h - head - end };
}

const isDense = (table, board) => board.grid && Math.max(table.board.width, table.board.height) > 11;

// Whether a board leaves room beside it on a wide screen. One of many small squares needs the whole width.
export function narrow() {
  const { table, map } = hello.value;
  if (!table.board.spaces.length) return false;
  const board = layout(table, map, mapLook());
  return board.width / board.height < (isDense(table, board) ? 1 : 1.25);
}

export function Board() {
  const { table, map } = hello.value;
  const now = state.value;
  const view = now.view;
  const look = mapLook();
  const svg = useRef(null);
  const board = useMemo(() => layout(table, map, look), [table, map, look]);
  const spaces = table.board.spaces;
  const margin = board.grid && table.board.width > 1 && look.coordinates !== false ? 1.53 * headSize(board) : 6;
  const box = `${-margin} ${-margin} ${board.width + margin + 6} ${board.height + margin + 6}`;
  // The ground never changes: on a layer of its own it is painted once.
  const ground = useMemo(() => html`<svg class="board-ground" viewBox=${box} aria-hidden="true"><${Patterns} html=${html} /><g class="ground">
      ${board.boxes.map((box) => html`<g class="section"><rect x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="14" />${box.title && html`<text x=${box.x + 12} y=${box.y + 24}>${box.title}</text>`}</g>`)}
      ${board.heads.map((head) => html`<g transform=${`translate(${head.x} ${head.y})`}><${Words} text=${head.title} size="15" room=${head.w} most="1" /></g>`)}
      ${look.links !== "none" && html`<g class="links">${spaces.flatMap((space, n) => space.near.filter((m) => m > n && (board.places.get(n) || {}).on === "graph" && (board.places.get(m) || {}).on === "graph").map((m) => {
        const [p, q] = [board.places.get(n), board.places.get(m)];
        return html`<line x1=${p.x} y1=${p.y} x2=${q.x} y2=${q.y} />`;
      }))}</g>`}
      ${spaces.map((space, n) => board.places.get(n) && html`<${Space} number=${n} space=${space} box=${board.places.get(n)} look=${look} hex=${map.hexagonal} />`)}
      <${Routes} routes=${table.board.routes} board=${board} look=${look} />
      ${look.coordinates !== false && html`<${Heads} table=${table} map=${map} board=${board} turn=${look.turn} />`}
    </g></svg>`, [board, look]);
  if (!spaces.length) return null;
  const wide = look.names ?? (board.grid && table.board.width <= 4);
  const dense = isDense(table, board);
  const drawn = [];
  const covered = new Set(); // spaces that a piece is drawn over
  const over = (it, numbers) => {
    const boxes = numbers.map((s) => board.places.get(s)).filter(Boolean);
    const [l, r] = [Math.min(...boxes.map((b) => b.x - b.w / 2)), Math.max(...boxes.map((b) => b.x + b.w / 2))];
    const [t, b] = [Math.min(...boxes.map((c) => c.y - c.h / 2)), Math.max(...boxes.map((c) => c.y + c.h / 2))];
    return { it, x: (l + r) / 2, y: (t + b) / 2, scale: Math.min(r - l, b - t) / 100 };
  };
  for (const [place, inside] of Object.entries(view.places)) {
    const box = board.places.get(Number(place));
    if (!box) continue;
    const all = [];
    for (const id of inside.filter((one) => view.pieces[one])) {
      const it = pictured(String(id), view);
      it.spread.forEach((space) => covered.add(space));
      if (it.spread.length > 1) drawn.push({ ...over(it, it.spread), z: 1 });
      else all.push(it);
    }
    const several = all.length > 1;
    const tiles = all.filter((it) => it.shape === "tile" || (several && it.look.under));
    const top = all.filter((it) => !tiles.includes(it) && !it.seen.further);
    const tray = top.length > 0 && tiles.some((it) => it.paper && it.paper.rows.length);
    // Nothing stands on the squares of a tray: it makes room beside them.
    const moved = tray ? { x: box.x - box.w * 0.125, y: box.y - box.h * 0.125, scale: 0.75 } : { x: box.x, y: box.y, scale: 1 };
    // A tile hides the name of its place: that stands at its foot.
    const foot = box.on === "plot" && tiles.every((it) => it.paper.name !== capital(spaces[place].title)) ? capital(spaces[place].title) : "";
    tiles.forEach((it) => drawn.push({ it, z: 0, under: top.length > 0, ...moved, ...(it.shape === "tile" ? { w: box.w - 6, h: box.h - 6, foot } : { scale: (moved.scale * Math.min(box.w, box.h)) / 100 }) }));
    const inner = !tiles.length || !top.length ? box : tray
      ? { ...box, on: "tile", x: box.x + box.w * 0.32, y: box.y + box.h * (top.length > 1 ? 0.06 : 0.3), w: box.w * 0.35, h: box.h * (top.length > 1 ? 0.86 : 0.38) }
      : below(box, tiles[0], foot);
    const most = 12;
    stand(Math.min(top.length, most), inner).forEach((spot, n) => drawn.push({ it: top[n], ...spot, z: 3 }));
    if (top.length > most) drawn.push({ more: top.length - most, x: box.x + box.w / 2 - 14, y: box.y + box.h / 2 - 10 });
  }
  for (const [id, seen] of Object.entries(view.pieces)) {
    if (!seen.further || !board.places.get(seen.place)) continue;
    drawn.push({ ...over(pictured(id, view), [seen.place, ...seen.further]), z: 2 });
  }
  drawn.sort((a, b) => (a.z ?? 4) - (b.z ?? 4));
  const clickable = spaces.map((_, n) => n).filter((n) => open.value.has(`space:${n}`) || taken.value.includes(`space:${n}`) || aimed.value.includes(`space:${n}`));
  const asked = askedTray();
  const flags = (id) => {
    const keys = keysOf(id, view);
    const can = keys.some((one) => open.value.has(one) && !one.startsWith("space:"));
    return { can, through: !can && keys.some((one) => open.value.has(one)), chosen: taken.value.includes(keys[0]), hit: aimed.value.includes(keys[0]), inside: asked === id };
  };
  const tops = (n) => (view.places[n] || []).map((id) => `piece:${id}`);
  const tiled = new Set(drawn.filter((one) => one.z === 0).map((one) => one.it.seen.place));
  const tell = (n, inside) => {
    const tile = drawn.find((one) => one.z === 0 && one.it.shape === "tile" && one.it.seen.place === n);
    const said = saidOf(spaces[n], look, map);
    const parts = [...(said ? [said] : []), ...((now.told.spaces || {})[n] || []), ...inside];
    return tile ? { ...about(tile.it.id), parts: [...about(tile.it.id).parts, ...inside.filter((name) => name !== tile.it.seen.name)] } : { title: spaces[n].title, parts };
  };
  const find = (event) => {
    if (event.target !== svg.current) return null; // what stands there tells for itself
    const matrix = svg.current.getScreenCTM();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const found = [...board.places].find(([, b]) => Math.abs(at.x - b.x) <= b.w / 2 && Math.abs(at.y - b.y) <= b.h / 2);
    if (!found) return null;
    const [n, b] = found;
    const corner = new DOMPoint(b.x - b.w / 2, b.y - b.h / 2).matrixTransform(matrix);
    const inside = (view.places[n] || []).map((id) => (view.pieces[id] || {}).name).filter(Boolean);
    return { key: n, get: () => tell(n, inside), rect: new DOMRect(corner.x, corner.y, b.w * matrix.a, b.h * matrix.d) };
  };
  const draw = (one) => (one.more
    ? html`<text class="more" x=${one.x} y=${one.y}>+${one.more}</text>`
    : html`<${Piece} key=${one.it.id} ...${one} ...${flags(one.it.id)} name=${label(one.it.id)} wide=${wide} dense=${dense} />`);
  return html`<div class="board-frame" tabindex="-1"><div class="board-layers"
      style=${{ "--ratio": (board.width + margin + 6) / (board.height + margin + 6), "--units": board.width + margin + 6, "--zoom": zoom.value }}>
    ${ground}
    <svg ref=${svg} class="board" viewBox=${box} role="group" tabindex="0" aria-label=${`The board: ${hello.value.scenario}`} onkeydown=${(e) => walk(e, svg.current)} ...${pointing(find)}>
      <g class="pieces">${drawn.filter((one) => one.z < 2).map(draw)}</g>
      <g class="targets">
        ${clickable.map((n) => {
          const at = board.places.get(n);
          if (!at) return null;
          const can = open.value.has(`space:${n}`);
          const name = spaces[n].title;
          const inside = (view.places[n] || []).map((id) => (view.pieces[id] || {}).name).filter(Boolean);
          const kind = `target ${can ? "can" : ""} ${tiled.has(n) ? "tiled" : ""} ${taken.value.includes(`space:${n}`) ? "chosen" : ""} ${aimed.value.includes(`space:${n}`) ? "hit" : ""}`;
          const round = map.hexagonal && at.on === "grid"
            ? html`<polygon points=${hexagon(at.x, at.y, 52)} />`
            : html`<rect x=${at.x - at.w / 2 + 3} y=${at.y - at.h / 2 + 3} width=${at.w - 6} height=${at.h - 6} rx="8" />`;
          return html`<g key=${n} class=${kind} data-space=${n} data-x=${at.x} data-y=${at.y} role="button" tabindex="-1" aria-label=${inside.length ? `${name}: ${inside.join(", ")}` : name}
            onclick=${() => click([`space:${n}`, ...tops(n)])} ...${telling(() => tell(n, inside))}>${round}</g>`;
        })}
      </g>
      <${Marks} view=${view} board=${board} look=${look} map=${map} table=${table} covered=${covered} />
      <g class="pieces">${drawn.filter((one) => !(one.z < 2)).map(draw)}</g>
      <${Aim} board=${board} view=${view} />
    </svg>
  </div></div>`;
}

// An arrow from the first thing an option mentions to all others.
function Aim({ board, view }) {
  const points = [];
  for (const one of aimed.value) {
    const [kind, id] = one.split(":");
    const place = kind === "piece" ? (view.pieces[id] || {}).place : kind === "space" ? Number(id) : null;
    const box = place !== null && place !== undefined && board.places.get(place);
    if (box && !points.some((p) => p.x === box.x && p.y === box.y)) points.push(box);
  }
  if (points.length < 2) return null;
  const [from, ...rest] = points;
  return html`<g class="aim" aria-hidden="true">
    <defs><marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0l10 5-10 5z" /></marker></defs>
    ${rest.map((to) => html`<line x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} marker-end="url(#head)" />`)}
  </g>`;
}

// The board is one stop of the keyboard: arrows go to the next thing that can be chosen, Enter chooses it.
function walk(event, svg) {
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const things = [...svg.querySelectorAll(".can")];
  if (event.key === "Enter" || event.key === " ") {
    const on = document.activeElement;
    if (on && svg.contains(on) && on.classList.contains("can")) {
      event.preventDefault();
      on.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    return;
  }
  const way = ways[event.key];
  if (!way || !things.length) return;
  event.preventDefault();
  const on = things.includes(document.activeElement) ? document.activeElement : null;
  if (!on) {
    things[0].focus();
    return;
  }
  const at = (el) => [Number(el.dataset.x), Number(el.dataset.y)];
  const [x, y] = at(on);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === on) continue;
    const [dx, dy] = [at(thing)[0] - x, at(thing)[1] - y];
    const along = dx * way[0] + dy * way[1];
    if (along <= 0.5) continue;
    const cost = along + 2.5 * Math.abs(dx * way[1] + dy * way[0]);
    if (cost < least) [best, least] = [thing, cost];
  }
  if (best) best.focus();
}

export function focusBoard() {
  const first = document.querySelector(".board .can");
  if (first) first.focus();
}
