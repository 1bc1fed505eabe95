"""The review of finished games: what decisions were worth, and why; see docs/study.md."""
