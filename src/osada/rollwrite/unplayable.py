"""Options that the roll & write game cannot be played with, in the language of whoever asks."""

from osada.kernel.game import BadOptions


class Unplayable(BadOptions):
    """What is wrong, in one sentence with its clause; for other languages a reason and facts."""

    in_languages = True

    def __init__(self, reason: str, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts

    def told(self, language: str) -> str:
        """The same in a language."""
        from osada.rollwrite.words import say  # only who speaks loads it

        return say(language, f"options-{self.reason}", **self.facts)
