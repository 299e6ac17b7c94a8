// How large cards are: as large as they can be while they take nothing from the board and nothing has to be scrolled.
addEventListener("resize", () => room());

const fits = (el) => el.scrollHeight <= el.clientHeight + 1 && el.scrollWidth <= el.clientWidth + 1;
let due = 0;

// Before the next frame is painted, when everything that follows a change has been drawn.
export function room() {
  due ||= requestAnimationFrame(() => {
    due = 0;
    const page = document.querySelector(".table");
    if (page) for (const group of GROUPS) group.keep(page);
  });
}

// Cards that have one size: in pixels for a millimetre.
class Group {
  constructor({ holders, whole, cards, sizes, least, free }) {
    Object.assign(this, { holders, whole, cards, sizes, least, free });
    [this.shown, this.most, this.size] = ["", 0, 0];
  }

  // Set on what holds the cards: set on the page, it would have everything styled anew.
  set(page, mm) {
    this.size = mm;
    for (const el of this.holders(page)) if (el.style.getPropertyValue("--room") !== `${mm}px`) el.style.setProperty("--room", `${mm}px`);
  }

  // Cards become smaller when there are more of them than ever before, and otherwise stay as they are.
  keep(page) {
    const now = `${innerWidth} ${innerHeight} ${page.className} ${location.pathname}`;
    const cards = page.querySelectorAll(this.cards).length;
    if (!cards) return;
    const known = now === this.shown;
    if (this.size) this.set(page, this.size);
    if (known && cards <= this.most) return;
    [this.shown, this.most] = [now, cards];
    // Not before the answer is painted: each size that is tried costs a layout of the page.
    setTimeout(() => page.isConnected && this.measure(page, known ? this.sizes.filter((mm) => mm < this.size) : this.sizes));
  }

  measure(page, sizes) {
    const whole = () => this.whole(page).every(fits);
    if (sizes.length < this.sizes.length && whole()) return;
    this.set(page, this.least);
    const free = this.free(page);
    for (const mm of sizes) {
      this.set(page, mm);
      if (whole() && free()) return;
    }
    this.set(page, this.least);
  }
}

const held = (...names) => (page) => names.map((name) => page.querySelector(name)).filter(Boolean);

// Whether the board is as wide as it is now. Where it has all the height, nothing is free.
function boardStays(page) {
  const ground = page.querySelector(".board-ground");
  const wide = ground ? ground.clientWidth : 0;
  if (ground && ground.offsetHeight >= page.querySelector(".board-frame").clientHeight - 8) return () => false;
  return () => !ground || ground.clientWidth >= wide;
}

// Few sizes: each that is tried costs a layout.
const GROUPS = [
  new Group({
    holders: held(".play > .common", ".dock"),
    whole: held(".play", ".play > .common", ".dock"),
    cards: ".dock .printed, .bare .common .printed",
    sizes: [3, 2.6, 2.2],
    least: 1.85,
    free: boardStays,
  }),
  new Group({
    holders: held(".beside > .common"),
    whole: held(".beside > .common"),
    cards: ".beside > .common .printed",
    sizes: [2.3, 1.9, 1.6],
    least: 1.35,
    free: () => () => true,
  }),
];
