// Which screen: the lobby, or a table. A token stands behind the `#` of an address, which browsers send to nobody.
import { html, render } from "/vendor/preact.js";
import { Lobby } from "./lobby.js";
import { ask, remember } from "./mine.js";
import { Table } from "./table.js";

const at = location.pathname.match(/^\/table\/([a-z0-9]+)$/);
const root = document.getElementById("app");
root.textContent = "";
if (at) {
  const token = location.hash.slice(1);
  ask(at[1], token).then((about) => {
    if (about) remember(at[1], token, "");
  });
  render(html`<${Table} id=${at[1]} token=${token} />`, root);
} else {
  render(html`<${Lobby} />`, root);
}
