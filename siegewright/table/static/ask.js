// The question and its options: a menu for the mouse, the keyboard and screen readers.
import { html } from "/vendor/preact.js";
import { back, begin, choose, left, narrowed, options, pointed, sending, taken, waiting, words } from "./choosing.js";
import { advice, hello, live, papers, replaying, say, state } from "./net.js";
import { lines } from "./options.js";
import { pictured } from "./drawing.js";
import { Tray, askedTray } from "./tray.js";
import { called, capital } from "./zones.js";

const ROOM = 60; // rows that are shown at once

export function Ask() {
  const now = state.value;
  if (!now.ask) return null;
  const ask = now.ask;
  const names = hello.value.table.players;
  if (!ask.options) {
    const seat = now.seats[ask.player];
    const away = seat.who === "person" && !seat.there;
    return html`<section class="ask waiting" aria-live="polite"><p>Waiting for ${called(seat, names[ask.player])}${away ? ", not here now" : ""} …</p></section>`;
  }
  const busy = waiting.value || live.value !== "open";
  const among = left.value.filter((option) => words.value.toLowerCase().split(" ").every((part) => option.words.toLowerCase().includes(part)));
  const { about, rows } = lines(among);
  const stepped = taken.value.length + narrowed.value.length > 0;
  const best = advice.value && advice.value.n === now.n ? advice.value.advice : null;
  return html`<section class="ask" aria-label="Your decision">
    <h2>${names.length > 1 && html`<small>${called(now.seats[ask.player], names[ask.player])}</small>`} ${capital(ask.words)}</h2>
    ${stepped && html`<p class="crumbs">
      ${taken.value.map((one) => html`<span class="crumb">${nameOf(one, now)}</span>`)}
      <button type="button" class="link" onclick=${back}>back <kbd>Esc</kbd></button></p>`}
    <${Squares} view=${now.view} />
    ${options.value.length > 12 && html`<label class="find"><span class="only-heard">Find options with these words</span>
      <input type="search" placeholder="find an option" value=${words.value} oninput=${(e) => (words.value = e.target.value)} /></label>`}
    ${about && html`<p class="about">${about}</p>`}
    <ol class="menu" onkeydown=${arrows}>
      ${rows.slice(0, ROOM).map((row, n) => html`<li>
        <button type="button" disabled=${busy} class=${`option ${best && row.options.some((o) => o.id === best) ? "best" : ""} ${row.options.some((o) => o.pass) ? "pass" : ""}`}
            onclick=${() => choose(row)} onpointerenter=${() => (pointed.value = row.options)} onpointerleave=${() => (pointed.value = null)}
            onfocus=${() => (pointed.value = row.options)} onblur=${() => (pointed.value = null)}>
          <kbd aria-hidden="true">${n < 9 ? n + 1 : ""}</kbd>
          <span class="words">${capital(row.words)}${row.hint && html`<small>${row.hint}</small>`}</span>
          ${row.options.length > 1 && html`<span class="several" aria-label=${`${row.options.length} options`}>${row.options.length} ›</span>`}
        </button></li>`)}
    </ol>
    ${rows.length > ROOM && html`<p class="about">and ${rows.length - ROOM} more: click on the board, or find them by words</p>`}
    ${rows.length === 0 && html`<p class="about">No option fits. <button type="button" class="link" onclick=${begin}>show all</button></p>`}
    <p class="tools">
      ${ask.skip && html`<button type="button" onclick=${() => { sending(now.n); say({ do: "skip", n: now.n }); }}>Skip until my turn</button>`}
      ${hello.value.advice && html`<button type="button" onclick=${() => say({ do: "advise", n: now.n })}>Suggest</button>`}
    </p>
  </section>`;
}

function nameOf(one, now) {
  const [kind, id] = [one.slice(0, one.indexOf(":")), one.slice(one.indexOf(":") + 1)];
  if (kind === "piece") return (now.view.pieces[id] || { name: "a piece" }).name;
  if (kind === "space") return hello.value.table.board.spaces[id].title;
  if (kind === "zone") return (now.zones.find((zone) => zone.place === Number(id)) || { title: "a place" }).title;
  if (kind === "player") return hello.value.table.players[id];
  if (kind === "hidden") return `card ${Number(id.split(":")[1]) + 1}`;
  if (kind === "document") return (papers.value[id] || { name: id }).name;
  if (kind === "square") return `(${id.replace(",", ", ")})`;
  return id;
}

// The card whose squares are asked for, large enough to click them.
function Squares({ view }) {
  const id = askedTray();
  if (!id) return null;
  return html`<svg class="squares" viewBox="-50 -50 100 100" role="group" aria-label="Squares to choose">
    <${Tray} it=${pictured(id, view)} /></svg>`;
}

function arrows(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const next = buttons[buttons.indexOf(document.activeElement) + step];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

// Keys that work everywhere on the page: 1 to 9 choose, Escape goes back.
export function keys(event) {
  const typing = ["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName);
  if (event.ctrlKey || event.metaKey || event.altKey || replaying.value) return;
  if (event.key === "Escape") {
    if (typing) event.target.blur();
    else back();
    return;
  }
  if (typing || document.querySelector("dialog[open]")) return;
  const now = state.value;
  if (!now || !now.ask || !now.ask.options) return;
  if (/^[1-9]$/.test(event.key)) {
    const buttons = document.querySelectorAll(".menu .option");
    const chosen = buttons[Number(event.key) - 1];
    if (chosen && !chosen.disabled) chosen.click();
  } else if (event.key === "b") {
    document.querySelector(".board")?.focus();
  } else if (event.key === "m") {
    document.querySelector(".menu .option")?.focus();
  } else if (event.key === "u") {
    document.querySelector(".undo")?.click();
  }
}
