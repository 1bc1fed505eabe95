"""Moves as text and back: `build walls 4`, `harvest II-b`, `settle farm WA1`."""

import re
from difflib import get_close_matches
from typing import Final

from osada.kernel.game import AmbiguousNotation, BadNotation, Move, Refused, move_said
from osada.rollwrite import abilities as a
from osada.rollwrite import verbs as w
from osada.rollwrite.develop import can_reroll
from osada.rollwrite.empire import (
    AREAS,
    CELLS,
    COSTS,
    GRANARIES,
    SECTIONS,
    TRACKS,
    cell,
)
from osada.rollwrite.goods import BASIC, FOOD, GOOD, GOODS
from osada.rollwrite.refusals import no_such_seat
from osada.rollwrite.state import CROPS, EXPORT, GIFT, TOKENS, Player, State

VERBS: Final = (
    "take",
    "reroll",
    "keep",
    "build",
    "harvest",
    "use",
    "favor",
    "ready",
    "settle",
    "skip",
)
USAGE: Final = {
    "take": "take ally",
    "reroll": "reroll 1 3 with dice-shrine",
    "keep": "keep",
    "build": "build walls 4",
    "harvest": "harvest I-a",
    "use": "use sawpit",
    "favor": "favor gift stone",
    "ready": "ready",
    "settle": "settle farm WA1",
    "skip": "skip",
}
_DICE: Final = ("1", "2", "3", "worker")
_LETTERS: Final = "ab"


# A move as text


def text(state: State, seat: int, made: Move) -> str:
    """The canonical notation of a move."""
    player = state.players[seat]
    kind = made.kind
    if kind == w.TAKE:
        return f"take {TOKENS[made.what]}"
    if kind == w.REROLL:
        dice = " ".join(name for die, name in enumerate(_DICE) if made.arg >> die & 1)
        return f"reroll {dice} with {_slug(player, made.what)}"
    if kind == w.BUILD:
        track, section = made.what // w.TRACK, made.what % w.TRACK
        letter = _LETTERS[made.arg & 1] if track == GRANARIES else ""
        return f"build {TRACKS[track]} {section}{letter}{_saving(made.arg)}"
    if kind == w.RAISE:
        return f"build {_slug(player, made.what)} {(made.arg & 7) + 1}{_saving(made.arg)}"
    if kind == w.HARVEST:
        source = f" with {_slug(player, made.arg - 1)}" if made.arg else ""
        return f"harvest {AREAS[made.what]}{source}"
    if kind == w.USE:
        return f"use {_slug(player, made.what)}{_choice(player, made)}"
    if kind == w.FAVOR:
        return f"favor {TOKENS[made.what]}{_favor(made)}"
    if kind == w.SETTLE:
        return f"settle {_slug(player, made.what)} {_cell(made.arg)}"
    return {w.KEEP: "keep", w.READY: "ready"}.get(kind, "skip")


def _slug(player: Player, slot: int) -> str:
    return player.village.buildings[slot].slug


def _cell(at: int) -> str:
    return cell(at // SECTIONS, at % SECTIONS + 1)


def _saving(arg: int) -> str:
    parts = [f"{n} {GOODS[good]}" for good, n in enumerate(w.saved(arg)) if n]
    return f" saving {', '.join(parts)}" if parts else ""


def _choice(player: Player, made: Move) -> str:
    ability = player.village.buildings[made.what].ability
    if ability.form in (a.GAIN_CHOICE, a.COPY_DIE):
        return f" {GOODS[made.arg]}"
    if ability.form == a.SWAP and ability.good == a.ANY:
        return f" {GOODS[made.arg // w.SWAPPED]} {GOODS[made.arg % w.SWAPPED]}"
    return ""


def _favor(made: Move) -> str:
    if made.what == GIFT:
        return f" {GOODS[made.arg]}"
    if made.what == CROPS:
        return f" {AREAS[made.arg]}"
    if made.what == EXPORT:
        return "".join(f" {GOODS[good]}" for good in BASIC if made.arg >> good & 1)
    return ""


# Text as a move


def parse(state: State, seat: int, line: str) -> Move:
    """The move that a line of notation names; whether it is possible is another question."""
    words = line.strip().replace(",", " ").split()
    if not words:
        raise BadNotation("this is not a move: it is empty", "empty")
    verb, *rest = [word.lower() for word in words]
    if not 0 <= seat < len(state.players):
        raise Refused(no_such_seat(seat))
    player = state.players[seat]
    match verb:
        case "take":
            return move_said(w.TAKE, _token(_only(verb, rest)))
        case "reroll":
            return _reroll(player, rest)
        case "keep" | "ready" | "skip":
            if rest:
                raise _unreadable(verb)
            return {"keep": w.KEEP_DICE, "ready": w.BE_READY}.get(verb, w.SKIP_SETTLEMENT)
        case "build":
            return _build(player, rest)
        case "harvest":
            return _harvest(player, rest)
        case "use":
            return _use(player, rest)
        case "favor":
            return _use_favor(player, rest)
        case "settle":
            if len(rest) != 2:
                raise _unreadable(verb)
            return move_said(w.SETTLE, _slot(player, rest[0]), _anchor(rest[1]))
    raise _unknown("no-such-verb", verb, VERBS, "move")


def _unreadable(verb: str) -> BadNotation:
    usage = USAGE[verb]
    return BadNotation(f'cannot read this; write it as "{usage}"', "usage", {"usage": usage})


def _unknown(reason: str, word: str, known: tuple[str, ...], what: str) -> BadNotation:
    near = get_close_matches(word, known, n=1, cutoff=0.5)
    hint = f'; did you mean "{near[0]}"?' if near else f"; known are {', '.join(known)}"
    facts = {"word": word[:40], "near": near[0] if near else "", "known": ", ".join(known)}
    return BadNotation(f'there is no {what} "{word[:40]}"{hint}', reason, facts)


def _only(verb: str, rest: list[str]) -> str:
    if len(rest) != 1:
        raise _unreadable(verb)
    return rest[0]


def _token(word: str) -> int:
    if word not in TOKENS:
        raise _unknown("no-such-token", word, TOKENS, "favor token")
    return TOKENS.index(word)


def _slot(player: Player, word: str) -> int:
    slot = player.village.slot(word)
    if slot < 0:
        known = tuple(building.slug for building in player.village.buildings)
        raise _unknown("no-such-building", word, known, "building on this sheet")
    return slot


def _good(word: str) -> int:
    if word not in GOOD:
        raise _unknown("no-such-good", word, GOODS, "good")
    return GOOD[word]


def _area(word: str) -> int:
    for at, name in enumerate(AREAS):
        if name.lower() == word:
            return at
    raise _unknown("no-such-area", word, tuple(AREAS), "harvest area")


def _anchor(word: str) -> int:
    match = re.fullmatch(r"([a-z]{2})([1-9])", word)
    if not match or match[1].upper() not in CELLS:
        raise BadNotation(
            f'there is no section "{word[:20]}"; they are WA1 to WA9, HU1, GR1, BR1 and so on',
            "no-such-cell",
            {"word": word[:20]},
        )
    return CELLS.index(match[1].upper()) * SECTIONS + int(match[2]) - 1


def _with(player: Player, rest: list[str]) -> tuple[list[str], int]:
    """What stands before `with BUILDING`, and where that building stands; -1 if none is named."""
    if "with" not in rest:
        return rest, -1
    at = rest.index("with")
    if len(rest) != at + 2:
        raise BadNotation('one building stands behind "with"', "usage", {"usage": "with sawpit"})
    return rest[:at], _slot(player, rest[at + 1])


def _reroll(player: Player, rest: list[str]) -> Move:
    names, slot = _with(player, rest)
    dice = 0
    for name in names:
        if name not in _DICE:
            raise _unknown("no-such-die", name, _DICE, "die")
        dice |= 1 << _DICE.index(name)
    if not dice:
        raise _unreadable("reroll")
    if slot < 0:
        slot = _reroller(player, dice)
    return move_said(w.REROLL, slot, dice)


def _reroller(player: Player, dice: int) -> int:
    """The building that `reroll 1` means: of those that reroll the one that allows it, if any."""
    buildings = player.village.buildings
    able = [at for at, one in enumerate(buildings) if one.ability.form == a.REROLL]
    ready = [at for at in able if can_reroll(player, at)]
    fitting = [at for at in ready if not dice & ~buildings[at].ability.dice]
    return (fitting or ready or able or [0])[0]


def _saved(rest: list[str]) -> tuple[list[str], int]:
    """What stands before `saving 2 stone`, and that packed."""
    if "saving" not in rest:
        return rest, 0
    at = rest.index("saving")
    counts = [0, 0, 0]
    said = " ".join(rest[at + 1 :])
    if not re.fullmatch(r"([0-9]{1,3} )?[a-z]+( ([0-9]{1,3} )?[a-z]+)*", said):
        usage = "build walls 4 saving 1 stone"
        raise BadNotation(f'write "{usage}"', "usage", {"usage": usage})
    for number, word in re.findall(r"([0-9]+ )?([a-z]+)", said):
        good, n = _good(word), int(number or 1)
        if good > FOOD or not 1 <= n <= 7 - counts[good]:
            raise BadNotation(
                f'"{n} {word}" is never printed in an area', "no-price", {"n": n, "good": word}
            )
        counts[good] += n
    return rest[:at], w.saving(counts[0], counts[1], counts[2])


def _build(player: Player, rest: list[str]) -> Move:
    where, saving = _saved(rest)
    if not 1 <= len(where) <= 2:
        raise _unreadable("build")
    name, area = where[0], where[1] if len(where) == 2 else ""
    if name in TRACKS:
        return _build_track(player, TRACKS.index(name), area, saving)
    if player.village.slot(name) < 0:
        known = (*TRACKS, *(building.slug for building in player.village.buildings))
        raise _unknown("no-such-site", name, known, "track and no building")
    slot = _slot(player, name)
    if not area:
        return move_said(w.RAISE, slot, _open_area(player, slot) | saving)
    if not re.fullmatch(r"[1-8]", area):
        raise BadNotation(
            f'"{area[:20]}" is not an area of a building; they are numbered from 1',
            "no-such-place",
            {"word": area[:20]},
        )
    return move_said(w.RAISE, slot, int(area) - 1 | saving)


def _open_area(player: Player, slot: int) -> int:
    """The area that `build farm` means: the only one, or one of several alike."""
    areas = player.village.first_open[slot][player.crossed >> 4 * slot & 15]
    if len(areas) > 1:
        slug = _slug(player, slot)
        raise AmbiguousNotation(
            f'{slug} has areas of different prices; name one: "build {slug} {areas[0][0] + 1}"',
            "which-area",
            {"building": slug, "area": areas[0][0] + 1},
        )
    return areas[0][0] if areas else 0


def _build_track(player: Player, track: int, area: str, saving: int) -> Move:
    section = min(player.progress(track) + 1, SECTIONS)
    match = re.fullmatch(r"([1-9])?([ab])?", area)
    if not match or (match[2] and track != GRANARIES):
        raise BadNotation(
            f'"{area[:20]}" is not a section of the {TRACKS[track]}; they are 1 to 9',
            "no-such-place",
            {"word": area[:20]},
        )
    section = int(match[1] or section)
    if match[2] or track != GRANARIES:
        letter = _LETTERS.index(match[2] or "a")
    else:
        letter = _granary_area(player, section)
    return move_said(w.BUILD, track * w.TRACK + section, letter | saving)


def _granary_area(player: Player, section: int) -> int:
    """The area that `build granaries` means: the only one left, or one of two alike."""
    if section != player.granaries + 1 or player.half == 2:
        return 0
    if player.half == 1:
        return 1
    first, second = COSTS[GRANARIES][section - 1]
    if first != second:
        raise AmbiguousNotation(
            f'Granaries section {section} has two areas; write "build granaries {section}a" or '
            f'"{section}b"',
            "which-half",
            {"section": section},
        )
    return 0


def _harvest(player: Player, rest: list[str]) -> Move:
    where, slot = _with(player, rest)
    return move_said(w.HARVEST, _area(_only("harvest", where)), slot + 1)


def _use(player: Player, rest: list[str]) -> Move:
    if not rest:
        raise _unreadable("use")
    slot, choice = _slot(player, rest[0]), [_good(word) for word in rest[1:]]
    ability = player.village.buildings[slot].ability
    slug = rest[0]
    wanted = 0
    if ability.form in (a.GAIN_CHOICE, a.COPY_DIE):
        wanted = 1
    elif ability.form == a.SWAP and ability.good == a.ANY:
        wanted = 2
    if len(choice) != wanted:
        usage = f"use {slug}" + ("", " wood", " wood stone")[wanted]
        raise BadNotation(f'write "{usage}"', "usage", {"usage": usage})
    if wanted == 2:
        return move_said(w.USE, slot, choice[0] * w.SWAPPED + choice[1])
    return move_said(w.USE, slot, choice[0] if choice else 0)


def _use_favor(player: Player, rest: list[str]) -> Move:
    if not rest:
        raise _unreadable("favor")
    token, more = _token(rest[0]), rest[1:]
    if token == GIFT:
        return move_said(w.FAVOR, token, _good(_only("favor", more)))
    if token == CROPS:
        if len(more) != 1:
            raise BadNotation('write "favor crops I-a"', "usage", {"usage": "favor crops I-a"})
        return move_said(w.FAVOR, token, _area(more[0]))
    if token == EXPORT:
        return move_said(w.FAVOR, token, _export(more))
    if more:
        raise BadNotation(
            f'write "favor {TOKENS[token]}"', "usage", {"usage": f"favor {TOKENS[token]}"}
        )
    return move_said(w.FAVOR, token, 0)


def _export(words: list[str]) -> int:
    usage = "favor export wood stone food"
    sold = 0
    for word in words:
        good = _good(word)
        if good > FOOD or sold >> good & 1:
            raise BadNotation(
                f'one unit of each type is exported: "{usage}"; gold may stand in by itself',
                "usage",
                {"usage": usage},
            )
        sold |= 1 << good
    if not sold:
        raise BadNotation(f'write "{usage}", or some of them', "usage", {"usage": usage})
    return sold
