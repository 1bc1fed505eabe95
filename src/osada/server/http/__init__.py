"""The doors of the server: requests, sockets, and the page."""
