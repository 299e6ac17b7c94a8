// Places apart from the board: hands, piles, rows, markets, tracks.
import { html, signal } from "/vendor/preact.js";
import { aimed, click, keysOf, open, taken } from "./choosing.js";
import { Icon, Mark, Picture, cardOf, pictured } from "./drawing.js";
import { about, label, telling } from "./info.js";
import { hello, looks, papers, state } from "./net.js";
import { COLOURS, colourOf, seatColour } from "./palette.js";
import { memo } from "./sharing.js";

const FEW = 9; // pieces that are shown one by one; more of the same are counted
const FULL = 14; // cards of a row
const wideOpen = signal(new Set()); // zones whose pieces are all shown

const lookOfZone = (zone) => looks.value.zones[zone.name] || {};
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function as(zone, look, pieces) {
  if (look.as) return look.as;
  if (zone.visible === "nobody" || zone.visible === "count") return "pile";
  if (zone.visible === "owner" || zone.visible === "others") return "fan";
  return pieces.length > FEW ? "grid" : "row";
}

function flags(keys) {
  return { can: keys.some((one) => open.value.has(one)), chosen: taken.value.includes(keys[0]), hit: aimed.value.includes(keys[0]) };
}

const named = ({ can, chosen, hit }, extra) => `${extra} ${can ? "can" : ""} ${chosen ? "chosen" : ""} ${hit ? "hit" : ""}`;
const clicked = (id) => click(keysOf(id, state.value.view));

// A card: as it is printed, with what has changed on it; in words until that picture is there, or where nobody can print it.
function Card({ id, view, small = false, times = 1 }) {
  return html`<${Drawn} it=${pictured(String(id), view)} name=${label(id)} ...${flags(keysOf(id, view))} small=${small} times=${times} />`;
}

const Drawn = memo(({ it, name, can, chosen, hit, small, times }) => {
  const { id } = it;
  const printed = small ? null : cardOf(it.seen.is);
  const css = named({ can, chosen, hit }, small ? "card small" : printed ? "card printed" : "card");
  const fields = (it.paper && it.paper.fields) || {};
  const badges = printed ? it.badges.filter((b) => String(fields[b.field]) !== b.value) : it.badges;
  return html`<button type="button" class=${css} data-piece=${id} aria-disabled=${!can} aria-label=${`${often(times)}${name}`} aria-pressed=${chosen ? "true" : null}
      style=${printed && { "--wide": printed.wide, "--tall": printed.high }} onclick=${() => clicked(id)} ...${telling(() => about(id))}>
    <span class="in-words"><${InWords} it=${it} small=${small} /></span>
    ${printed && html`<img src=${printed.src} alt="" decoding="async" draggable=${false} onload=${(e) => arrived(e.target)} />`}
    ${times > 1 ? html`<span class="number">×${times}</span>` : printed && it.number && html`<span class="number">#${it.number}</span>`}
    ${badges.length > 0 && html`<span class="badges">${badges.map((b) => html`<span class="badge"><${Icon} name=${b.icon} size="12" />${b.value}</span>`)}</span>`}
  </button>`;
});

// The words go away once the picture can be painted: it is decoded beside the page, after it has come.
function arrived(picture) {
  const show = () => picture.classList.add("there");
  picture.decode().then(show, show);
}

function InWords({ it, small }) {
  const tint = colourOf(it.colour);
  const text = it.paper ? it.paper.text : "";
  return html`<span class="band" style=${{ background: tint.fill, color: tint.ink }}>
      ${it.icon && html`<${Icon} name=${it.icon} />`}<span class="name">${it.seen.name}</span>
    </span>
    ${!small && html`<span class="art" style=${{ color: tint.fill }}><${Picture} it=${{ ...it, badges: [] }} size=${text.length > 60 ? 40 : 56} plain=${true} /></span>`}
    ${!small && text && html`<span class="text">${text}</span>`}`;
}

const often = (times) => (times > 1 ? `${times} times ` : "");
const foremost = (ids, view) => ids.find((one) => keysOf(one, view).some((key) => open.value.has(key))) ?? ids[ids.length - 1];

// Pieces of one document that lie together, counted.
function Stack({ ids, view, bare = false }) {
  const id = foremost(ids, view);
  return html`<${Chip} it=${pictured(String(id), view)} name=${label(id)} ...${flags(keysOf(id, view))} times=${ids.length} bare=${bare} />`;
}

const Chip = memo(({ it, name, can, chosen, hit, times, bare }) => {
  const { id } = it;
  return html`<button type="button" class=${named({ can, chosen, hit }, "chip")} data-piece=${id} aria-disabled=${!can} aria-label=${`${often(times)}${name}`}
      onclick=${() => clicked(id)} ...${telling(() => about(id))}>
    <${Picture} it=${it} size="40" plain=${true} />${!bare && html`<span class="name">${times > 1 ? it.paper.name : it.seen.name}</span>`}
    ${times > 1 && html`<span class="times">×${times}</span>`}
  </button>`;
});

// Cards that their holder does not see: backs, known by their places.
function Backs({ place, count }) {
  return html`<span class="cards fan">${Array.from({ length: count }, (_, n) => {
    const keys = [`hidden:${place}:${n}`];
    const mark = flags(keys);
    return html`<button type="button" key=${n} class=${named(mark, "card unseen")} aria-disabled=${!mark.can} aria-label=${`card ${n + 1}`} aria-pressed=${mark.chosen ? "true" : null}
      onclick=${() => click(keys)}><span class="back"></span><span class="number">${n + 1}</span></button>`;
  })}</span>`;
}

function runs(pieces, view) {
  const found = new Map();
  for (const id of pieces) {
    const is = view.pieces[id].is;
    if (!found.has(is)) found.set(is, []);
    found.get(is).push(id);
  }
  return [...found.values()];
}

export function Zone({ zone, view, title, small = false }) {
  const look = lookOfZone(zone);
  const pieces = (view.places[zone.place] || []).filter((id) => view.pieces[id]);
  const count = view.sizes[zone.place] || 0;
  const keys = [`zone:${zone.place}`];
  const mark = flags(keys);
  const how = as(zone, look, pieces);
  const spread = wideOpen.value.has(zone.place);
  const body = () => {
    if (how === "fan" && zone.visible === "others" && !pieces.length) return html`<${Backs} place=${zone.place} count=${count} />`;
    if (how === "pile" || (!pieces.length && count)) {
      const top = pieces[pieces.length - 1];
      return html`<span class="pile">
        ${top !== undefined && (spread || pieces.some((id) => keysOf(id, view).some((key) => key.startsWith("piece") && open.value.has(key))))
          ? runs(pieces, view).map((ids) => html`<${Stack} ids=${ids} view=${view} />`)
          : top !== undefined
            ? html`<${Card} id=${top} view=${view} small=${true} />`
            : html`<span class="back" aria-hidden="true"></span>`}
        <span class="count">${count}</span>
      </span>`;
    }
    const groups = runs(pieces, view);
    const many = how === "row" && pieces.length > FULL;
    if (how === "grid" || (many && groups.length > FULL)) {
      const touched = groups.filter((ids) => ids.some((id) => keysOf(id, view).some((key) => open.value.has(key))));
      const shown = spread || groups.length <= FEW * 2 ? groups : [...new Set([...touched, ...groups.slice(0, FEW)])];
      return html`<span class="chips">${shown.map((ids) => html`<${Stack} key=${ids[0]} ids=${ids} view=${view} />`)}
        ${groups.length > shown.length && html`<button type="button" class="link" onclick=${() => toggle(zone.place)}>and ${groups.length - shown.length} more</button>`}</span>`;
    }
    if (how === "track") {
      const slots = Math.max(look.slots || 0, pieces.length);
      return html`<span class="track">${Array.from({ length: slots }, (_, n) => pieces[n] === undefined
        ? html`<span class="slot">${n + 1}</span>`
        : html`<${Stack} key=${pieces[n]} ids=${[pieces[n]]} view=${view} bare=${true} />`)}</span>`;
    }
    const rows = many ? groups.map((ids) => [foremost(ids, view), ids.length]) : pieces.map((id) => [id, 1]);
    return html`<span class=${`cards ${how}`}>${rows.map(([id, times]) => html`<${Card} key=${many ? view.pieces[id].is : id} id=${id} view=${view} times=${times} small=${small || look.size === "small"} />`)}</span>`;
  };
  return html`<div class=${named(mark, "zone")} role="group" data-place=${zone.place} aria-label=${`${zone.title}: ${count}`}>
    <p class="title">${mark.can ? html`<button type="button" class="zone-name can" onclick=${() => click(keys)}>${title || zone.title}</button>` : title || zone.title}
      ${how === "pile" && pieces.length > 1 ? html`<button type="button" class="link" aria-expanded=${spread} onclick=${() => toggle(zone.place)}>${spread ? "stack" : "spread"}</button>` : null}
    </p>
    ${count === 0 && how !== "track" ? html`<span class="none">empty</span>` : body()}
  </div>`;
}

function toggle(place) {
  const next = new Set(wideOpen.value);
  if (next.has(place)) next.delete(place);
  else next.add(place);
  wideOpen.value = next;
}

const touched = (zone, view) =>
  open.value.has(`zone:${zone.place}`) || (view.places[zone.place] || []).some((id) => keysOf(id, view).some((key) => open.value.has(key)));

function shows(zone, view) {
  const look = lookOfZone(zone);
  if (touched(zone, view)) return true;
  if (look.as === "hidden") return false;
  return (view.sizes[zone.place] || 0) > 0 || look.empty === true;
}

// What lies before the reader: hands and whatever is docked there.
export function Dock() {
  const { view, reader, zones } = state.value;
  const mine = zones.filter((zone) => zone.owner === reader && !zone.of_piece && docked(zone) && shows(zone, view));
  if (!mine.length || reader < 0) return null;
  return html`<div class="dock" role="region" aria-label="Before you">${mine.map((zone) => html`<${Zone} key=${zone.place} zone=${zone} view=${view} title=${own(zone)} />`)}</div>`;
}

const docked = (zone) => (lookOfZone(zone).dock ? lookOfZone(zone).dock === "hand" : zone.visible === "owner" || zone.visible === "others" || zone.name === "hand");
const own = (zone) => `Your ${zone.name.replaceAll("_", " ")}`;

// What belongs to nobody: decks, markets, supplies; then what pieces hold that can be clicked.
export function shared() {
  const { view, zones } = state.value;
  const common = zones.filter((zone) => zone.owner === null && !zone.of_piece && shows(zone, view));
  const held = zones.filter((zone) => zone.of_piece && touched(zone, view) && (view.places[zone.place] || []).length);
  const order = { front: 0, undefined: 1, side: 2 };
  common.sort((a, b) => (order[lookOfZone(a).dock] ?? 1) - (order[lookOfZone(b).dock] ?? 1));
  return [...common, ...held];
}

export function Common() {
  const { view } = state.value;
  const zones = shared();
  if (!zones.length) return null;
  return html`<div class="common" role="region" aria-label="On the table">
    ${zones.map((zone) => html`<${Zone} key=${zone.place} zone=${zone} view=${view} title=${holder(zone, view)} />`)}
  </div>`;
}

function holder(zone, view) {
  if (!zone.of_piece) return capital(zone.title);
  const found = Object.values(view.pieces).find((seen) => seen.zones && Object.values(seen.zones).includes(zone.place));
  return found ? `${found.name}: ${zone.title}` : zone.title;
}

export function Players() {
  const { view, told, seats, reader, zones, ask } = state.value;
  const names = hello.value.table.players;
  return html`<div class="players">${names.map((name, player) => {
    const seat = seats[player];
    const tint = COLOURS[seatColour(player)];
    const mine = zones.filter((zone) => zone.owner === player && !zone.of_piece && !(player === reader && docked(zone)) && shows(zone, view));
    const keys = [`player:${player}`];
    const mark = flags(keys);
    const turn = ask && ask.player === player;
    const parts = told.players[player] || [];
    const score = view.scores && view.scores.length ? [`score ${view.scores[player]}`] : [];
    return html`<section class=${`${named(mark, "player")} ${turn ? "asked" : ""}`} key=${player} aria-label=${name}>
      <h2><span class="seat" style=${{ background: tint.fill, color: tint.ink }} aria-hidden="true"><${Mark} colour=${seatColour(player)} /></span>
        ${mark.can ? html`<button type="button" class="zone-name can" onclick=${() => click(keys)}>${called(seat, name)}</button>` : html`<span>${called(seat, name)}</span>`}
        <small>${who(seat)}${turn ? " · is asked" : ""}${view.lost.includes(player) ? " · is out" : ""}</small></h2>
      ${(parts.length > 0 || score.length > 0) && html`<p class="parts">${[...score, ...parts].map((part) => html`<span>${part}</span>`)}</p>`}
      ${mine.length > 0 && html`<div class="own">${mine.map((zone) => html`<${Zone} key=${zone.place} zone=${zone} view=${view} title=${capital(zone.name.replaceAll("_", " "))} small=${true} />`)}</div>`}
    </section>`;
  })}</div>`;
}

export const called = (seat, title) => (seat && seat.name ? `${seat.name} (${title})` : capital(title));
const who = (seat) => (!seat ? "" : seat.who === "person" ? (seat.there ? "" : "not here") : seat.who === "rules" ? "played by the rules" : `${seat.who} bot`);
