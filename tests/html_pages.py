"""Pages as tests read them."""

from html.parser import HTMLParser

EMPTY = {"meta", "link", "img", "input", "br", "path", "rect", "circle", "use", "hr"}


class Page(HTMLParser):
    """A page read as a browser would: elements must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sections: list[str] = []
        self.headings: list[str] = []
        self.captions: list[str] = []
        self.titles: list[str] = []
        self.ids: list[str] = []
        self.refers: list[str] = []
        self.tags: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in EMPTY:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
                if tag == "section":
                    self.sections.append(value or "")
            if name in ("src", "href", "action", "data", "poster", "srcset"):
                self.refers.append(value or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        inside = self.open[-1] if self.open else ""
        if inside in ("h1", "h2"):
            self.headings.append(data)
        elif inside == "caption":
            self.captions.append(data)
        elif inside == "title":
            self.titles.append(data)
        if inside not in ("style", "script"):
            self.text += data
