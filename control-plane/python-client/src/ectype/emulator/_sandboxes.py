"""Isolated states of an emulator. The first request to a sandbox creates it."""

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
    """A sandbox: its first and current position, its time, and the idle time after which it is dropped."""

    name: str
    start: int
    position: int
    clock: datetime
    idle: Optional[str] = None


class Sandboxes:
    def __init__(self, line: Line) -> None:
        self._line = line

    def list(self) -> List[Sandbox]:
        """Lists the sandboxes by name."""
        return self._line.ask("GET", _ROUTE, many(Sandbox, "sandboxes"))

    def make(self, name: str, *, from_start: bool = False, idle: Optional[timedelta] = None) -> Sandbox:
        """Creates a sandbox with the current state, or with the initial state. `from_start` fails if the sandbox exists."""
        body: Dict[str, Any] = {}
        if from_start:
            body["from"] = "start"
        if idle is not None:
            body["idle"] = duration(idle)
        return self._line.ask("PUT", f"{_ROUTE}/{sandbox_name(name)}", Sandbox.of, json=body)

    def drop(self, name: str) -> None:
        """Drops a sandbox with its state."""
        self._line.ask("DELETE", f"{_ROUTE}/{sandbox_name(name)}", lambda reply: None)
