// How large cards are: as large as they can be while they take nothing from the board and nothing has to be scrolled.
const LEAST = 1.85; // pixels for a millimetre of a card
const MOST = 3;
const STEP = 0.15;
let [shown, most, due] = ["", 0, 0];

addEventListener("resize", () => room());

// Before the next frame is painted, when everything that follows a change has been drawn.
export function room() {
  due ||= requestAnimationFrame(() => {
    due = 0;
    const page = document.querySelector(".table");
    if (page) measure(page);
  });
}

const fits = (el) => !el || (el.scrollHeight <= el.clientHeight + 1 && el.scrollWidth <= el.clientWidth + 1);

// Cards become smaller when there are more of them than ever before, and otherwise stay as they are.
function measure(page) {
  const now = `${innerWidth} ${innerHeight} ${page.className} ${location.pathname}`;
  const cards = page.querySelectorAll(".dock .printed, .bare .common .printed").length;
  if (!cards || (now === shown && cards <= most && page.style.getPropertyValue("--room"))) return;
  most = cards;
  shown = now;
  const [play, common, dock] = [".play", ".play > .common", ".dock"].map((name) => page.querySelector(name));
  const ground = page.querySelector(".board-ground");
  const set = (mm) => page.style.setProperty("--room", `${mm}px`);
  set(LEAST);
  const wide = ground ? ground.clientWidth : 0;
  for (let mm = MOST; mm > LEAST; mm -= STEP) {
    set(mm.toFixed(2));
    if (fits(play) && fits(common) && fits(dock) && (!ground || ground.clientWidth >= wide)) return;
  }
  set(LEAST);
}
