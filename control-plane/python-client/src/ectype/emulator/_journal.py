"""The journal of an emulator: every write, in order, and the way back to any of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional, Union

from .._record import R, Record, records_of
from ._line import Line
from ._state import Snapshot, snapshot_in

_ROUTE = "journal"


@dataclass(frozen=True)
class Standing(Record):
    """Where the state is: how many writes led to it, and the oldest and the newest position of its branch."""

    branch: str
    position: int
    first: int
    last: int


@dataclass(frozen=True)
class Entry(Record):
    """A write: what was asked, what was answered, and how many rows and counters it changed."""

    position: int
    time: str
    sandbox: str
    operation: str
    status: int
    digest: str
    method: str
    target: str
    changes: int


@dataclass(frozen=True)
class Moved(Record):
    """A row that is not the same: `added`, `changed` or `removed`, and the names of the members that differ."""

    resource: str
    id: str
    kind: str
    members: List[str] = field(default_factory=list)
    before: Any = None
    after: Any = None


@dataclass(frozen=True)
class Branch(Record):
    """A line of history; it has no parent where its state was put in the place of another."""

    name: str
    starts_at: int
    last: int
    parent: Optional[str] = None


@dataclass(frozen=True)
class Verification(Record):
    """What came of running writes again: the first that came out otherwise, or None."""

    from_: int
    to: int
    difference: Any = None


def many(kind: "type[R]", name: str) -> Callable[[Any], List[R]]:
    """Reads the list that is a member of a reply."""
    return lambda reply: records_of(kind, reply[name])


class Journal:
    """A write after going back starts a branch; what was written before stays on its own."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def standing(self) -> Standing:
        return self._line.ask("GET", _ROUTE + "?limit=1", Standing.of)

    def entries(self, from_: int = 1, limit: int = 100) -> List[Entry]:
        """Writes in the order of their positions, up to 1,000 of them."""
        return self._line.ask("GET", f"{_ROUTE}?from={int(from_)}&limit={int(limit)}", many(Entry, "entries"))

    def entry(self, position: int) -> Dict[str, Any]:
        """One write with its request and all that it changed, as JSON."""
        return self._line.ask("GET", f"{_ROUTE}/{int(position)}", dict)

    def state(self, position: Union[int, str] = "oldest") -> Snapshot:
        """The state at a position of the branch; the emulator stays where it is."""
        where = position if position == "oldest" else int(position)
        return snapshot_in(self._line.large("GET", f"{_ROUTE}/{where}/state"))

    def rewind(self, to: int, *, branch: Optional[str] = None) -> Standing:
        """Goes back to a position, of another branch where one is named."""
        where = {"to": int(to)} if branch is None else {"to": int(to), "branch": branch}
        return self._line.ask("POST", _ROUTE + "/rewind", Standing.of, json=where)

    def forward(self, to: Optional[int] = None) -> Standing:
        """Goes forth again: to a position, or to the newest of the branch."""
        where = {} if to is None else {"to": int(to)}
        return self._line.ask("POST", _ROUTE + "/forward", Standing.of, json=where)

    def diff(self, before: int, after: int) -> List[Moved]:
        """Every row that is not the same at two positions."""
        return self._line.ask("GET", f"{_ROUTE}/diff?from={int(before)}&to={int(after)}", many(Moved, "moved"))

    def branches(self) -> List[Branch]:
        return self._line.ask("GET", _ROUTE + "/branches", many(Branch, "branches"))

    def verify(self) -> Verification:
        """Runs all remembered writes again in an emulator of their own, and tells the first that comes out otherwise."""
        return self._line.ask("POST", _ROUTE + "/verify", Verification.of, json={})
