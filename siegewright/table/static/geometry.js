// Where the spaces of a map are drawn: a grid of squares or hexagons, places of their own, or rows under headings.
const CELL = 100;
const PLOT = { w: 168, h: 128 };

export function layout(table, map, look) {
  const spaces = table.board.spaces;
  const places = new Map();
  const boxes = [];
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
    const tries = [6, 7, 8, 9, 10, 11, 12, 14].map((many) => flow(sections, Math.max(width, PLOT.w * many + 40), top));
    const best = tries.reduce((one, other) => (scale(other) > scale(one) ? other : one));
    best.boxes.forEach((box) => boxes.push(box));
    best.spots.forEach(([n, spot]) => places.set(n, spot));
    width = Math.max(width, best.width);
    height = Math.max(height, best.height);
  }
  return { places, boxes, width, height, grid };
}

const scale = (found) => Math.min(1600 / found.width, 1000 / found.height);

// Sections one behind the other, in rows that are at most so wide.
function flow(sections, room, top) {
  const found = { boxes: [], spots: [], width: 0, height: 0 };
  let x = 0;
  let y = top;
  let row = 0;
  for (const [title, numbers] of sections) {
    const most = Math.max(1, Math.floor((room - 16) / PLOT.w));
    const even = Math.ceil(numbers.length / Math.ceil(numbers.length / most));
    const columns = Math.min(numbers.length, even);
    const w = Math.max(columns * PLOT.w + 16, title.length * 9.4 + 28);
    const h = Math.ceil(numbers.length / columns) * PLOT.h + (title ? 40 : 16);
    if (x && x + w > room) {
      x = 0;
      y += row + 16;
      row = 0;
    }
    found.boxes.push({ title, x, y, w, h });
    numbers.forEach((n, index) => {
      const spot = {
        x: x + 8 + ((index % columns) + 0.5) * PLOT.w,
        y: y + (title ? 32 : 8) + (Math.floor(index / columns) + 0.5) * PLOT.h,
        w: PLOT.w - 8,
        h: PLOT.h - 8,
        on: "plot",
      };
      found.spots.push([n, spot]);
    });
    found.width = Math.max(found.width, x + w);
    found.height = Math.max(found.height, y + h);
    row = Math.max(row, h);
    x += w + 16;
  }
  return found;
}

// Where the pieces of one space stand: middles and a scale.
export function stand(count, box) {
  const room = box.on === "plot" ? { w: box.w, h: box.h - 34, dy: 15 } : { w: box.w, h: box.h, dy: 0 };
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
