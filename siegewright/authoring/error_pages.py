"""`siegewright explain CODE`: the page about a code of the compiler's messages."""

from __future__ import annotations

import json
from pathlib import Path

from compiler import CODES, closest
from siegewright.usage import UsageError

# In a wheel they lie beside this module; in the project, where people read them.
_PACKED = Path(__file__).with_name("pages")
PAGES = _PACKED if _PACKED.is_dir() else Path(__file__).resolve().parents[2] / "docs" / "errors"


def page_of(code: str) -> Path | None:
    """The page about a code, if there is one."""
    page = PAGES / f"{code}.md"
    return page if code in CODES and page.is_file() else None


def explain_code(code: str, format: str) -> int:
    """Print the page about a code; a wrong one is answered with a near one."""
    known = code.strip().upper()
    if known not in CODES:
        near = closest(known, CODES)
        if near is None:
            raise UsageError(
                f"`{code}` is not an error code; a document is named with its pack, as in `PACK:{code}`"
            )
        raise UsageError(f"there is no code `{code}`: did you mean `{near}` ({CODES[near]})?")
    page = (PAGES / f"{known}.md").read_text(encoding="utf-8")
    if format == "json":
        print(json.dumps({"code": known, "means": CODES[known], "page": page}, indent=2))
    else:
        print(page, end="")
    return 0
