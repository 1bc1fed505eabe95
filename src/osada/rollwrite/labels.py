"""A move as a button says it: `Build Walls 4`, `Gift: one more stone`."""

from typing import Final

from osada.kernel.game import Move
from osada.rollwrite import abilities as a
from osada.rollwrite import verbs as w
from osada.rollwrite.empire import AREAS, GRANARIES, SECTIONS, TRACKS, cell
from osada.rollwrite.goods import BASIC, GOODS
from osada.rollwrite.state import ALLY, CROPS, EXPORT, GIFT, TOKENS
from osada.rollwrite.village import Village
from osada.rollwrite.words import (
    counted,
    die_name,
    good_name,
    goods,
    listed,
    plan_cells,
    saved,
    say,
    section_name,
    sentence,
    sites,
    token_name,
)
from osada.speech import remembered

_DICE: Final = ("1", "2", "3", "worker")
_PLAIN: Final = {w.KEEP: "move-keep", w.READY: "move-ready", w.SKIP: "move-skip"}


@remembered
def label(village: Village, made: Move, language: str) -> str:
    """A move on the sheets of a village; quick, for the same moves come again and again."""
    return sentence(_Labeller(village, language).label(made))


class _Labeller:
    def __init__(self, village: Village, language: str) -> None:
        self.village = village
        self.language = language

    def say(self, message: str, **values: str | int) -> str:
        return say(self.language, message, **values)

    def name(self, slot: int) -> str:
        return self.village.buildings[slot].name(self.language)

    def label(self, made: Move) -> str:
        kind, what, arg = made.kind, made.what, made.arg
        if kind == w.TAKE:
            return self.say("move-take", token=token_name(TOKENS[what], self.language))
        if kind == w.REROLL:
            dice = (die_name(die, self.language) for at, die in enumerate(_DICE) if arg >> at & 1)
            rolled = self.say("move-reroll", dice=listed(dice, self.language))
            return self.beside(rolled, what)
        if kind == w.BUILD:
            track, section = what // w.TRACK, what % w.TRACK
            place = f"{section}{'ab'[arg & 1]}" if track == GRANARIES else section
            return self.built(section_name(TRACKS[track], place, self.language), arg)
        if kind == w.RAISE:
            place = str((arg & 7) + 1)
            return self.built(self.say("area-of", building=self.name(what), place=place), arg)
        if kind == w.HARVEST:
            taken = self.harvest(what)
            return self.beside(taken, arg - 1) if arg else taken
        if kind == w.USE:
            used, choice = self.say("move-use", building=self.name(what)), self.choice(what, arg)
            return f"{used} ({choice})" if choice else used
        if kind == w.FAVOR:
            return f"{token_name(TOKENS[what], self.language)}: {self.favor(what, arg)}"
        if kind == w.SETTLE:
            cells = self.covered(what, arg)
            return self.say("move-settle", building=self.name(what), cells=cells)
        return self.say(_PLAIN[kind])

    def beside(self, text: str, slot: int) -> str:
        """A move with the building that allows it."""
        return f"{text} ({self.name(slot)})"

    def built(self, site: str, arg: int) -> str:
        text, less = self.say("move-build", site=site), w.saved(arg)
        return saved(text, less, self.language) if any(less) else text

    def harvest(self, area: int) -> str:
        return self.say("move-harvest", area=AREAS[area])

    def choice(self, slot: int, arg: int) -> str:
        """What is gained, or given and gained, where the building leaves that open."""
        ability = self.village.buildings[slot].ability
        if ability.form in (a.GAIN_CHOICE, a.COPY_DIE):
            return good_name(GOODS[arg], self.language)
        if ability.form == a.SWAP and ability.good == a.ANY:
            given, gained = (
                good_name(GOODS[good], self.language) for good in divmod(arg, w.SWAPPED)
            )
            return self.say("swapped", given=given, gained=gained)
        return ""

    def favor(self, token: int, arg: int) -> str:
        """What the use of a token brings, or takes."""
        if token == ALLY:
            return counted("more-actions", 1, self.language)
        if token == GIFT:
            return self.say("one-more", good=good_name(GOODS[arg], self.language))
        if token == CROPS:
            return self.harvest(arg)
        if token == EXPORT:
            return goods([arg >> good & 1 for good in BASIC], self.language)
        return counted("good-gold", 1, self.language)

    def covered(self, slot: int, anchor: int) -> str:
        """The sections of a settlement; where the plan does not fit, its corner."""
        plan = self.village.buildings[slot].plan
        if plan is None or anchor not in plan.anchors:
            return cell(anchor // SECTIONS, anchor % SECTIONS + 1)
        return sites(plan_cells(plan, anchor), self.language)
