// Pieces fly from where they were to where they are, in the order of the trail. Nothing moves for those who want less motion.

const STEP = 90; // between two that begin to move
const LONG = 420;
const MOST = 1400;
let rects = null;
let places = null;

const quiet = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
const middle = (r) => [r.left + r.width / 2, r.top + r.height / 2];

// What moves in a state, by piece, in the order of the trail.
function moving(state) {
  const order = new Map();
  for (const entry of state.trail || []) {
    const piece = entry.move ?? entry.new;
    if (typeof piece !== "number") continue;
    if (!order.has(String(piece))) order.set(String(piece), []);
    order.get(String(piece)).push(entry);
  }
  return order;
}

// Elements by what they stand for, found in one go: a page has thousands.
function elements(name, wanted) {
  const found = new Map();
  for (const el of document.querySelectorAll(`[data-${name}]`)) {
    const id = el.dataset[name];
    if (wanted.has(id) && !found.has(id)) found.set(id, el);
  }
  return found;
}

const placesOf = (order) => new Set([...order.values()].flat().flatMap((entry) => [String(entry.from), String(entry.to)]));
const boxes = (found) => new Map([...found].map(([id, el]) => [id, el.getBoundingClientRect()]));

// Before a state is shown: where the things are that it moves.
export function remember(next) {
  rects = null;
  if (quiet() || next.afresh) return;
  const order = moving(next);
  if (!order.size) return;
  rects = boxes(elements("piece", order));
  places = boxes(elements("place", placesOf(order)));
}

export function fly(state) {
  const was = rects;
  rects = null;
  if (!was) return;
  const order = moving(state);
  const shown = elements("piece", order);
  const stands = elements("place", placesOf(order));
  const step = Math.min(STEP, MOST / Math.max(1, order.size));
  let number = 0;
  for (const [piece, entries] of order) {
    const el = shown.get(piece);
    if (!el) continue;
    const now = el.getBoundingClientRect();
    const from = was.get(piece) || places.get(String(entries[0].from));
    const stops = [];
    if (from) stops.push(middle(from));
    for (const entry of entries.slice(0, -1)) {
      const rect = stands.get(String(entry.to))?.getBoundingClientRect();
      if (rect) stops.push(middle(rect));
    }
    const [x, y] = middle(now);
    const svg = el.closest("svg.board");
    const part = svg ? el.querySelector(".fly") : el;
    const unit = svg ? svg.viewBox.baseVal.width / svg.getBoundingClientRect().width : 1;
    const still = svg ? part.getAttribute("transform").match(/-?[\d.]+/g).map(Number) : [0, 0];
    const at = ([a, b]) => `translate(${still[0] + (a - x) * unit}px, ${still[1] + (b - y) * unit}px)`;
    const frames = stops.filter(([a, b]) => Math.abs(a - x) + Math.abs(b - y) > 2).map((stop) => ({ transform: at(stop) }));
    if (!frames.length) {
      if (entries.some((entry) => "new" in entry)) part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, delay: number * step, fill: "backwards" });
      continue;
    }
    frames.push({ transform: at([x, y]) });
    part.animate(frames, { duration: LONG + 120 * (frames.length - 2), delay: number * step, easing: "ease-in-out", fill: "backwards" });
    number += 1;
  }
}

// The dice of the last step.
export function dice(state) {
  return (state.trail || []).filter((entry) => "roll" in entry).slice(-12);
}
