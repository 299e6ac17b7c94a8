"""How other languages, and plain English, say what this language says in its own words.

before   while self.hp is less than 3: +1 guard
after    replace `is less than` with `<`
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Repair = tuple[int, int, str]  # from, to, what to write there

# A pattern of what is written, and what to write instead (with groups of the pattern). The first that helps counts.
_SAYINGS = (
    # whole lines
    (r"^(\s*)- (?=[a-z\"])", r"\1"),
    (r"^(\s*)(?:pay|spend|for) (?=\d+ [a-z_]+(?:, [^:\n]*)?:)", r"\1"),
    (r"^(\s*)([A-Z][A-Za-z' ]*[A-Za-z])(?=, [^:\n]*:)", r'\1"\2"'),
    (r":(?= (?:once per|\d+ times per|\d+ [a-z_]+[,:]|use\b))", ","),
    (r"^(\s*)give ", r"\1"),
    (
        r"^(\s*)(\((?:[^()\n]|\([^()\n]*\))*\))\.(?=[a-z_.]+ [-+]?= )",
        r"\1let found = \2; found.",
    ),
    (r"^(\s*)(?=\()", r"\1give "),
    (r"^(\s*)(?=[a-z_]+ (?:in|of|where|within|adjacent|on|at)\b)", r"\1all "),
    # loops
    (r"\brepeat (\w+):", r"repeat \1 times:"),
    (r"^(\s*)(\d+) times?(?=:)", r"\1repeat \2 times"),
    (r"\brepeat until ([^:\n]+):", r"while not (\1):"),
    (r"^(\s*)(?:each|every) (?=[a-z_]+\s*:)", r"\1for each "),
    # costs
    (r"(?<=, )-(?=\d+ [a-z_]+[,:])|^-(?=\d+ [a-z_]+[,:])", ""),
    (r"(?<=, )(?:pay|spend|cost|for) (?=\d+ [a-z_]+[,:])", ""),
    (r"(?<=, )([a-z_]+) (\d+)(?=[,:])", r"\2 \1"),
    (r"^(\s*)([a-z_]+) (\d+)(?=[,:])", r"\1\3 \2"),
    # limits
    (r"\b(?:one|1) per\b", "once per"),
    (r"\b(\d+) per\b", r"\1 times per"),
    (r"\btwice per\b", "2 times per"),
    (r"\bthrice per\b", "3 times per"),
    (r"\bonce (?:a|an|each|every) (?=[a-z])", "once per "),
    (r"\bonce (?!per\b)(?=[a-z])", "once per "),
    (r"\b(\d+) times? (?:a|an|each|every) (?=[a-z])", r"\1 times per "),
    # changes of stats
    (r"(?<=: )([a-z_]+) ?([+-]) ?(\d+)(?=\s*(?:$|;))", r"\2\3 \1"),
    (r"^(\s*)([a-z_]+) ?([+-]) ?(\d+)(?=\s*(?:$|;))", r"\1\3\4 \2"),
    (r"(?<=[+-]\d) to (?=[a-z_]+\s*(?:$|;))", " "),
    (r"\baura (\d+) (?:to|for|on|in) ", r"aura \1 of "),
    (r"\baura of (\d+) (?=[a-z])", r"aura \1 of "),
    (r"\baura within (?=\d)", "aura "),
    (r"\buntil (?:the )?end of (?:the |this )?(?=[a-z])", "until end of "),
    (r"\buntil (?:the )?([a-z_]+) ends?\b", r"until end of \1"),
    (r"\b(?:for |during )?this ([a-z_]+):", r"until end of \1:"),
    # comparisons
    (r"\bin \[(\w+)\.\.(\w+)\]", r"in \1..\2"),
    (
        r"\b([a-z_]+) of (self|this|it|target|source|player|owner|game)(?= (?:[<>=!]|is\b|in\b))",
        r"\2.\1",
    ),
    (r"(?<== )([a-z_]+) of ([a-z_]+(?:\.[a-z_]+)*)(?=\s*(?:[-+*/;)]|$))", r"\2.\1"),
    (r"\b(first|last) ([a-z_]+(?:\.[a-z_]+)*) (?=where\b)", r"\1 all x in \2 "),
    (r"\bmy (?=[a-z])", "self."),
    (r"([<>!]) =", r"\1="),
    (r"(\S+) ([<>]=?) (\S+) ([<>]=?) ([\w.]+)", r"\1 \2 \3 and \3 \4 \5"),
    (r"\b(?:is )?between (\S+) and (\w+)", r"in \1..\2"),
    (r"\bin (\w+)\.\.(\w+)(?=[:\s])", r"in numbers(\1, \2)"),
    (r"\b(?:is )?(?:less|fewer|lower|smaller) than or equal to\b", "<="),
    (r"\b(?:is )?(?:more|greater|higher|larger|bigger) than or equal to\b", ">="),
    (r"\b(?:is )?(?:less|fewer|lower|smaller|below|under)(?: than)?(?= )", "<"),
    (r"\b(?:is )?(?:more|greater|higher|larger|bigger|above|over)(?: than)?(?= )", ">"),
    (r"\b(?:is )?(?:at least|not less than|no less than)(?= )", ">="),
    (r"\b(?:is )?(?:at most|not more than|no more than)(?= )", "<="),
    (r"\b(?:is )?(?:not equal to|different from)(?= )|\bdoes not equal\b", "!="),
    (r"\b(?:is )?(?:equal to|equals?)(?= )", "="),
    (r"\bis not(?= (?:[\d(\[]|[a-z_]+\.))", "!="),
    (r"\bis(?= (?:[\d(\[]|[a-z_]+\.))", "="),
    (r"\b(?:isn't|aren't)\b", "is not"),
    (r"\b(?:None|NULL|Null)\b", "nothing"),
    (r"\bMath\.(?=[a-z])", ""),
    (r"\bG\.(?=[a-z])", "game."),
    (r"!(?=[a-z(])", "not "),
    # players
    *((rf"\bplayer {number}\b", f"players[{number - 1}]") for number in range(1, 10)),
    (r"\bturn of (?:each|every) player\b", "turn of all players"),
    # conditions about things
    (r"\bby (?:most|greatest|largest|biggest|maximum|max)\b", "by highest"),
    (r"\bby (?:least|fewest|smallest|minimum|min)\b", "by lowest"),
    (r"\b(?:the )?(?:number|count|amount) of (?=[a-z])", "count "),
    (r"\b(while|if|where|and|or|not) (?=[a-z_]+ (?:within|adjacent|in|on|of)\b)", r"\1 any "),
    (
        r"(?:(?<=\bwin )|(?<=\blose )|(?<=\bgive )|(?<=\bmove )|(?<=\bto )|(?<== ))(?=[a-z_]+ (?:where|within)\b)",
        "all ",
    ),
    (r"\b(?:next|close|near|beside) (?:to )?(?=[a-z])", "adjacent to "),
    (r"\badjacent(?=\s*(?:[:;,]|$))", "adjacent to self"),
    (r"\badjacent (?!to\b)", "adjacent to "),
    (r"(?<=[a-z_]) (?=(?:adjacent to|within)\b)", " is "),
    (r"\b(self|this|it|target|source|player|owner|game) (?=[a-z_])", r"\1."),
    (r"\b(size|abs|usable|near|around|reverse) ([a-z_.]+)", r"\1(\2)"),
    (r"\boptions? (?=[a-z])", "options."),
    (r"\bthe (?=[a-z])", ""),
    # values and dice
    (r"(?<=[a-z])['\u2019]s (?=[a-z])", "."),
    (r"(?<=\d)D(?=\d)", "d"),
    (r"(?<=\d) ?(?:steps?|spaces?|squares?|tiles?|hexes)\b", ""),
    (r"(?<=[a-z] )\+(?=\d)", ""),
    (r"(?<=: )(?=\d+ [a-z_]+\s*(?:$|;))", "+"),
    (r"::", ":"),
    # names for what is spoken of
    (r"\b(for each) ([a-z_]+) as ([a-z_]+)(?= where [^:\n]+:)", r"\1 \3 in \2"),
    (r"\b(for each) ([^:\n]+?) as ([a-z_]+)(?= where [^:\n]+:)", r"\1 \3 in (all \2)"),
    (
        r"\b(all|any|no|count|best|sorted|for) ([a-z_]+) as ([a-z_]+)(?= (?:where|by)\b)",
        r"\1 \3 in \2",
    ),
    (r"\b(all|any|no|count|best|sorted|for|for each) ([a-z_]+)(?=\()", r"\1 n in \2"),
    (r"\bin ([a-z_]+ definitions)\b", r"in (all \1)"),
    (r"(?<= )by ([a-z_]+(?:\.[a-z_]+)*) as ([a-z_]+)\b", r"as \2 by \1"),
    # statements
    (r"^(\s*[a-z_.]+): (?=[\w\"(\[]+\s*$)", r"\1 = "),
    (r"(?<=: )([a-z_]+)\(([^()\n]*)\)", r"\1 \2"),
    (r"\b(?:print|log|echo|write|console\.log)\(( {2,})\)", r"say \1"),
    (r"\b(?:print|log|echo|tell|write)(?= {3})", "say"),
    (r"(?<=\bsay )[frb](?= {2})", ""),
    (r"^(\s*)([a-z_]+)\(([^()\n]*)\)", r"\1\2 \3"),
    (r"(\bchoose (?!one\b)[^:;\n]+): (?!\")", r"\1; "),
    (r"(?<=: )(?=[^|:\n]+ \| [^|\n]+$)", "choose one: "),
    (r"^(\s*)(?=[^|:\n]+ \| [^|\n]+$)", r"\1choose one: "),
    (r"(?<=[a-z_\]]) ([+-]) (?=[\w.]+\s*(?:$|;))", r" \1= "),
    (r"\s*<-", " ="),
    (r"\bfor (\w+) times\b", r"repeat \1 times"),
    (r"\bfor [a-z_]+ in range\((\w+)\)", r"repeat \1 times"),
    (r"(?<== )([^?:;\n=]+?) \? (\S+) : (\S+)", r"\2 if \1 else \3"),
    (r"^(\s*)([^?:;\n]+?) \? (\S+) : (\S+)$", r"\1\3 if \2 else \4"),
    (r"\+\+", " += 1"),
    (r"--(?=\s|;|$)", " -= 1"),
    (r":=", "="),
    (r"(?<= )([+-]) =(?= )", r"\1="),
    (
        r"\bwin (?:the )?players? with (?:the )?(?:most|highest) ([a-z_]+)",
        r"win best players by highest it.\1",
    ),
    (r"= ?\+ ?(?=[\w(])", "+= "),
    (r"= ?- ?(?=[a-z(])", "-= "),
    (r";\s*(?=;)", ""),
    (r"\b(?:var|set|const) (?=[a-z_]+ =)", "let "),
    (r"\b(?:foreach|for every|for all|for any)\b", "for each"),
    (r"\bfor (?!each\b)(?=[a-z_]+ (?:in|of|as)\b)", "for each "),
    (r"\b(?:loop|do)\b(?= \w+ times)", "repeat"),
    (r"\bsay ([^\"'\n;]+)", r'say "\1"'),
    (r"\bturn (?=[a-z_.\[\]0-9]+:)", "turn of "),
    (r"//|\s--(?= )", "#"),
    # conditions
    (r"\b(?:elif|elsif|elseif|otherwise if)\b", "else if"),
    (r"\botherwise\b", "else"),
    (r"\bunless ([^:\n]+):", r"if not (\1):"),
    (r"(?<=: )([^:;\n]+?) unless ([^:\n]+)$", r"if not (\2): \1"),
    (r"(?<=: )([^:;\n]+?) (if [^:\n]+)$", r"\2: \1"),
    (r"^(\s*)([^:\n]+?) ((?:while|if|until end of) [^:\n]+)$", r"\1\3: \2"),
    (r"^(\s*(?:on|before|instead of) [^:\n]*?) (?:if|when|while) (?=[^:\n]*:)", r"\1 where "),
    (r"^(\s*on (?:any )?[a-z_]+) (?=self\b)", r"\1 to "),
    (r"^(\s*)(?:when|whenever|after|upon|if) (?=[a-z_]+[^:\n]*:)", r"\1on "),
    (r"^(\s*)(?:when|whenever|if|as long as) (?=[^:\n]+:)", r"\1while "),
    (r"\binstead (?!of\b)", "instead of "),
    (r"\s*\{\s*([^{}\n]*?);?\s*\}", r": \1"),
    (r",? then:?(?= )|\s*[-=]>", ":"),
    (r",? (?:and then|and also|then|and)(?= )", ";"),
)
# In signatures, a preposition has one parameter: the others come before the first one.
_PREPOSITION = "(?:from|to|at|on|of|by|for|with|in)"
_PLAIN = rf"(?: (?!{_PREPOSITION}\b)[a-z_0-9]+)"
_ORDERS = (
    (
        rf"\A([a-z_0-9]+{_PLAIN}*)((?: {_PREPOSITION} [a-z_0-9]+)*?)( {_PREPOSITION} [a-z_0-9]+)({_PLAIN}+)(?= |\Z)",
        r"\1\4\2\3",
    ),
)
# Signs and little words that have another meaning elsewhere: tried when nothing else helps.
_JOINTS = (
    (r" & ", " and "),
    (r"\s*[,;](?= )", ":"),
    (r"\s*[,&]", ";"),
    (r" or(?= )", " |"),
    (r"[.;]\s*$", ""),
)
Sayings = tuple[tuple[re.Pattern[str], str], ...]
SAYINGS: Sayings = tuple((re.compile(said, re.MULTILINE), instead) for said, instead in _SAYINGS)
ORDERS: Sayings = tuple((re.compile(said), instead) for said, instead in _ORDERS)
JOINTS: Sayings = tuple((re.compile(said, re.MULTILINE), instead) for said, instead in _JOINTS)
CAPITALS = re.compile(r"\b[A-Za-z_]*[A-Z][A-Za-z_0-9]*\b")
NEAR = 48  # characters before what is refused in which a saying may end


def line_around(text: str, at: int) -> tuple[int, int]:
    """Where the line begins and ends in which a place is.

    >>> line_around("one\\ntwo\\nthree", 5)
    (4, 7)
    """
    return text.rfind("\n", 0, at) + 1, text.find("\n", at) % (len(text) + 1)


def said_elsewhere(
    text: str,
    plain: str,
    sayings: Sayings,
    refused: int,
    reach: Callable[[str], int | None],
) -> Iterator[Repair]:
    """Changes of the refused line into the words of this language with which more can be read."""
    start, end = line_around(text, refused)
    for at, to, instead in _changes(text, plain, sayings, start, end):
        if at > refused + 1 or to < refused - NEAR or text[at:to] == instead:
            continue
        reached = reach(text[:at] + instead + text[to:])
        # All that comes after must make sense, too: a guess at half a line is as good as any other.
        if reached is None or reached - (len(instead) - (to - at)) > max(end, refused):
            yield at, to, instead


def _changes(text: str, plain: str, sayings: Sayings, start: int, end: int) -> Iterator[Repair]:
    for pattern, instead in sayings:
        for found in pattern.finditer(plain, start, end):
            # Quoted words are blank in `plain`: what is kept of the line comes from the text itself.
            yield *found.span(), _kept(found, instead, text)
    for found in CAPITALS.finditer(plain, start, end):
        yield *found.span(), re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", found.group()).lower()


def _kept(found: re.Match[str], instead: str, text: str) -> str:
    """What to write instead, with the groups of a pattern as they stand in the text."""
    return re.sub(r"\\(\d)", lambda group: text[slice(*found.span(int(group[1])))], instead)
