// The connection to a table. The server is the only truth: what is shown is what it has sent last.
import { batch, signal } from "/vendor/preact.js";
import { nameSeats } from "./palette.js";
import { share } from "./sharing.js";

export const hello = signal(null);
export const state = signal(null); // the last state, or that of a replay
export const live = signal("connecting"); // connecting, open, lost, gone
export const broken = signal("");
export const papers = signal({}); // documents by id
export const advice = signal(null);
export const found = signal(null); // what a search for cards gave
export const told = signal(""); // the last refusal, for everybody to read
export const looks = signal(null); // how the pack is drawn; null until that is known
export const replaying = signal(null);
export const log = signal([]);

const PATIENCE = 6000; // milliseconds
const SHARED = ["view", "told", "zones", "covers", "seats"]; // parts of a state of which little changes
const LINES = 600; // of the log
let lines = 0; // that there have been
let socket = null;
let where = null;
let tries = 0;
let waiting = null;
let before = () => {};
let after = () => {};
let again = () => {};
let saving = null;

// Before and after a state is shown, and when a question can be answered again.
export function onChange(first, then, open) {
  before = first;
  after = then;
  again = open;
}

export function say(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

export function connect(table, token) {
  where = { table, token };
  open();
}

export function leave() {
  where = null;
  clearTimeout(waiting);
  if (socket) socket.close();
}

function open() {
  if (!where) return;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const mine = new WebSocket(`${scheme}//${location.host}/socket/${where.table}`);
  socket = mine;
  mine.onopen = () => mine.send(JSON.stringify({ token: where.token }));
  mine.onmessage = (event) => {
    if (socket === mine) hear(JSON.parse(event.data));
  };
  mine.onclose = (event) => {
    if (socket !== mine || !where) return;
    if ([4403, 4404].includes(event.code)) {
      live.value = "gone";
      return;
    }
    live.value = "lost";
    tries += 1;
    // Nothing is answered while the connection is lost: no page plays on alone.
    waiting = setTimeout(open, Math.min(5000, 200 * 2 ** Math.min(tries, 5)));
  };
}

function hear(message) {
  if (message.hello) {
    tries = 0;
    again();
    papers.value = {};
    live.value = "open";
    broken.value = "";
    nameSeats(message.hello.table.players);
    hello.value = message.hello;
    look(message.hello.table.pack);
  } else if (message.state || message.replay) {
    const next = message.state || message.replay;
    if (message.replay && !replaying.value) return; // it was left meanwhile
    if (message.state && replaying.value) {
      take(next, true);
      replaying.value = { ...replaying.value, missed: true };
      return;
    }
    batch(() => {
      before(next);
      take(next, false);
      for (const part of SHARED) if (state.value) next[part] = share(state.value[part], next[part]);
      state.value = next;
    });
    if (message.replay) replaying.value = { ...replaying.value, at: next.n, of: next.of, marks: next.marks };
    after(next);
  } else if (message.refused) {
    told.value = message.refused;
    if (["answer", "skip"].includes(message.re)) again();
  } else if (message.broken) {
    broken.value = message.broken;
  } else if ("advice" in message) {
    advice.value = message;
  } else if (message.read) {
    found.value = message;
  } else if (message.save) {
    download(message.save);
  }
}

function take(next, quietly) {
  if (Object.keys(next.papers || {}).length) papers.value = { ...papers.value, ...next.papers };
  if (quietly) return;
  advice.value = null;
  const alone = next.afresh || next.of !== undefined; // without the lines before it
  const line = (text, note) => ({ id: (lines += 1), text, note, fresh: !alone });
  let same = 0; // lines at the beginning that stand there already
  while (alone && same < next.log.length && log.value[same] && log.value[same].text === next.log[same]) same += 1;
  const old = (alone ? log.value.slice(0, same) : log.value).map((one) => (one.fresh ? { ...one, fresh: false } : one));
  const seen = next.afresh ? next.notes.length - 1 : state.value ? state.value.notes.length : next.notes.length;
  const notes = next.notes.slice(Math.max(0, seen)).map((text) => line(text, true));
  log.value = [...old, ...next.log.slice(same).map((text) => line(text, false)), ...notes].slice(-LINES);
}

// Nobody waits long for looks, and not at all for cards: until they come, there are letters and words.
async function look(pack) {
  if (looks.value && looks.value.pack === pack) return;
  const plain = { maps: {}, zones: {}, kinds: {}, cards: {}, pack };
  const late = setTimeout(() => (looks.value = plain), PATIENCE);
  const found = { ...plain, ...(await known(`/api/looks/${pack}`)) };
  clearTimeout(late);
  looks.value = found;
  looks.value = { ...found, cards: await known(`/api/cards/${pack}`) };
}

async function known(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}

function download(text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${hello.value.table.pack}-${state.value.n}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

// A phone that was asleep may hold a dead connection.
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !where) return;
  if (!socket || socket.readyState > 1) {
    clearTimeout(waiting);
    open();
  } else {
    say({ do: "look" });
  }
});
