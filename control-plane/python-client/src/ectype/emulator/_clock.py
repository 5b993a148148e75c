"""The clock of an emulator: it stands still between writes, and goes where it is sent."""

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
        """The time that the next request sees."""
        return self._line.ask("GET", _ROUTE, lambda reply: time_of(reply["clock"]))

    @property
    def is_logical(self) -> bool:
        """Whether it is the emulator's own, so that it can be moved."""
        return self._line.ask("GET", _ROUTE, lambda reply: bool(reply["mode"] == "logical"))

    def advance(self, time: timedelta) -> datetime:
        """Lets time pass; gives the time that it is then."""
        return self._move({"advance": duration(time)})

    def set(self, time: datetime) -> datetime:
        """Sets the time; gives it as the emulator tells it."""
        return self._move({"set": text(time)})

    def _move(self, how: "dict[str, str]") -> datetime:
        return self._line.ask("POST", _ROUTE, lambda reply: time_of(reply["clock"]), json=how)
