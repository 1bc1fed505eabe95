"""`osada serve` says in a sentence what is wrong before anything else happens."""

import socket
from pathlib import Path

import pytest

from osada.cli import main


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "99999"], "there is no port 99999"),
        (["--workers", "0"], "cannot think in 0 processes"),
        (["--log", "loud"], 'there is no level "loud"'),
        (["--bot-pause", "-1"], "--bot-pause"),
        (["--tables-per-minute", "0"], "--tables-per-minute"),
        (["--push-contact", "me"], "--push-contact"),
        (["--push-contact", "mailto:"], "--push-contact"),
        (["--push-contact", "https://"], "--push-contact"),
        (["--origin", "osada.example"], "--origin"),
        (["--origin", "https://osada.example/"], "--origin"),
        (["--push-host", "https://push.example.org"], "--push-host"),
        (["--push-host", "10.0.0.1"], "--push-host"),
        (["--database", "mysql://somewhere"], "mysql"),
        (["--database", "sqlite:////proc/nowhere/osada.db"], "/proc/nowhere"),
        (["--database", "postgresql://osada@127.0.0.1:1/osada"], "127.0.0.1:1"),
        (["--port", "8000", "surprise"], "too many words"),
    ],
)
def test_what_cannot_be_served(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--port" not in words:
        words = ["--port", "0", *words]
    assert main(["serve", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", "sqlite://"]) == 2
    assert "is Osada running already?" in capsys.readouterr().err


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.db").write_bytes(b"no database at all " * 100)
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db"]) == 2
    assert "x.db" in capsys.readouterr().err
    assert (tmp_path / "x.db").read_bytes().startswith(b"no database")


def test_the_help_explains_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    said = capsys.readouterr().out
    for option in (
        "--host",
        "--port",
        "--database",
        "--workers",
        "--open",
        "--behind-proxy",
        "--no-push",
    ):
        assert option in said
