"""A screen is painted when somebody looks: painting is most of what a screen costs."""

import pytest
from textual.screen import Screen


@pytest.fixture(autouse=True)
def painted_when_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what Textual would send to a terminal; `settled` and `seen` paint it whole."""
    refresh = Screen._compositor_refresh

    def unseen(screen: Screen[object]) -> None:
        if screen is not screen.app.screen:
            refresh(screen)
            return
        screen._compositor._dirty_regions.clear()
        screen._dirty_widgets.clear()

    monkeypatch.setattr(Screen, "_compositor_refresh", unseen)
