// The lobby: which game, which scenario, which options, who sits where; and the tables of this browser.
import { html, signal, useEffect } from "/vendor/preact.js";
import { ask, forget, mine, remember } from "./mine.js";

const packs = signal([]);
const pack = signal("");
const catalogue = signal(null);
const choice = signal({ scenario: "", players: 0, seats: [], options: {}, pace: "quick", campaign: "" });
const wrong = signal("");
const busy = signal(false);
const tables = signal([]);
const key = location.hash.slice(1);

const title = (id) => id.split("_").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");

async function load() {
  const answer = await fetch("/api/packs");
  packs.value = (await answer.json()).packs;
  if (packs.value.length === 1) pick(packs.value[0].id);
  look();
}

async function look() {
  const found = [];
  for (const one of mine()) {
    const about = await ask(one.id, one.token);
    if (about === null) forget(one.id);
    else if (about) found.push({ ...one, about });
    tables.value = [...found];
  }
  tables.value = found;
}

async function pick(name) {
  pack.value = name;
  catalogue.value = null;
  wrong.value = "";
  const answer = await fetch(`/api/packs/${name}`);
  const data = await answer.json();
  if (pack.value !== name) return;
  if (!answer.ok) {
    wrong.value = data.wrong;
    return;
  }
  if (!data.scenarios.length) {
    wrong.value = `${data.title} is for other packs to build on: it has no game of its own.`;
    return;
  }
  fetch(`/api/looks/${name}`); // so that its cards are drawn when the game begins
  catalogue.value = data;
  setScenario(data.scenarios[0].id);
  // On a narrow screen the form stands below all games.
  if (innerWidth < 900) requestAnimationFrame(() => document.querySelector(".begin").scrollIntoView({ block: "start" }));
}

const scenario = () => catalogue.value.scenarios.find((one) => one.id === choice.value.scenario);

function setScenario(id, campaign = "") {
  const found = catalogue.value.scenarios.find((one) => one.id === id);
  choice.value = { ...choice.value, scenario: id, campaign, options: {} };
  setPlayers(found.players[0]);
}

function setPlayers(count) {
  const found = scenario();
  const bots = catalogue.value.bots;
  const smart = bots.includes("sensible") ? "sensible" : bots[0];
  const seats = Array.from({ length: count }, (_, n) => choice.value.seats[n] || (n === 0 ? "here" : smart));
  choice.value = { ...choice.value, players: count, seats: seats.map((who, n) => (found.automatic.includes(n) ? "here" : who)) };
}

async function begin(event) {
  event.preventDefault();
  await send({
    pack: pack.value,
    scenario: choice.value.scenario,
    seats: choice.value.seats,
    options: choice.value.options,
    pace: choice.value.pace,
    campaign: choice.value.campaign,
  });
}

async function send(wish) {
  busy.value = true;
  wrong.value = "";
  try {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json", "x-key": key }, body: JSON.stringify(wish) });
    const data = await answer.json();
    if (!answer.ok) {
      wrong.value = data.wrong || "The game cannot start.";
      return;
    }
    remember(data.table, data.token, title(wish.pack || ""));
    location.href = `/table/${data.table}#${data.token}`;
  } catch {
    wrong.value = "The server does not answer.";
  } finally {
    busy.value = false;
  }
}

async function loadSave(event) {
  const file = event.target.files[0];
  if (!file) return;
  const text = await file.text();
  try {
    const data = JSON.parse(text);
    const bots = new Map(data.bots.map(([seat, name]) => [seat, name]));
    const seats = Array.from({ length: data.players }, (_, n) => bots.get(n) || "here");
    await send({ save: text, seats, pack: data.pack });
  } catch {
    wrong.value = "This file is not a saved game.";
  }
}

export function Lobby() {
  useEffect(() => {
    document.title = "Siegewright: games to play";
    load();
  }, []);
  return html`<main class="lobby">
    <header><h1>Siegewright</h1><p>Choose a game, say who plays, and start.</p></header>
    <section class="games" aria-label="Games"><h2>Games</h2>
      <div class="packs" role="group" aria-label="Games">${packs.value.map((one) => html`<button type="button" class=${`pack ${pack.value === one.id ? "on" : ""}`} aria-pressed=${pack.value === one.id} onclick=${() => pick(one.id)}>
        <${Crest} pack=${one} /><span><strong>${one.title}</strong>${one.summary && html`<small>${one.summary}</small>`}</span></button>`)}</div>
      <label class="file">Continue a saved game <input type="file" accept="application/json,.json" onchange=${loadSave} /></label>
    </section>
    <section class="begin" aria-label="The game">
      ${wrong.value && html`<p class="notice" role="alert">${wrong.value}</p>`}
      ${!pack.value && html`<p class="hint">Pick a game on the left.</p>`}
      ${pack.value && !catalogue.value && !wrong.value && html`<p role="status" class="loading">Opening the box …</p>`}
      ${catalogue.value && html`<${Form} />`}
    </section>
    <section class="mine" aria-label="Your tables"><h2>Your tables</h2>
      ${tables.value.length === 0 && html`<p class="hint">Tables that you start or join in this browser are listed here.</p>`}
      <ul>${tables.value.map((one) => html`<${Row} one=${one} />`)}</ul>
    </section>
  </main>`;
}

// Initials on a shield; its colours follow from the name, so that a game is found again at a glance.
const SHIELDS = ["#1f4a41", "#6d2f1f", "#1f4a7a", "#5a3517", "#43245f", "#7a1f3a", "#3f5a1f"];

function Crest({ pack: { id, title: name } }) {
  const words = name.replace(/^The /, "").split(/[ :]+/).filter((word) => /^\p{Lu}/u.test(word));
  const at = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return html`<span class="crest" aria-hidden="true" style=${{ background: SHIELDS[at % SHIELDS.length] }}>${words.map((word) => word[0]).join("").slice(0, 2)}</span>`;
}

function Row({ one }) {
  const status = one.about.status || {};
  const state = status.over ? "over" : status.asked_name ? `${status.asked_name} is asked` : "";
  const turn = !status.over && one.about.seats.includes(status.asked);
  const end = async () => {
    if (!confirm("End this table? The game is lost.")) return;
    await ask(one.id, one.token, "DELETE");
    forget(one.id);
    look();
  };
  return html`<li><a href=${`/table/${one.id}#${one.token}`}>${status.title || title(one.about.pack)}${status.scenario ? `: ${status.scenario}` : ""}</a>
    <span class=${turn ? "turn" : ""}>${turn ? "your turn" : state}${status.n ? ` · ${status.n} choices` : ""}</span>
    ${one.about.host && html`<button type="button" class="link" onclick=${end}>end</button>`}</li>`;
}

function Form() {
  const { scenarios, campaigns, bots } = catalogue.value;
  const now = choice.value;
  const found = scenario();
  const [least, most] = found.players;
  const seatName = (n) => found.seats[n] || `Player ${n + 1}`;
  const select = (event) => {
    const value = event.target.value;
    if (value.startsWith("campaign ")) {
      const campaign = campaigns.find((one) => one.id === value.slice(9));
      setScenario(campaign.first, campaign.id);
    } else setScenario(value);
  };
  return html`<form onsubmit=${begin}>
    <h2>${catalogue.value.title}</h2>
    <label>Scenario <select value=${now.campaign ? `campaign ${now.campaign}` : now.scenario} onchange=${select}>
      ${campaigns.map((one) => html`<option value=${`campaign ${one.id}`}>Campaign: ${one.title}</option>`)}
      ${scenarios.map((one) => html`<option value=${one.id}>${one.title}</option>`)}</select></label>
    ${least < most && html`<label>Players <select value=${now.players} onchange=${(e) => setPlayers(Number(e.target.value))}>
      ${Array.from({ length: most - least + 1 }, (_, n) => html`<option value=${least + n}>${least + n}</option>`)}</select></label>`}
    <fieldset><legend>Who plays</legend>
      ${now.seats.map((who, n) => found.automatic.includes(n) ? html`<p class="seat-row"><span>${seatName(n)}</span> <em>played by the rules</em></p>` : html`<label class="seat-row"><span>${seatName(n)}</span>
        <select value=${who} onchange=${(e) => (choice.value = { ...now, seats: now.seats.map((old, m) => (m === n ? e.target.value : old)) })}>
          <option value="here">a person at this screen</option><option value="link">a person with a link</option>
          ${bots.map((bot) => html`<option value=${bot}>${bot} bot</option>`)}</select></label>`)}
      <label class="seat-row"><span>Bots are</span> <select value=${now.pace} onchange=${(e) => (choice.value = { ...now, pace: e.target.value })}>
        <option value="calm">calm</option><option value="quick">quick</option><option value="instant">instant</option></select></label>
    </fieldset>
    ${found.options.length > 0 && html`<details><summary>Options (${found.options.length})</summary>${found.options.map((option) => html`<${Option} option=${option} />`)}</details>`}
    <p><button type="submit" class="main" disabled=${busy.value}>${busy.value ? "Setting up …" : "Start"}</button></p>
  </form>`;
}

function Option({ option }) {
  const now = choice.value;
  const value = now.options[option.name] ?? option.default;
  const set = (next) => (choice.value = { ...now, options: { ...now.options, [option.name]: next } });
  if (option.several) {
    const list = Array.isArray(value) ? value : [];
    return html`<label class="option-row"><span>${option.words}</span>
      <select multiple size=${Math.min(5, Math.max(2, option.choices.length))} onchange=${(e) => set([...e.target.selectedOptions].map((one) => option.choices[Number(one.value)].value))}>
        ${option.choices.map((one, n) => html`<option value=${n} selected=${list.includes(one.value)}>${one.words}</option>`)}</select></label>`;
  }
  if (option.choices.length) {
    return html`<label class="option-row"><span>${option.words}</span>
      <select onchange=${(e) => set(option.choices[Number(e.target.value)].value)}>
        ${option.choices.map((one, n) => html`<option value=${n} selected=${one.value === value}>${one.words}</option>`)}</select></label>`;
  }
  if (option.form === "number") {
    return html`<label class="option-row"><span>${option.words}</span><input type="number" value=${value ?? 0} onchange=${(e) => set(Number(e.target.value))} /></label>`;
  }
  return html`<label class="option-row"><span>${option.words}</span><input maxlength="200" value=${value ?? ""} onchange=${(e) => set(e.target.value)} /></label>`;
}
