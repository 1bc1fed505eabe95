"""The domain error of the server: a request that is well formed and cannot be granted."""

from collections.abc import Callable

from osada.kernel.game import BadOptions

Fact = str | int | Callable[[str], str]
"""What a sentence is about; some of it is itself said in a language."""


class Unfit(Exception):
    """What somebody wants cannot be done here: the code of a sentence, and what it is about."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def told(self, language: str) -> dict[str, str | int]:
        """What it is about, in a language."""
        return {
            name: fact(language) if callable(fact) else fact for name, fact in self.facts.items()
        }


def of_options(error: BadOptions) -> Unfit:
    """Options that no game can be played with."""
    if error.in_languages:
        return Unfit("unplayable", why=error.told)
    return Unfit("options", why=str(error))
