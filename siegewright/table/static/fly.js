// Pieces fly from where they were to where they are, in the order of the trail. Nothing moves for those who want less motion.
import { hello } from "./net.js";

const STEP = 90; // between two that begin to move
const LONG = 420;
const MOST = 1400;
let rects = null;
let places = null;

const quiet = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
const middle = (r) => [r.left + r.width / 2, r.top + r.height / 2];

export function remember() {
  rects = null;
  if (quiet()) return;
  rects = new Map();
  places = new Map();
  for (const el of document.querySelectorAll("[data-piece]")) {
    if (!rects.has(el.dataset.piece)) rects.set(el.dataset.piece, el.getBoundingClientRect());
  }
  for (const el of document.querySelectorAll("[data-place]")) places.set(el.dataset.place, el.getBoundingClientRect());
}

export function fly(state) {
  const was = rects;
  rects = null;
  if (!was || state.afresh || !state.trail || quiet()) return;
  const order = new Map();
  for (const entry of state.trail) {
    const piece = entry.move ?? entry.new;
    if (typeof piece !== "number") continue;
    if (!order.has(String(piece))) order.set(String(piece), []);
    order.get(String(piece)).push(entry);
  }
  const step = Math.min(STEP, MOST / Math.max(1, order.size));
  let number = 0;
  for (const [piece, entries] of order) {
    const el = document.querySelector(`[data-piece="${piece}"]`);
    if (!el) continue;
    const now = el.getBoundingClientRect();
    const from = was.get(piece) || places.get(String(entries[0].from));
    const stops = [];
    if (from) stops.push(middle(from));
    for (const entry of entries.slice(0, -1)) {
      const rect = document.querySelector(`[data-place="${entry.to}"]`)?.getBoundingClientRect();
      if (rect) stops.push(middle(rect));
    }
    const [x, y] = middle(now);
    const svg = el.closest("svg.board");
    const moving = svg ? el.querySelector(".fly") : el;
    const unit = svg ? svg.viewBox.baseVal.width / svg.getBoundingClientRect().width : 1;
    const still = svg ? moving.getAttribute("transform").match(/-?[\d.]+/g).map(Number) : [0, 0];
    const at = ([a, b]) => `translate(${still[0] + (a - x) * unit}px, ${still[1] + (b - y) * unit}px)`;
    const frames = stops.filter(([a, b]) => Math.abs(a - x) + Math.abs(b - y) > 2).map((stop) => ({ transform: at(stop) }));
    if (!frames.length) {
      if (entries.some((entry) => "new" in entry)) moving.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, delay: number * step, fill: "backwards" });
      continue;
    }
    frames.push({ transform: at([x, y]) });
    moving.animate(frames, { duration: LONG + 120 * (frames.length - 2), delay: number * step, easing: "ease-in-out", fill: "backwards" });
    number += 1;
  }
}

// The dice of the last step.
export function dice(state) {
  return (state.trail || []).filter((entry) => "roll" in entry).slice(-12);
}
