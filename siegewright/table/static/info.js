// What is written on things: shown while the pointer is on them or the keyboard is.
import { html, signal } from "/vendor/preact.js";
import { cardOf } from "./drawing.js";
import { papers, state } from "./net.js";

const shown = signal(null);
const there = signal(new Set()); // pictures of cards that have come; until then their words are shown
const [AWAY, REST, TAPPED] = [80, 350, 3000]; // milliseconds
let hiding = null;
let resting = null;
let tapped = false; // whether a finger has just touched what is told
let last = null; // the place that the pointer is over

export function about(piece, view = state.value && state.value.view) {
  const seen = view && view.pieces[piece];
  if (!seen) return null;
  const parts = (state.value.told.pieces || {})[piece] || [];
  return { title: seen.name, paper: papers.value[seen.is], parts };
}

export function label(piece) {
  const it = about(piece);
  if (!it) return "a piece";
  const text = it.paper && it.paper.text ? `. ${it.paper.text}` : "";
  return [it.title, ...it.parts].join(", ") + text;
}

function hide(wait) {
  clearTimeout(hiding);
  hiding = setTimeout(() => (shown.value = null), wait);
}

// Handlers for anything that has something to tell. What a finger has tapped is told for a while, unless that has chosen it.
export function telling(get) {
  const show = (event) => {
    clearTimeout(hiding);
    tapped = false;
    const told = get();
    if (told) shown.value = { ...told, rect: event.currentTarget.getBoundingClientRect() };
  };
  const up = (event) => (tapped = event.pointerType === "touch" && !event.currentTarget.classList.contains("can"));
  const away = () => hide(tapped ? TAPPED : AWAY);
  return { onpointerenter: show, onfocus: show, onpointerup: up, onpointerleave: away, onblur: away };
}

// Handlers for a large thing with many places: the place under a pointer that rests is told. `find` gives its key, its
// rectangle and what there is to tell, or null.
export function pointing(find) {
  const look = (event) => {
    const found = find(event);
    if (found && found.key === last) return;
    if (last !== null) hide(AWAY);
    clearTimeout(resting);
    last = found && found.key;
    if (!found) return;
    const tell = () => {
      clearTimeout(hiding);
      shown.value = { ...found.get(), rect: found.rect };
      if (event.pointerType === "touch") hide(TAPPED);
    };
    resting = setTimeout(tell, event.pointerType === "touch" ? 0 : REST);
  };
  const away = (event) => {
    if (event.pointerType === "touch") return;
    clearTimeout(resting);
    if (last !== null) hide(AWAY);
    last = null;
  };
  return { onpointermove: look, onpointerdown: look, onpointerleave: away };
}

export function hideInfo() {
  clearTimeout(resting);
  shown.value = null;
}

export function Info() {
  const it = shown.value;
  if (!it) return null;
  const { rect, paper } = it;
  const printed = paper && cardOf(paper.id);
  const high = printed ? Math.min(400, innerHeight * 0.62, printed.high * 4.6) : 0;
  const wide = Math.min(printed ? Math.max(220, high * (printed.wide / printed.high) + 26) : 320, innerWidth - 16);
  const right = rect.right + wide + 16 < innerWidth;
  const left = Math.max(8, right ? rect.right + 8 : Math.min(rect.left - wide - 8, innerWidth - wide - 8));
  const top = Math.max(8, Math.min(rect.top, innerHeight - (printed ? high + 110 : 260)));
  const seen = printed && there.value.has(printed.src);
  const text = paper && paper.text && !seen;
  // A few words make a small box, beside what they are about.
  const across = printed ? { left: `${left}px`, width: `${wide}px` } : { maxWidth: `${wide}px`, ...(right ? { left: `${left}px` } : { right: `${Math.max(8, innerWidth - rect.left + 8)}px` }) };
  return html`<div class="info" role="tooltip" style=${{ top: `${top}px`, ...across }}>
    <strong>${it.title}</strong>
    ${it.parts && it.parts.length > 0 && html`<p class="parts">${it.parts.join(" · ")}</p>`}
    ${printed && html`<img src=${printed.src} alt=${paper.text || paper.name} hidden=${!seen} style=${{ height: `${high}px` }} onload=${() => (there.value = new Set([...there.value, printed.src]))} />`}
    ${paper && !seen && html`<span class="kind">${paper.kinds[0].replaceAll("_", " ")}</span>`}
    ${text && html`<p class="rules">${paper.text.split("\n").map((line) => html`<span>${line}</span>`)}</p>`}
    ${paper && paper.about && !seen && html`<p class="fields">${paper.about}</p>`}
  </div>`;
}
