// The replay player: any game, from its beginning, at any speed, with jumps to phases.
import { html, useEffect } from "/vendor/preact.js";
import { hello, replaying, say } from "./net.js";

const SPEEDS = { slow: 1600, normal: 800, fast: 300, "very fast": 60 };

export function startReplay(at = 0) {
  replaying.value = { at, of: 0, marks: [], playing: false, speed: "normal" };
  say({ do: "replay", at });
}

export function endReplay() {
  replaying.value = null;
  say({ do: "look" });
}

const go = (at) => say({ do: "replay", at });

const markName = (mark) => {
  const players = hello.value.table.players;
  const whose = mark.active !== null && players.length > 1 ? ` · ${players[mark.active]}` : "";
  const round = mark.round !== null && mark.round !== undefined ? `round ${mark.round} · ` : "";
  return `${round}${(mark.phase || "set-up").replaceAll("_", " ")}${whose}`;
};

export function Replay() {
  const now = replaying.value;
  useEffect(() => {
    if (!now || !now.playing || now.at >= now.of) return undefined;
    const timer = setTimeout(() => go(now.at + 1), SPEEDS[now.speed]);
    return () => clearTimeout(timer);
  }, [now && now.at, now && now.playing, now && now.speed]);
  if (!now) return null;
  const set = (change) => (replaying.value = { ...replaying.value, ...change });
  const marks = now.marks || [];
  const last = [...marks].reverse().find((mark) => mark.at <= now.at);
  const earlier = [...marks].reverse().find((mark) => mark.at < now.at);
  const later = marks.find((mark) => mark.at > now.at);
  const playing = now.playing && now.at < now.of;
  return html`<section class="replay" aria-label="Replay">
    <button type="button" onclick=${() => go(0)} aria-label="to the beginning">|‹</button>
    <button type="button" disabled=${!earlier} onclick=${() => earlier && go(earlier.at)} aria-label="to the phase before">«</button>
    <button type="button" disabled=${now.at <= 0} onclick=${() => go(now.at - 1)} aria-label="one step back">‹</button>
    <button type="button" class="main" onclick=${() => set({ playing: !playing })}>${playing ? "Pause" : "Play"}</button>
    <button type="button" disabled=${now.at >= now.of} onclick=${() => go(now.at + 1)} aria-label="one step on">›</button>
    <button type="button" disabled=${!later} onclick=${() => later && go(later.at)} aria-label="to the next phase">»</button>
    <label class="slide"><span class="only-heard">choice</span>
      <input type="range" min="0" max=${now.of} value=${now.at} oninput=${(e) => go(Number(e.target.value))} /></label>
    <span class="place" aria-live="polite">${now.at} of ${now.of}</span>
    <label>phase <select value=${last ? last.at : 0} onchange=${(e) => go(Number(e.target.value))}>
      ${marks.map((mark) => html`<option value=${mark.at}>${markName(mark)}</option>`)}</select></label>
    <label>speed <select value=${now.speed} onchange=${(e) => set({ speed: e.target.value })}>
      ${Object.keys(SPEEDS).map((speed) => html`<option>${speed}</option>`)}</select></label>
    <button type="button" onclick=${endReplay}>${now.missed ? "Back to the game (it has continued)" : "Back to the game"}</button>
  </section>`;
}
