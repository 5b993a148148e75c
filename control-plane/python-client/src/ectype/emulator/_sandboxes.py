"""States beside the one that everybody shares, each made when it is first named."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Dict, List, Optional

from .._record import Record
from ._journal import many
from ._line import Line, duration, sandbox_name

_ROUTE = "sandboxes"


@dataclass(frozen=True)
class Sandbox(Record):
    """The position with which it began and that of now, its time, and how long nobody may use it until it is dropped."""

    name: str
    start: int
    position: int
    clock: datetime
    idle: Optional[str] = None


class Sandboxes:
    def __init__(self, line: Line) -> None:
        self._line = line

    def list(self) -> List[Sandbox]:
        """Those that are there, by name."""
        return self._line.ask("GET", _ROUTE, many(Sandbox, "sandboxes"))

    def make(self, name: str, *, from_start: bool = False, idle: Optional[timedelta] = None) -> Sandbox:
        """Makes one that begins with the state as it is, or with that at the start, which is refused where there is one already."""
        body: Dict[str, Any] = {}
        if from_start:
            body["from"] = "start"
        if idle is not None:
            body["idle"] = duration(idle)
        return self._line.ask("PUT", f"{_ROUTE}/{sandbox_name(name)}", Sandbox.of, json=body)

    def drop(self, name: str) -> None:
        """Drops one with all that it holds."""
        self._line.ask("DELETE", f"{_ROUTE}/{sandbox_name(name)}", lambda reply: None)
