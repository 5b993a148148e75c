"""The clock of an emulator. A logical clock is constant between writes and can be set."""

from __future__ import annotations

from datetime import datetime, timedelta

from .._http.request import text
from .._record import time_of
from ._line import Line, duration

_ROUTE = "clock"


class Clock:
    def __init__(self, line: Line) -> None:
        self._line = line

    def now(self) -> datetime:
        """Returns the time of the next request."""
        return self._line.ask("GET", _ROUTE, lambda reply: time_of(reply["clock"]))

    @property
    def is_logical(self) -> bool:
        """Whether the emulator has a logical clock, which can be set."""
        return self._line.ask("GET", _ROUTE, lambda reply: bool(reply["mode"] == "logical"))

    def advance(self, time: timedelta) -> datetime:
        """Advances the clock, and returns its new time."""
        return self._move({"advance": duration(time)})

    def set(self, time: datetime) -> datetime:
        """Sets the clock, and returns its new time."""
        return self._move({"set": text(time)})

    def _move(self, how: "dict[str, str]") -> datetime:
        return self._line.ask("POST", _ROUTE, lambda reply: time_of(reply["clock"]), json=how)
