// The closed lists of grounds and shapes; colours, marks and icons are shared with the cards. Every colour has a mark and every
// ground a pattern, so that nobody has to tell things apart by colour alone.

import { COLOURS, ICONS, MARKS, SEATS } from "/drawing.js";

export { COLOURS, ICONS, MARKS, SEATS };

export const GROUNDS = {
  plain: { fill: "#efe8d8", line: "#c9bda2" },
  sand: { fill: "#ecd9ab", line: "#b99a55", pattern: "dots" },
  grass: { fill: "#c5dba6", line: "#6f9650", pattern: "tufts" },
  wood: { fill: "#9cc08c", line: "#3f6f45", pattern: "trees" },
  water: { fill: "#b3d8ec", line: "#3f86b0", pattern: "waves" },
  stone: { fill: "#cfcfcb", line: "#7d7d78", pattern: "bricks" },
  earth: { fill: "#d9bd9a", line: "#8a6238", pattern: "hatch" },
  road: { fill: "#e5d2b0", line: "#a3865a", pattern: "planks" },
  snow: { fill: "#f2f6fa", line: "#8fa9c0", pattern: "stars" },
  lava: { fill: "#efb08f", line: "#a83c08", pattern: "zigzag" },
  night: { fill: "#a9a6bd", line: "#4c466e", pattern: "crosses" },
  gold: { fill: "#f3df8e", line: "#a98716", pattern: "checks" },
  wall: { fill: "#8d8a84", line: "#4a4844", pattern: "bricks" },
  dark: { fill: "#9a7a55", line: "#5f4528" },
  light: { fill: "#f0e2c6", line: "#c7ae82" },
};

const P = {
  dots: ["M4 4h1M14 10h1M8 16h1M18 2h1M2 13h1", 2.4],
  tufts: ["M3 8l1.500-4 1.500 4M13 17l1.500-4 1.500 4", 1.2],
  trees: ["M5 9l3-6 3 6zM8 9v2M14 19l3-6 3 6zM17 19v1", 1.2],
  waves: ["M0 6q2.500-3 5 0t5 0 5 0 5 0M0 16q2.500-3 5 0t5 0 5 0 5 0", 1.3],
  bricks: ["M0 .5h20M0 10h20M5 .5v9.500M15 10v10", 1.1],
  hatch: ["M-2 12l14-14M3 22L22 3", 1.1],
  planks: ["M0 5h20M0 15h20", 0.9],
  stars: ["M5 3v4M3 5h4M15 12v4M13 14h4", 1.2],
  zigzag: ["M0 8l5-4 5 4 5-4 5 4M0 18l5-4 5 4 5-4 5 4", 1.3],
  crosses: ["M3 3l4 4M7 3l-4 4M13 13l4 4M17 13l-4 4", 1.1],
  checks: ["M2 2h6v6h-6zM12 12h6v6h-6z", 0.9],
};

export function Patterns({ html }) {
  const found = Object.entries(GROUNDS).map(([name, ground]) => {
    const [path, wide] = P[ground.pattern] || ["", 0];
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
