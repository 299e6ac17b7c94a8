// Options and what they mention. A click keeps the options that mention what was clicked, until one is left.

export const key = (kind, id) => `${kind}:${id}`;

function walk(part, into) {
  if (Array.isArray(part)) {
    for (const member of part) walk(member, into);
  } else if (part && typeof part === "object") {
    for (const kind of ["piece", "space", "zone", "player", "document", "value"]) {
      if (kind in part && typeof part[kind] !== "object") into.add(key(kind, part[kind]));
    }
    if ("hidden" in part) into.add(key("hidden", `${part.hidden}:${part.at}`)); // a card that its holder does not see
    if (part.ability && typeof part.ability === "object" && typeof part.ability.of === "number") {
      into.add(key("piece", part.ability.of));
      into.add(`ability:${part.ability.of}:${part.ability.number}`);
    }
    for (const square of part.squares || []) into.add(key("square", square.join(",")));
    if (part.list) walk(part.list, into);
    if (part.choice) walk(part.choice, into);
    if (part.with) walk(Object.values(part.with), into);
  }
}

const known = new WeakMap();

// Everything that an option mentions, in the order of its parts.
export function mentions(option) {
  if (!known.has(option)) {
    const into = new Set();
    walk(option, into);
    known.set(option, into);
  }
  return known.get(option);
}

export function keep(options, taken) {
  return options.filter((option) => taken.every((one) => mentions(option).has(one)));
}

export function all(options) {
  const found = new Set();
  for (const option of options) for (const one of mentions(option)) found.add(one);
  return found;
}

// The lines of the menu: options, or groups of those that have a part in common. Long lists are asked for part by part.
const MANY = 9;
const SHORT = 4; // names that a line tells as examples
const LONG = 28; // letters of such a name; longer ones are no examples

export function lines(options, from = 0) {
  const single = (option) => ({ words: option.words, hint: hint(option), options: [option] });
  if (options.length <= MANY || !options.some((o) => o.steps && o.steps.length)) {
    return { about: "", rows: options.map(single), depth: from };
  }
  const deepest = Math.max(...options.map((o) => (o.steps || []).length));
  for (let depth = from; depth < deepest; depth += 1) {
    const groups = new Map();
    for (const option of options) {
      const step = (option.steps || [])[depth];
      const name = step ? step.join("\n") : "";
      if (!groups.has(name)) groups.set(name, { step, options: [] });
      groups.get(name).options.push(option);
    }
    if (groups.size === options.length) break;
    if (groups.size > 1) {
      const rows = [...groups.values()].map(({ step, options: inside }) =>
        inside.length === 1
          ? single(inside[0])
          : { words: step ? step[1] : "others", hint: (step && step[2]) || among(inside, depth + 1), options: inside },
      );
      const first = [...groups.values()][0].step;
      return { about: first ? first[0] : "", rows, depth };
    }
  }
  return { about: "", rows: options.map(single), depth: from };
}

// What the options of a group are about: the first step in which they differ, in a few words.
function among(options, from) {
  const deepest = Math.max(...options.map((o) => (o.steps || []).length));
  for (let depth = from; depth < deepest; depth += 1) {
    const words = [...new Set(options.map((o) => ((o.steps || [])[depth] || ["", ""])[1]))].filter(Boolean);
    const shown = words.filter((word) => word.length <= LONG).slice(0, SHORT);
    if (words.length > 1) return shown.join(", ") + (shown.length && words.length > shown.length ? " …" : "");
  }
  return "";
}

function hint(option) {
  const hints = (option.steps || []).map((step) => step[2]).filter(Boolean);
  return hints.length && !option.words.includes(hints[0]) ? hints[0] : "";
}
