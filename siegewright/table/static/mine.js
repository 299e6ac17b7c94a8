// The tables of this browser: their ids and tokens, and what the server says of them.
import { signal } from "/vendor/preact.js";

const NAME = "siegewright.tables";
export const links = signal({}); // for the host of a table: the tokens of all others

export function mine() {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) || "[]");
    return Array.isArray(found) ? found.filter((one) => one && typeof one.id === "string") : [];
  } catch {
    return [];
  }
}

export function remember(id, token, title) {
  const others = mine().filter((one) => one.id !== id);
  write([{ id, token, title }, ...others].slice(0, 40));
}

export function forget(id) {
  write(mine().filter((one) => one.id !== id));
}

function write(tables) {
  try {
    localStorage.setItem(NAME, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing can play all the same.
  }
}

export async function ask(id, token, method = "GET") {
  const answer = await fetch(`/api/tables/${id}`, { method, headers: { "x-token": token } });
  if (!answer.ok) return answer.status === 404 || answer.status === 403 ? null : undefined;
  const data = await answer.json();
  if (data.links) links.value = { ...links.value, [id]: data.links };
  return data;
}
