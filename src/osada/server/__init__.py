"""The web app's back end: tables, seats, views, bots and storage. It holds no rule of the game."""
