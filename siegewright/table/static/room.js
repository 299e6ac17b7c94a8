// How large cards are: as large as they can be while they take nothing from the board and nothing has to be scrolled.
const LEAST = 1.85; // pixels for a millimetre of a card
const SIZES = [3, 2.6, 2.2]; // few: each that is tried costs a layout of the page
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
  const known = now === shown && page.style.getPropertyValue("--room");
  if (!cards || (known && cards <= most)) return;
  [shown, most] = [now, cards];
  const whole = [".play", ".play > .common", ".dock"].map((name) => page.querySelector(name));
  if (known && (parseFloat(known) <= LEAST || whole.every(fits))) return;
  const set = (mm) => page.style.setProperty("--room", `${mm}px`);
  set(LEAST);
  const ground = page.querySelector(".board-ground");
  const wide = ground ? ground.clientWidth : 0;
  if (ground && ground.offsetHeight >= page.querySelector(".board-frame").clientHeight - 8) return; // it has all the height
  for (const mm of SIZES) {
    set(mm);
    if (whole.every(fits) && (!ground || ground.clientWidth >= wide)) return;
  }
  set(LEAST);
}
