// What is written on things: shown while the pointer is on them or the keyboard is.
import { html, signal } from "/vendor/preact.js";
import { cardOf } from "./drawing.js";
import { papers, state } from "./net.js";

const shown = signal(null);
const there = signal(new Set()); // pictures of cards that have come; until then their words are shown
let hiding = null;

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

// Handlers for anything that has something to tell.
export function telling(get) {
  const show = (event) => {
    clearTimeout(hiding);
    const told = get();
    if (told) shown.value = { ...told, rect: event.currentTarget.getBoundingClientRect() };
  };
  const hide = () => {
    clearTimeout(hiding);
    hiding = setTimeout(() => (shown.value = null), 80);
  };
  return { onpointerenter: show, onfocus: show, onpointerleave: hide, onblur: hide };
}

export function hideInfo() {
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
  return html`<div class="info" role="tooltip" style=${{ left: `${left}px`, top: `${top}px`, width: `${wide}px` }}>
    <strong>${it.title}</strong>
    ${it.parts && it.parts.length > 0 && html`<p class="parts">${it.parts.join(" · ")}</p>`}
    ${printed && html`<img src=${printed.src} alt=${paper.text || paper.name} hidden=${!seen} style=${{ height: `${high}px` }} onload=${() => (there.value = new Set([...there.value, printed.src]))} />`}
    ${paper && !seen && html`<span class="kind">${paper.kinds[0].replaceAll("_", " ")}</span>`}
    ${text && html`<p class="rules">${paper.text.split("\n").map((line) => html`<span>${line}</span>`)}</p>`}
    ${paper && paper.about && !seen && html`<p class="fields">${paper.about}</p>`}
  </div>`;
}
