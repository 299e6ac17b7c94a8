// The screen of a table.
import { html, signal, useEffect, useLayoutEffect, useRef } from "/vendor/preact.js";
import { Ask, keys } from "./ask.js";
import { Board, narrow, signs, zoom } from "./board.js";
import { Icon } from "./drawing.js";
import { follow, ready } from "./choosing.js";
import { dice, fly, remember } from "./fly.js";
import { Info, hideInfo } from "./info.js";
import { links } from "./mine.js";
import { broken, connect, found, hello, leave, live, log, looks, onChange, papers, replaying, say, state, told } from "./net.js";
import { Replay, startReplay } from "./replay.js";
import { room } from "./room.js";
import { memo } from "./sharing.js";
import { Common, Dock, Players, called, capital, shared } from "./zones.js";

const panel = signal(""); // an open dialog: people, read, help

const READ = 350; // milliseconds in which nobody has read a new question
let since = 0; // when the question was shown

// The second click of a double click is no answer to the question that has come between the two.
function onlyOnce(event) {
  const early = event.detail > 1 && performance.now() - since < READ;
  if (early && event.target.closest(".menu, .board, .card, .chip, .zone-name")) event.stopPropagation();
}

export function Table({ id, token }) {
  const crowded = useRef(false);
  useLayoutEffect(room);
  useEffect(() => {
    onChange(
      (next) => {
        remember(next);
        hideInfo();
        follow(next);
        if (!state.value || next.n !== state.value.n) since = performance.now();
      },
      (next) => requestAnimationFrame(() => fly(next)),
      ready,
    );
    connect(id, token);
    document.addEventListener("keydown", keys);
    document.addEventListener("click", onlyOnce, true);
    return () => {
      document.removeEventListener("keydown", keys);
      document.removeEventListener("click", onlyOnce, true);
      leave();
    };
  }, [id, token]);
  useEffect(() => {
    if (hello.value) document.title = `${hello.value.scenario} – ${hello.value.table.title}`;
  }, [hello.value]);
  if (live.value === "gone") {
    return html`<main class="page"><h1>This link leads to no table</h1><p>The table may have been ended, or the link is not complete.</p><p><a href="/">To the lobby</a></p></main>`;
  }
  if (broken.value) {
    return html`<main class="page"><h1>The game has stopped</h1><p role="alert">${broken.value}</p><p><a href="/">To the lobby</a></p></main>`;
  }
  if (!hello.value || !state.value || !looks.value) return html`<main class="page"><p role="status" class="loading">The table is being set …</p></main>`;
  const now = state.value;
  if (now.curtain !== null && now.curtain !== undefined && !replaying.value) return html`<${Curtain} seat=${now.curtain} />`;
  const bare = !hello.value.table.board.spaces.length;
  crowded.current ||= shared().length > 0; // once something lies beside the board, its place stays
  const beside = !bare && crowded.current && narrow();
  return html`<div class=${`table ${beside ? "beside" : ""} ${bare ? "bare" : ""}`}>
    <${Header} id=${id} token=${token} />
    <main class="play">
      ${replaying.value && html`<${Replay} />`}
      <${Board} />
      ${bare && html`<${Common} />`}
      <${Info} />
    </main>
    ${beside && html`<${Common} />`}
    <aside class="side" aria-label="Decisions, players and log">
      <${Notice} />
      ${!replaying.value && html`<${Ask} />`}
      <${Result} />
      <${Dice} />
      <${Standing} />
      <${Players} />
      <${Log} />
    </aside>
    <div class="strip"><${Dock} />${!beside && !bare && html`<${Common} />`}</div>
    <${People} id=${id} token=${token} />
    <${Reader} />
    <${Help} />
  </div>`;
}

function Header({ id, token }) {
  const now = state.value;
  const { view } = now;
  const phase = view.within.length ? capital(view.phase.replaceAll("_", " ")) : ""; // the outermost one is the whole game
  const single = hello.value.mine.length > 0;
  return html`<header class="bar">
    <a class="home" href="/" aria-label="To the lobby">⌂</a>
    <h1>${hello.value.scenario} <small>${hello.value.table.title}</small></h1>
    <p class="phase">${view.round !== undefined && view.round !== null ? html`<span>Round ${view.round}</span>` : null}${phase && html`<span>${phase}</span>`}</p>
    <nav aria-label="Table">
      ${live.value !== "open" && html`<span class="lost" role="alert">No connection: trying again …</span>`}
      <span class="zoom"><button type="button" aria-label="smaller" onclick=${() => (zoom.value = Math.max(1, zoom.value / 1.3))}>−</button>
        <button type="button" aria-label="larger" onclick=${() => (zoom.value = Math.min(5, zoom.value * 1.3))}>+</button></span>
      ${single && !replaying.value && html`<button type="button" class="undo" disabled=${!now.undo.can} onclick=${() => say({ do: "undo", n: now.n })}>Undo</button>`}
      ${!replaying.value && html`<button type="button" disabled=${now.n === 0} onclick=${() => startReplay(Math.max(0, now.n - 1))}>Replay</button>`}
      <button type="button" onclick=${() => (panel.value = "read")}>Look up</button>
      <button type="button" onclick=${() => (panel.value = "people")}>People</button>
      <button type="button" onclick=${() => (panel.value = "help")} aria-label="Help">?</button>
    </nav>
  </header>`;
}

function Notice() {
  const now = state.value;
  return html`<div class="notices">
    ${told.value && html`<p class="notice" role="alert">${told.value} <button type="button" class="link" onclick=${() => (told.value = "")}>close</button></p>`}
    ${now.failed && html`<p class="notice" role="alert">${now.failed}</p>`}
    ${now.undo.by && html`<div class="notice" role="alert"><p>${now.undo.by} would like to take a choice back. Waiting for ${now.undo.waiting.join(", ")}.</p>
      ${now.undo.agree && html`<button type="button" onclick=${() => say({ do: "agree", n: now.n, yes: true })}>Agree</button>
        <button type="button" onclick=${() => say({ do: "agree", n: now.n, yes: false })}>Refuse</button>`}</div>`}
  </div>`;
}

function Result() {
  const now = state.value;
  if (!now.result || replaying.value) return null;
  return html`<section class="result" aria-live="polite"><h2>The game is over: ${now.result}</h2>
    ${now.standings.length > 0 && html`<ul>${now.standings.map((line) => html`<li>${line.replace(/^(\d+\. )?\p{L}/u, (start) => start.toUpperCase())}</li>`)}</ul>`}
    <p class="tools"><button type="button" onclick=${() => startReplay(0)}>Watch the replay</button>
    ${hello.value.host && html`<${Next} />`}</p></section>`;
}

function Next() {
  const stage = state.value.campaign;
  if (!stage || !stage.next) return null;
  return html` <button type="button" class="main" onclick=${() => say({ do: "next" })}>${stage.again ? `Play ${stage.next} again` : `Play on: ${stage.next}`}</button>`;
}

function Dice() {
  const rolled = dice(state.value);
  if (!rolled.length) return null;
  return html`<p class="dice" aria-label="Dice of the last step">${rolled.map((die) => html`<${Die} ...${die} />`)}</p>`;
}

const PIPS = { 1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9] };

function Die({ roll, result }) {
  const pips = roll === 6 && PIPS[result];
  return html`<svg class="die" viewBox="0 0 40 40" width="38" height="38" role="img" aria-label=${`${result} of ${roll}`}>
    ${roll === 6 ? html`<rect x="2" y="2" width="36" height="36" rx="7" />` : html`<path d="M20 1l17 10v19l-17 9-17-9V11z" />`}
    ${pips ? pips.map((p) => html`<circle cx=${10 + ((p - 1) % 3) * 10} cy=${10 + Math.floor((p - 1) / 3) * 10} r="3.6" />`) : html`<text x="20" y="26">${result}</text>`}
  </svg>`;
}

function Standing() {
  const { told, view } = state.value;
  const parts = told.table.filter((part) => capital(part) !== `Round ${view.round}`); // that stands in the head of the page
  if (!parts.length) return null;
  return html`<section class="standing" aria-label="The table"><p class="parts">${parts.map((part) => html`<span>${part}</span>`)}</p></section>`;
}

const Line = memo(({ text, note, fresh }) => html`<p class=${`${note ? "note" : ""} ${text.startsWith("(") ? "aside" : ""} ${fresh ? "new" : ""}`}>${text}</p>`);

// The style sheet keeps its end in sight, unless somebody reads further up.
function Log() {
  return html`<section class="log"><h2>What happened</h2>
    <div class="lines" tabindex="0" aria-label="What happened" role="log"><div>${log.value.map((line) => html`<${Line} key=${line.id} ...${line} />`)}</div></div></section>`;
}

function Curtain({ seat }) {
  const name = called(state.value.seats[seat], hello.value.table.players[seat]);
  return html`<main class="curtain"><div><h1>${name}</h1>
    <p>It is ${name}'s turn. Hand the screen over: nobody else should look.</p>
    <button type="button" class="main" onclick=${() => say({ do: "uncover", seat })} autofocus>I am ${name}: show my side</button></div></main>`;
}

function Dialog({ name, title, children }) {
  const box = useRef(null);
  useEffect(() => {
    if (panel.value === name && box.current && !box.current.open) box.current.showModal();
    if (panel.value !== name && box.current && box.current.open) box.current.close();
  }, [panel.value]);
  if (panel.value !== name) return null;
  return html`<dialog ref=${box} onclose=${() => (panel.value = "")} aria-label=${title}>
    <header><h2>${title}</h2><button type="button" aria-label="close" onclick=${() => (panel.value = "")}>✕</button></header>${children}</dialog>`;
}

function People({ id, token }) {
  const now = state.value;
  const known = links.value[id];
  return html`<${Dialog} name="people" title="People at the table">
    <table><tbody>${now.seats.map((seat, n) => {
      const mine = hello.value.mine.includes(n);
      const link = known && known.find((one) => one.seats.includes(n));
      return html`<tr><th scope="row">${seat.title}</th>
        <td>${mine ? html`<input aria-label=${`Your name as ${seat.title}`} maxlength="40" value=${seat.name} placeholder="your name" onchange=${(e) => say({ do: "name", seat: n, name: e.target.value })} />` : seat.name || (seat.who === "person" ? (seat.there ? "a person" : "nobody yet") : seat.who === "rules" ? "the rules" : `a ${seat.who} bot`)}</td>
        <td>${hello.value.host && seat.who !== "rules" && html`<select aria-label=${`who plays ${seat.title}`} value=${seat.who} onchange=${(e) => say({ do: "seat", seat: n, who: e.target.value })}>
          ${["person", ...hello.value.bots].map((who) => html`<option value=${who} selected=${seat.who === who}>${who === "person" ? "a person" : `${who} bot`}</option>`)}</select>`}</td>
        <td>${link && html`<${Link} href=${`${location.origin}/table/${id}#${link.token}`} words="link for this seat" />`}</td></tr>`;
    })}</tbody></table>
    ${known && html`<p>${known.filter((one) => !one.seats.length).map((one) => html`<${Link} href=${`${location.origin}/table/${id}#${one.token}`} words="link for spectators" />`)}</p>`}
    ${hello.value.host && html`<p><label>Bots are <select onchange=${(e) => say({ do: "pace", pace: e.target.value })}><option value="quick">quick</option><option value="calm">calm</option><option value="instant">instant</option></select></label>
      <button type="button" onclick=${() => say({ do: "save" })}>Download the save</button></p>`}
  <//>`;
}

function Link({ href, words }) {
  return html`<span class="copy"><a href=${href} target="_blank" rel="noopener">${words}</a>
    <button type="button" onclick=${(e) => { navigator.clipboard?.writeText(href); e.target.textContent = "copied"; }}>copy</button></span>`;
}

function Reader() {
  const search = (event) => {
    const text = event.target.value.trim();
    if (text) say({ do: "read", words: text.slice(0, 80) });
  };
  return html`<${Dialog} name="read" title="Look up a card or a word">
    <label>Words in its name <input type="search" oninput=${search} maxlength="80" /></label>
    ${found.value && html`<div class="found" aria-live="polite">${found.value.read.length ? found.value.read.map((text) => html`<pre>${text}</pre>`) : html`<p>Nothing has this name.</p>`}</div>`}
  <//>`;
}

function Help() {
  return html`<${Dialog} name="help" title="How to play here">
    <ul>
      <li>What you can choose has a glowing edge. Click on the things that an option is about until one option is left, or choose it in the menu.</li>
      <li>Point at an option to see what it would hit. Point at anything, or tap it, to read what is written on it.</li>
      <li><kbd>1</kbd>–<kbd>9</kbd> choose a line of the menu, <kbd>Esc</kbd> goes back, <kbd>b</kbd> goes to the board (arrows and <kbd>Enter</kbd> choose there), <kbd>m</kbd> to the menu, <kbd>u</kbd> takes a choice back.</li>
      <li>Taking back is free until something was revealed or another has chosen; after that all others have to agree.</li>
    </ul>
    <${Signs} />
  <//>`;
}

// What is drawn on this board, in words.
function Signs() {
  const { grounds, routes } = signs();
  const badges = badgeNames();
  if (!grounds.length && !routes.length && !badges.length) return null;
  return html`<h3>What the signs mean</h3><ul class="signs">
    ${grounds.map(([said, ground]) => html`<li><svg width="24" height="24" aria-hidden="true"><rect width="24" height="24" rx="4" fill=${`url(#ground-${ground})`} stroke="#22262b" /></svg>${capital(said)}</li>`)}
    ${routes.map((route) => html`<li><svg width="24" height="24" aria-hidden="true"><path d="M1 12h22" stroke=${route.colour} stroke-width="4" stroke-dasharray=${route.dashes ? "7 4" : null} /></svg>Route ${route.name.replaceAll("_", " ")}</li>`)}
    ${badges.map(([icon, names]) => html`<li><${Icon} name=${icon} size="24" />${names.join(", ").replaceAll("_", " ")}</li>`)}
  </ul>`;
}

// The icons of badges with the fields that they stand for, of all pieces that have been seen.
function badgeNames() {
  const found = new Map();
  const kinds = new Set(Object.values(papers.value).flatMap((paper) => paper.kinds));
  for (const kind of kinds) {
    for (const [field, icon] of Object.entries((looks.value.kinds[kind] || {}).badges || {})) {
      found.set(icon, new Set([...(found.get(icon) || []), field]));
    }
  }
  return [...found].map(([icon, names]) => [icon, [...names]]);
}
