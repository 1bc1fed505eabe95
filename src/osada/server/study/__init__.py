"""Reviews of finished games at the server; see study.md."""
