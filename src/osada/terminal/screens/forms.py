"""What is agreed on before a game: its options, from their schema, and what a seat chooses."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from osada import LANGUAGES
from osada.bots import roster
from osada.kernel.face import Face
from osada.terminal.deal import new
from osada.terminal.desk import Agreed, Values, desk
from osada.terminal.shelf import Shelf
from osada.terminal.table import Table
from osada.titles import Option, Title

if TYPE_CHECKING:
    from textual.screen import Screen

_NO, _YES = "no", "yes"
USUAL_SEATS: Final = 4
"""Lines for seats, unless something lets more play."""


class Form:
    """The options of one game. Choices are texts: a flag is `yes` or `no`."""

    def __init__(self, title: Title, shelf: Shelf, language: str) -> None:
        self.title = title
        self.game = title.name
        self.shelf = shelf
        self.desk = desk(title.name)
        self.face: Face = title.open("face")(shelf.games[title.name])
        shown = [one for one in title.variants if self._asks(one)]
        self._options = {one.name: one for one in shown if not one.within}
        self._typed = {one.name: one for one in title.variants if self._types(one)}
        self._finer = {one.within: one for one in shown if one.within}
        self.trouble = self._parts({}, language)[1]
        """What is wrong with the records."""

    @property
    def part(self) -> str:
        """What a seat chooses is called: `faction`."""
        return self.title.parts.part if self.title.parts else ""

    @property
    def options(self) -> list[str]:
        """What everybody agrees on."""
        return list(self._options)

    @property
    def typed(self) -> list[str]:
        """What everybody agrees on and somebody types, as names with commas between."""
        return list(self._typed)

    def label(self, option: str, language: str) -> str:
        """The name of an option."""
        name = self.face.option(option, language)
        return name[:1].upper() + name[1:]

    def _types(self, of: Option) -> bool:
        """Whether an option has too many names to be chosen from a list."""
        return of.kind == "names" and not self._values(of, LANGUAGES[0])

    def _asks(self, of: Option) -> bool:
        """Whether a form has a line for an option; some follow from who sits down."""
        if of.kind == "names":
            return bool(self._values(of, LANGUAGES[0]))
        return of.kind != "lists" and of.when.seats <= USUAL_SEATS

    def _values(self, of: Option, language: str) -> Values:
        """What an option can be set to, with names."""
        if of.kind == "names" and self.desk.selections is not None:
            return self.desk.selections(self.shelf.games[self.game], of.name, language)
        return [(_text(value), self.face.option(of.name, language, value)) for value in of.values]

    def matters(self, option: str, chosen: Mapping[str, str], parts: list[str]) -> bool:
        """Whether an option that needs others is to be asked for, with these seats taken."""
        when = self._options[option].when
        return not when.given or when.met(len(parts), self._agreed(chosen), parts)

    def most(self, chosen: Mapping[str, str]) -> int:
        """How many can play."""
        if self.desk.most is None:
            return USUAL_SEATS
        return self.desk.most(self.shelf.games[self.game], self._agreed(chosen))

    def levels(self) -> list[str]:
        """The bots that can be played against."""
        return list(roster(self.game).levels)

    def option(self, option: str, language: str) -> tuple[str, Values]:
        """The name of an option and its values, the usual one first; finer ones among them."""
        name = self.face.option
        of, finer = self._options[option], self._finer.get(option)
        values = self._values(of, language)
        if finer is not None:
            (_, yes) = values.pop()
            for value in finer.values:
                said = yes if value == finer.default else name(finer.name, language, value)
                values.append((_text(value), said))
        return self.label(option, language), values

    def _parts(self, agreed: Agreed, language: str) -> tuple[Values, str]:
        if self.desk.part_names is None:
            return [], ""
        game = self.shelf.games[self.game]
        return self.desk.part_names(game, agreed, language, self.shelf.records)

    def parts(self, language: str, chosen: Mapping[str, str] | None = None) -> Values:
        """What a seat chooses: a faction, a sheet."""
        return self._parts(self._agreed(chosen or {}), language)[0]

    def has_parts(self, chosen: Mapping[str, str]) -> bool:
        """Whether seats have something to choose."""
        parts = self.title.parts
        return parts is not None and parts.when.met(1, self._agreed(chosen), ())

    def _agreed(self, chosen: Mapping[str, str]) -> dict[str, Any]:
        """What was chosen, as options."""
        found: dict[str, Any] = {}
        for name, text in chosen.items():
            finer = self._finer.get(name)
            if finer is not None and text not in (_NO, _YES):
                found |= {name: True, finer.name: _value(finer, text)}
            elif finer is not None:
                found |= {name: text == _YES, finer.name: finer.default}
            else:
                found[name] = _value(self._options.get(name) or self._typed[name], text)
        return found

    # What players bring along

    def bringers(
        self, chosen: Mapping[str, str], parts: list[str], language: str
    ) -> list[tuple[str, str, Values]]:
        """Who may bring what: somebody, a label, and what there is, the usual first."""
        made, game = self.desk.workshop, self.shelf.games[self.game]
        if made is None:
            return []
        agreed, place = self._agreed(chosen), self.shelf.made
        return [
            (who, label, made.choices(game, agreed, who, language, place))
            for who, label in made.bringers(game, agreed, parts, language)
        ]

    def workshop(self, chosen: Mapping[str, str], language: str) -> "Screen[Any] | None":
        """The screen where players make what they bring; `ValueError` if options are wrong."""
        made, game = self.desk.workshop, self.shelf.games[self.game]
        if made is None:
            return None
        return made.screen(game, self._agreed(chosen), language, self.shelf.made)

    def table(
        self,
        chosen: Mapping[str, str],
        codes: list[str],
        parts: list[str],
        seed: int | str | None,
        language: str,
        brought: Mapping[str, str] | None = None,
    ) -> Table:
        """The table that was agreed on; `ValueError` says what does not fit."""
        agreed = self._agreed(
            {
                name: text
                for name, text in chosen.items()
                if name in self._typed or self.matters(name, chosen, parts)
            }
        )
        if self.title.parts is not None and self.has_parts(chosen):
            agreed[self.title.parts.name] = parts
        elif any(one.name == "players" for one in self.title.options):
            agreed["players"] = len(codes)
        if self.desk.follows is not None:
            agreed |= self.desk.follows(agreed)
        if self.desk.workshop is not None and brought:
            game, place = self.shelf.games[self.game], self.shelf.made
            agreed = dict(self.desk.workshop.agreed(game, agreed, brought, place))
        game, records = self.shelf.games[self.game], self.shelf.records
        return new(game, agreed, codes, seed, language, records=records)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return _YES if value else _NO
    return str(value)


def _value(option: Option, text: str) -> Any:
    if option.kind == "names":
        return [name.strip() for name in text.split(",") if name.strip()]
    return next(value for value in option.values if _text(value) == text)
