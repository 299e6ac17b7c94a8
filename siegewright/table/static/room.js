// How large cards are: as large as they can be while they take nothing from the board and nothing has to be scrolled.
const LEAST = 1.85; // pixels for a millimetre of a card
const SIZES = [3, 2.6, 2.2]; // few: each that is tried costs a layout
let [shown, most, size, due] = ["", 0, 0, 0];

addEventListener("resize", () => room());

// Before the next frame is painted, when everything that follows a change has been drawn.
export function room() {
  due ||= requestAnimationFrame(() => {
    due = 0;
    const page = document.querySelector(".table");
    if (page) keep(page);
  });
}

const holders = (page) => [".play > .common", ".dock"].map((name) => page.querySelector(name)).filter(Boolean);
const fits = (el) => el.scrollHeight <= el.clientHeight + 1 && el.scrollWidth <= el.clientWidth + 1;

// Set on what holds the cards: set on the page, it would have everything styled anew.
function set(page, mm) {
  size = mm;
  for (const el of holders(page)) if (el.style.getPropertyValue("--room") !== `${mm}px`) el.style.setProperty("--room", `${mm}px`);
}

// Cards become smaller when there are more of them than ever before, and otherwise stay as they are.
function keep(page) {
  const now = `${innerWidth} ${innerHeight} ${page.className} ${location.pathname}`;
  const cards = page.querySelectorAll(".dock .printed, .bare .common .printed").length;
  if (!cards) return;
  const known = now === shown;
  if (size) set(page, size);
  if (known && cards <= most) return;
  [shown, most] = [now, cards];
  // Not before the answer is painted: each size that is tried costs a layout of the page.
  setTimeout(() => page.isConnected && measure(page, known ? SIZES.filter((mm) => mm < size) : SIZES));
}

function measure(page, sizes) {
  const whole = [page.querySelector(".play"), ...holders(page)];
  if (sizes.length < SIZES.length && whole.every(fits)) return;
  set(page, LEAST);
  const ground = page.querySelector(".board-ground");
  const wide = ground ? ground.clientWidth : 0;
  if (ground && ground.offsetHeight >= page.querySelector(".board-frame").clientHeight - 8) return; // it has all the height
  for (const mm of sizes) {
    set(page, mm);
    if (whole.every(fits) && (!ground || ground.clientWidth >= wide)) return;
  }
  set(page, LEAST);
}
