// The closed list of shapes; colours, grounds, marks and icons are shared with the press. Every colour has a mark and every
// ground a pattern, so that nobody has to tell things apart by colour alone.

import { COLOURS, GROUNDS, ICONS, MARKS, PATTERNS, SEATS } from "/drawing.js";

export { COLOURS, GROUNDS, ICONS, MARKS, SEATS };

export function Patterns({ html }) {
  const found = Object.entries(GROUNDS).map(([name, ground]) => {
    const [path, wide] = PATTERNS[ground.pattern] || ["", 0];
    return html`<pattern id=${`ground-${name}`} width="20" height="20" patternUnits="userSpaceOnUse">
      <rect width="20" height="20" fill=${ground.fill} />
      ${path && html`<path d=${path} fill="none" stroke=${ground.line} stroke-width=${wide} stroke-linecap="round" opacity="0.55" />`}
    </pattern>`;
  });
  return html`<defs>${found}</defs>`;
}

export const colourOf = (word) => COLOURS[word] || COLOURS.grey;

// The colours of seats in their order; one that is called `White` or `Red` has that colour.
let seats = [];

export function nameSeats(names) {
  const own = names.map((name) => name.toLowerCase()).map((name) => (COLOURS[name] ? name : null));
  const others = SEATS.filter((colour) => !own.includes(colour));
  seats = own.map((colour) => colour || others.shift() || SEATS[0]);
}

export const seatColour = (seat) => seats[seat] || SEATS[seat % SEATS.length];

// Shapes of pieces in a box from -40 to 40.
export const SHAPES = {
  disc: "M-38 0a38 38 0 1 0 76 0a38 38 0 1 0 -76 0z",
  square: "M-34 -28q0-6 6-6h56q6 0 6 6v56q0 6-6 6h-56q-6 0-6-6z",
  hexagon: "M-19 -36h38l20 36-20 36h-38l-20-36z",
  shield: "M-34 -34h68v32c0 22-18 34-34 42c-16-8-34-20-34-42z",
  tower: "M-32 38v-50h-5v-26h15v10h13v-10h18v10h13v-10h15v26h-5v50z",
  diamond: "M0 -40l38 40-38 40-38-40z",
  banner: "M-32 -38h64v76l-32-18-32 18z",
  drop: "M0 -40c16 22 34 32 34 50a34 28 0 0 1-68 0c0-18 18-28 34-50z",
  star: "M0 -41l11 27 29 2-22 19 7 29-25-16-25 16 7-29-22-19 29-2z",
  card: "M-29 -36q0-5 5-5h48q5 0 5 5v72q0 5-5 5h-48q-5 0-5-5z",
  tile: "M-47 -47h94v94h-94z",
  house: "M-34 38v-42l34-34 34 34v42z",
  flask: "M-10 -38h20v22l24 44q3 12-8 12h-52q-11 0-8-12l24-44z",
  coin: "M-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0z",
  cube: "M-30 -30h60v60h-60z",
};
