"""Take the picture of a game that the README shows: `python -m tests.screenshot` (`make screenshot`)."""

from __future__ import annotations

import random

from tests.browser import Screen, a_browser, play
from tests.helpers import ROOT
from tests.table_server import Server, tables

PICTURE = ROOT / "docs" / "pictures" / "table.png"


def main() -> int:
    with tables() as folder, a_browser() as browser:
        server = Server(folder)
        table = server.table("kingdom_rush", "all_elements_break_loose", ["here"] * 2, seed=3)
        how = {"viewport": {"width": 1200, "height": 760}, "reduced_motion": "reduce"}
        screen = Screen(browser, server, f"/table/{table['id']}#{table['host']}", **how)
        play(screen, random.Random(8), 45)
        screen.ready()
        screen.page.wait_for_timeout(400)
        PICTURE.parent.mkdir(exist_ok=True)
        screen.page.screenshot(path=PICTURE)
        screen.close()
        server.stop()
    print(PICTURE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
