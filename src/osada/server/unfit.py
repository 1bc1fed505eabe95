"""The domain error of the server: a request that is well formed and cannot be granted."""


class Unfit(Exception):
    """What somebody wants cannot be done here: the code of a sentence, and what it is about."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
