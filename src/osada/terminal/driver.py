"""The keyboard as Textual reads it, but patient with bytes that are no text."""

import sys

from textual.driver import Driver

if sys.platform == "win32":

    def patient(driver: type[Driver]) -> type[Driver]:
        """Windows gives whole characters."""
        return driver

else:
    from textual.drivers.linux_driver import LinuxDriver

    class _Patient(LinuxDriver):
        def run_input_thread(self) -> None:
            """Read keys; what another encoding or a pasted file sends is passed over."""
            while not self.exit_event.is_set():
                try:
                    super().run_input_thread()
                except UnicodeDecodeError:
                    continue

    def patient(driver: type[Driver]) -> type[Driver]:
        """The same driver; garbage that is typed does not end the game."""
        return _Patient if driver is LinuxDriver else driver
