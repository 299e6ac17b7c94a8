"""The English language: agreement, plurals, articles, possessives, and how phrases are written out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from compiler.language.plurals import with_article
from compiler.prose.messages import MESSAGES
from compiler.prose.phrases import Mood, Number, Phrase
from compiler.source.text_templates import Slot, says_all, spoken_parts

OF_WHOM = re.compile(
    r"\bthe ((?!of\b)[\w-]+(?: (?!of\b|the\b|in\b|on\b)[\w-]+)*) of \{([a-z0-9_]+)\}"
)
LONGEST = 500  # letters of a value inside of a text
IRREGULAR = {"is": "are", "has": "have", "does": "do", "goes": "go", "was": "were"}
PLAIN = {many: one for one, many in IRREGULAR.items() if one != "was"} | {"be": "is"}
MODALS = ("can", "may", "must", "will", "cannot")
NEGATED = {"can": "cannot", "may": "may not", "must": "need not", "will": "will not"}
# What a clause begins with that has its own subject.
SUBJECTS = re.compile(
    r"(?:\{|the |an? |this |that |these |those |it |its |your? |they |all |every|each |another |any|no |nobody |both "
    r"|up to |one |some|the|there |\d|[A-Z][\w']* [a-z]+s\b|[+-])"
)


def said(id: str, /, **parts: Phrase) -> Phrase:
    """A message of the kernel with its parts."""
    return counted(Number.ONE, id, **parts)


def many(id: str, /, **parts: Phrase) -> Phrase:
    """A message about several things, or a number of them."""
    return counted(Number.MANY, id, **parts)


def counted(number: Number, id: str, /, **parts: Phrase) -> Phrase:
    mood = Mood.COMMANDS if id.startswith("do.") else Mood.STATES
    return Phrase(MESSAGES[id], parts, id, number, mood)


def name(text: str, number: Number = Number.ONE, own: str = "") -> Phrase:
    """A word or a name that stands for itself."""
    return Phrase(text.replace("{", "(").replace("}", ")"), number=number, own=own)


def own_words(text: str, parts: Mapping[str, Phrase], command: bool = False) -> Phrase:
    """A text of a pack: a clause, or a noun with its companions. As a command, it leaves out `you`."""
    text = OF_WHOM.sub(lambda m: _possessed(m, parts), text)
    mood = Mood.STATES if SUBJECTS.match(text) else Mood.COMMANDS
    first = re.match(r"\{([a-z0-9_]+)\} ([a-z]+)", text)
    if first is not None and first[1] in parts:
        who = parts[first[1]]
        if who.number is not Number.ONE:
            text = agreeing(text)
        if who.number is Number.YOU and command:
            # `you gain 1 coin` on a card is `gain 1 coin`.
            text, mood = text.replace(f"{{{first[1]}}} ", "", 1), Mood.COMMANDS
            text = re.sub(r"^\{[a-z0-9_]+\|[^|{}]*\|([^|{}]*)\}", r"\1", text)
    return Phrase(text, parts, mood=mood)


def _possessed(found: re.Match[str], parts: Mapping[str, Phrase]) -> str:
    """`the hand of {player}` for the reader: `{player's} hand`, which is `your hand`."""
    whose = parts.get(found[2])
    if whose is None or whose.number is not Number.YOU:
        return found[0]
    return f"{{{found[2]}'s}} {found[1]}"


def agreeing(text: str) -> str:
    """`{who} gains ...` for several: `{who} gain ...`. A text may also say both: `{who|gains|gain}`."""
    return re.sub(r"^(\{[a-z0-9_]+\} )([a-z]+)", lambda m: m[1] + plain_verb(m[2]), text)


def plain_verb(verb: str) -> str:
    """`gains` -> `gain`, `is` -> `are`; other words stay as they are."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if not verb.endswith("s") or verb.endswith("ss"):
        return verb
    if verb.endswith("ies") and len(verb) > 4:
        return verb[:-3] + "y"
    if re.search(r"(?:sh|ch|x|ss|zz|o)es$", verb):
        return verb[:-2]
    return verb[:-1]


def third_person(verb: str) -> str:
    """`gain` -> `gains`."""
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in MODALS:
        return verb
    if re.search(r"(?:sh|ch|x|s|z|o)$", verb):
        return verb + "es"
    return verb[:-1] + "ies" if re.search(r"[^aeiou]y$", verb) else verb + "s"


def with_subject(clause: Phrase, who: Phrase) -> Phrase:
    """A command with another player as its subject: `draw 1 card` -> `that rival draws 1 card`."""
    verb, space, rest = clause.pattern.partition(" ")
    if not re.fullmatch(r"[a-z]+", verb):
        return clause
    if who.number is Number.ONE:
        verb = third_person(verb)
    return Phrase(f"{{who_acts}} {verb}{space}{rest}", {**clause.parts, "who_acts": who})


def negative(clause: Phrase) -> Phrase:
    """`{x} is immune` -> `{x} is not immune`; where that is not easy, `it is not true that ...`."""
    verb = r"\{[a-z0-9_]+\|(?:is|has|can)\|(?:are|have|can)\}|\b(?:is|are|has|have|can|may|must|will|was|were)\b"
    found = re.search(verb, clause.pattern)
    if found is None or " and " in clause.pattern or " or " in clause.pattern:
        return said("not", what=clause)
    before, word, after = clause.pattern[: found.start()], found[0], clause.pattern[found.end() :]
    if "|has|" in word or word in ("has", "have"):
        some = re.match(r" (?:an? )?(?!not\b)", after)
        said_no = re.sub(r"^ an? ", " ", after) if some else after
        pattern = f"{before}{word} no{said_no}"
    elif after.startswith(" not "):
        pattern = f"{before}{word}{after.removeprefix(' not')}"
    else:
        pattern = f"{before}{NEGATED.get(word, f'{word} not')}{after}"
    return replace(clause, pattern=pattern)


# ------------------------------------------------------------------ nouns


def singular(noun: str) -> str:
    """`coins` -> `coin`; a name that is not a plural stays as it is, as does `damage with arrows`."""
    if re.search(r" (?:against|at|by|for|from|in|of|on|per|to|with) ", noun):
        return noun
    return plain_verb(noun) if is_plural(noun) else noun


def is_plural(title: str) -> bool:
    """Whether a name means several: `Orcs`, not `Ada` and not `Boris`."""
    return bool(re.search(r"[^aiosu']s$", title))


def possessive(text: str, number: Number) -> str:
    return f"{text}'" if number is Number.MANY and text.endswith("s") else f"{text}'s"


# ------------------------------------------------------------------ writing out

_ARTICLE = re.compile(r"(?:^|\W)([Aa])n? $")


def render(phrase: Phrase) -> str:
    """The words of a phrase."""
    return _Writer().words(phrase)


class _Writer:
    """Writes out each phrase once, however often it is said."""

    def __init__(self) -> None:
        self.done: dict[int, str] = {}

    def words(self, phrase: Phrase) -> str:
        known = self.done.get(id(phrase))
        if known is not None:
            return known
        written: list[str] = []
        several = 0  # 1 right after a number of several, 2 after the blank after it or after `all`
        for part in spoken_parts(phrase.pattern):
            if isinstance(part, str):
                written.append(part)
                several = 2 if (several == 1 and part == " ") or says_all(part) else 0
                continue
            value = phrase.parts.get(part.name)
            if several == 2 and value is not None and value.many and not part.words:
                written.append(value.many)
                several = 0
                continue
            said = self.slot(part, phrase)
            article = _ARTICLE.search(written[-1]) if written else None
            if article is not None and said:
                written[-1] = written[-1][: article.end(1)]
                said = with_article(said)[1:]
            written.append(said)
            several = int(value is not None and value.number is Number.MANY)
        # A text that says a value twice, inside one that says it twice, ...: readers do not need that much.
        whole = self.done[id(phrase)] = "".join(written)[: 4 * LONGEST]
        return whole

    def slot(self, slot: Slot, phrase: Phrase) -> str:
        if not slot.name:
            return slot.written
        owner, _, field = slot.name.partition(".")
        value = phrase.parts.get(owner)
        if value is None:
            return "the " + spaced(owner)
        if slot.words:
            return slot.words[value.number is not Number.ONE]
        if field:
            return f"{self.owned(value)} {spaced(field)}"
        if slot.possessive:
            return self.owned(value)
        text = self.words(value)[:LONGEST]
        return with_article(text) if slot.article else text

    def owned(self, phrase: Phrase) -> str:
        """`your`, `its`, `the target's`, `the Wasps'`."""
        return phrase.own or possessive(self.words(phrase)[:LONGEST], phrase.number)


def spaced(name: str) -> str:
    """An identifier as words."""
    return name.replace("_", " ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return capital(text) + ("" if text.endswith((".", "?", "!")) else ".")
