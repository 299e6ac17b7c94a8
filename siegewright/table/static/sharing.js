// What did not change is not drawn again: equal parts of two states are made the same objects, and whatever is drawn from the same objects stays.
import { Component, html } from "/vendor/preact.js";

const thing = (value) => typeof value === "object" && value !== null;

// `next`, with all its parts that equal those of `last` replaced by them; `last` itself if everything is equal.
export function share(last, next) {
  if (last === next || !thing(last) || !thing(next) || Array.isArray(last) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(last).length;
  for (const key of keys) {
    const [before, now] = [last[key], next[key]];
    if (before === now) continue;
    const kept = share(before, now);
    if (kept !== now) next[key] = kept;
    if (kept !== before) same = false;
  }
  return same ? last : next;
}

// A component that is drawn again only if one of its properties is another.
export function memo(Inner) {
  return class extends Component {
    shouldComponentUpdate(next) {
      const now = this.props;
      for (const key in next) if (next[key] !== now[key]) return true;
      for (const key in now) if (!(key in next)) return true;
      return false;
    }

    render(props) {
      return html`<${Inner} ...${props} />`;
    }
  };
}
