import { widthOf } from "./fit.js";

// Where the spaces of a map are drawn: a grid of squares or hexagons, places of their own, or rows under headings.
const CELL = 100;
const PLOT = { w: 140, h: 124 };
const SLOT = { w: 92, h: 96 }; // one of several places of one name
const GAP = 8;

export function layout(table, map, look) {
  const spaces = table.board.spaces;
  const places = new Map();
  const boxes = [];
  const heads = []; // names over several places
  let width = 0;
  let height = 0;
  const loose = [];
  const grid = spaces.some((space) => space.x);
  spaces.forEach((space, number) => {
    const at = space.fields && space.fields.at;
    if (space.x) {
      const hex = map.hexagonal;
      const [column, line] = look.turn && !hex ? [space.y, space.x] : [space.x, space.y];
      const x = (column - 0.5) * CELL + (hex ? (line - 1) * (CELL / 2) : 0);
      const y = (line - 0.5) * CELL * (hex ? 0.87 : 1) + (hex ? 7 : 0);
      places.set(number, { x, y, w: CELL, h: CELL, on: "grid" });
      width = Math.max(width, x + CELL / 2);
      height = Math.max(height, y + CELL / 2 + (hex ? 7 : 0));
    } else if (Array.isArray(at) && at.length === 2) {
      places.set(number, { x: at[0] * CELL, y: at[1] * CELL, w: CELL * 0.96, h: CELL * 0.8, on: "graph" });
      width = Math.max(width, (at[0] + 0.6) * CELL);
      height = Math.max(height, (at[1] + 0.6) * CELL);
    } else {
      loose.push(number);
    }
  });
  if (loose.length) {
    const names = new Map(spaces.map((space, number) => [space.name, number]));
    const sections = [];
    const placed = new Set();
    for (const [title, inside] of Object.entries(map.sections || {})) {
      const numbers = inside.map((name) => names.get(name)).filter((n) => loose.includes(n));
      numbers.forEach((n) => placed.add(n));
      if (numbers.length) sections.push([title, numbers]);
    }
    const rest = loose.filter((n) => !placed.has(n));
    if (rest.length) sections.push(["", rest]);
    const top = grid ? height + 30 : 0;
    // The width at which all of it is seen largest on a wide screen.
    const grouped = sections.map(([title, numbers]) => [title, groups(numbers, spaces)]);
    const tries = Array.from({ length: 16 }, (_, n) => flow(grouped, Math.max(width, 420 + n * 100), top));
    const best = tries.reduce((one, other) => (scale(other) > scale(one) ? other : one));
    boxes.push(...best.boxes);
    heads.push(...best.heads);
    best.spots.forEach(([n, spot]) => places.set(n, spot));
    width = Math.max(width, best.width);
    height = Math.max(height, best.height);
  }
  return { places, boxes, heads, width, height, grid };
}

// How large it is seen in the room that a board has beside the menu.
const scale = (found) => Math.min(1300 / found.width, 1000 / found.height);

// Spaces that differ only by a number in brackets are places of one thing: `the Forge (1)`, `the Forge (2)`.
function groups(numbers, spaces) {
  const found = [];
  for (const number of numbers) {
    const [, stem] = spaces[number].title.match(/^(.+) \(\d+\)$/) || [];
    const last = found[found.length - 1];
    if (stem && last && last.stem === stem) last.numbers.push(number);
    else found.push({ stem, numbers: [number] });
  }
  return found.map(({ stem, numbers: inside }) => ({ stem: inside.length > 1 ? stem : null, numbers: inside }));
}

const wide = (group) => (group.stem ? group.numbers.length * SLOT.w + GAP : PLOT.w);

// Groups in rows that are at most so wide.
function rowsOf(found, room) {
  const rows = [[]];
  let used = 0;
  for (const group of found) {
    if (used && used + wide(group) > room) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1].push(group);
    used += wide(group);
  }
  return rows;
}

const widest = (rows) => Math.max(...rows.map((row) => row.reduce((sum, group) => sum + wide(group), 0)));

// Sections one behind the other, in rows that are at most so wide.
function flow(sections, room, top) {
  const found = { boxes: [], heads: [], spots: [], width: 0, height: 0 };
  let x = 0;
  let y = top;
  let row = 0;
  for (const [title, inside] of sections) {
    let rows = rowsOf(inside, room - 2 * GAP);
    // Rows of about the same length, in as many lines.
    for (let less = widest(rows) - SLOT.w; rows.length > 1 && less > PLOT.w; less -= SLOT.w / 2) {
      const even = rowsOf(inside, less);
      if (even.length > rows.length) break;
      rows = even;
    }
    const w = Math.max(widest(rows) + 2 * GAP, widthOf(title, 18, 700) + 26);
    const h = rows.length * PLOT.h + (title ? 34 : 0) + 2 * GAP;
    if (x && x + w > room) {
      x = 0;
      y += row + GAP;
      row = 0;
    }
    found.boxes.push({ title, x, y, w, h });
    rows.forEach((line, r) => {
      let at = x + GAP;
      const from = y + (title ? 34 : 0) + GAP + r * PLOT.h;
      for (const group of line) {
        if (!group.stem) {
          found.spots.push([group.numbers[0], { x: at + PLOT.w / 2, y: from + PLOT.h / 2, w: PLOT.w - GAP, h: PLOT.h - GAP, on: "plot" }]);
        } else {
          found.heads.push({ title: group.stem, x: at + (wide(group) - GAP) / 2, y: from + 16, w: wide(group) - GAP });
          group.numbers.forEach((number, n) => {
            const spot = { x: at + (n + 0.5) * SLOT.w, y: from + PLOT.h - SLOT.h / 2 - GAP / 2, w: SLOT.w - 3, h: SLOT.h - 3, on: "slot" };
            found.spots.push([number, spot]);
          });
        }
        at += wide(group);
      }
    });
    found.width = Math.max(found.width, x + w);
    found.height = Math.max(found.height, y + h);
    row = Math.max(row, h);
    x += w + GAP;
  }
  return found;
}

// Where the pieces of one space stand: middles and a scale.
export function stand(count, box) {
  const room = box.on === "plot" ? { w: box.w, h: box.h - 34, dy: 15 } : { w: box.w, h: box.h, dy: 0 };
  if (count === 2 && Math.abs(room.w / room.h - 1) < 0.2) { // across the corners they are larger than side by side
    const size = Math.min(room.w, room.h);
    return [-1, 1].map((side) => ({ x: box.x + side * room.w * 0.18, y: box.y + room.dy + side * room.h * 0.18, scale: (size / 100) * 0.62 }));
  }
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * room.w) / room.h))));
  const rows = Math.ceil(count / columns);
  const size = Math.min(room.w / columns, room.h / rows);
  return Array.from({ length: count }, (_, n) => ({
    x: box.x + ((n % columns) - (Math.min(columns, count - Math.floor(n / columns) * columns) - 1) / 2) * (room.w / columns),
    y: box.y + room.dy + (Math.floor(n / columns) - (rows - 1) / 2) * (room.h / rows),
    scale: (size / 100) * (count === 1 ? 0.94 : 0.98),
  }));
}

export function hexagon(x, y, r = 56) {
  const points = [];
  for (let n = 0; n < 6; n += 1) {
    const turn = (Math.PI / 3) * n + Math.PI / 6;
    points.push(`${(x + r * Math.cos(turn)).toFixed(1)},${(y + r * Math.sin(turn)).toFixed(1)}`);
  }
  return points.join(" ");
}
