// The answer that is being put together: what was clicked so far, and which options are left.
import { computed, signal } from "/vendor/preact.js";
import { hello, live, replaying, say, state, told } from "./net.js";
import { all, keep, mentions } from "./options.js";

export const taken = signal([]); // what was clicked, as keys
export const narrowed = signal([]); // groups of the menu that were opened, as lists of options
export const pointed = signal(null); // the options that the pointer is on
export const words = signal(""); // that options must have
export const waiting = signal(false); // for the next state, and for so long that it should be seen

const PATIENCE = 150; // milliseconds; a page that shows nothing before that paints once for an answer, not twice
const none = [];
let sent = -1; // the number of the state that was answered from here
let late = null;

export const options = computed(() => {
  const now = state.value;
  if (!now || !now.ask || !now.ask.options || replaying.value) return [];
  return now.ask.options;
});

export const left = computed(() => {
  const groups = narrowed.value;
  const among = groups.length ? groups[groups.length - 1] : options.value;
  return keep(among, taken.value);
});

export const open = computed(() => all(left.value)); // what can be clicked

// What the options under the pointer would hit.
export const aimed = computed(() => {
  const found = pointed.value || (taken.value.length || narrowed.value.length ? (left.value.length <= 6 ? left.value : []) : []);
  return found.length === 1 ? [...mentions(found[0])] : none;
});

// Nothing is chosen yet. A new list would have everything drawn again that looks at it.
export function begin() {
  if (taken.value.length) taken.value = [];
  if (narrowed.value.length) narrowed.value = [];
  pointed.value = null;
  words.value = "";
}

// Before a state is shown: what was chosen belongs to the question before it.
export function follow(next) {
  const now = state.value;
  if (!now || next.n !== now.n || next.reader !== now.reader) begin();
  if (next.n !== sent) ready();
}

// A question can be answered (again): the state after it has come, or the answer was refused.
export function ready() {
  sent = -1;
  clearTimeout(late);
  waiting.value = false;
}

export function sending(n) {
  sent = n;
  clearTimeout(late);
  late = setTimeout(() => (waiting.value = true), PATIENCE);
}

export function answer(option) {
  const now = state.value;
  if (live.value !== "open" || sent === now.n || replaying.value) return;
  sending(now.n); // a second click on the same question does nothing
  told.value = "";
  say({ do: "answer", n: now.n, option: option.id });
}

// A click on something that may stand for several things: the first that an option mentions counts.
export function click(keys) {
  const hit = keys.find((one) => open.value.has(one) && !taken.value.includes(one));
  if (!hit) {
    const undone = keys.find((one) => taken.value.includes(one));
    if (undone) taken.value = taken.value.filter((one) => one !== undone);
    return Boolean(undone);
  }
  const next = keep(left.value, [hit]);
  taken.value = [...taken.value, hit];
  if (next.length === 1) answer(next[0]);
  return true;
}

export function choose(row) {
  if (row.options.length === 1) answer(row.options[0]);
  else narrowed.value = [...narrowed.value, row.options];
  pointed.value = null;
}

export function back() {
  if (taken.value.length) taken.value = taken.value.slice(0, -1);
  else if (narrowed.value.length) narrowed.value = narrowed.value.slice(0, -1);
  else return false;
  return true;
}

// What holds a piece: clicking it may mean its place.
export function keysOf(piece, view) {
  const seen = view.pieces[piece];
  const spaces = hello.value.table.board.spaces.length;
  const place = seen ? seen.place : null;
  const found = [`piece:${piece}`];
  if (seen) found.push(`document:${seen.is}`);
  if (place !== null && place !== undefined) found.push(place < spaces ? `space:${place}` : `zone:${place}`);
  for (const further of (seen && seen.further) || []) found.push(`space:${further}`);
  return found;
}
