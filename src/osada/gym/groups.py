"""The actions of a game in groups of one kind, each with what it does in words."""


class Group:
    """Neighbouring actions of one kind."""

    def __init__(self, name: str, offset: int, meaning: str) -> None:
        self.name = name
        self.offset = offset
        self.size = 0
        self.meaning = meaning


class Groups:
    """What every action means; a numbering opens one group after the other and fills it."""

    def __init__(self) -> None:
        self.meanings: list[str] = []
        """What each action does, in words."""
        self.groups: list[Group] = []
        """The kinds of action, in order."""

    def _open(self, name: str, meaning: str) -> None:
        self._close()
        self.groups.append(Group(name, len(self.meanings), meaning))

    def _close(self) -> None:
        if self.groups:
            self.groups[-1].size = len(self.meanings) - self.groups[-1].offset
