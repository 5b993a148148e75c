"""The journal of an emulator, which contains all writes and can rewind the state to each of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional, Union

from .._record import R, Record, records_of
from ._line import Line
from ._state import Snapshot, snapshot_in

_ROUTE = "journal"


@dataclass(frozen=True)
class Standing(Record):
    """The position of the state: its branch, the number of its writes, and the oldest and newest position of the branch."""

    branch: str
    position: int
    first: int
    last: int


@dataclass(frozen=True)
class Entry(Record):
    """A write: its request, the status of its response, and the number of changed rows and counters."""

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
    """A different row: `added`, `changed` or `removed`, and the names of its changed members."""

    resource: str
    id: str
    kind: str
    members: List[str] = field(default_factory=list)
    before: Any = None
    after: Any = None


@dataclass(frozen=True)
class Branch(Record):
    """A branch of the history. It has no parent if it began with a restored state."""

    name: str
    starts_at: int
    last: int
    parent: Optional[str] = None


@dataclass(frozen=True)
class Verification(Record):
    """The result of replaying the writes: the first write with a different result, or None."""

    from_: int
    to: int
    difference: Any = None


def many(kind: "type[R]", name: str) -> Callable[[Any], List[R]]:
    """Returns a decoder of a list member of a response."""
    return lambda reply: records_of(kind, reply[name])


class Journal:
    """Reads and rewinds the journal. A write after a rewind starts a branch; the later writes stay on the old branch."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def standing(self) -> Standing:
        return self._line.ask("GET", _ROUTE + "?limit=1", Standing.of)

    def entries(self, from_: int = 1, limit: int = 100) -> List[Entry]:
        """Returns up to 1,000 writes in the order of their positions."""
        return self._line.ask("GET", f"{_ROUTE}?from={int(from_)}&limit={int(limit)}", many(Entry, "entries"))

    def entry(self, position: int) -> Dict[str, Any]:
        """Returns a write with its request and its changes, as JSON."""
        return self._line.ask("GET", f"{_ROUTE}/{int(position)}", dict)

    def state(self, position: Union[int, str] = "oldest") -> Snapshot:
        """Returns the state at a position of the branch, without a rewind."""
        where = position if position == "oldest" else int(position)
        return snapshot_in(self._line.large("GET", f"{_ROUTE}/{where}/state"))

    def rewind(self, to: int, *, branch: Optional[str] = None) -> Standing:
        """Rewinds to a position, of this or another branch."""
        where = {"to": int(to)} if branch is None else {"to": int(to), "branch": branch}
        return self._line.ask("POST", _ROUTE + "/rewind", Standing.of, json=where)

    def forward(self, to: Optional[int] = None) -> Standing:
        """Moves forward to a position, or to the newest one of the branch."""
        where = {} if to is None else {"to": int(to)}
        return self._line.ask("POST", _ROUTE + "/forward", Standing.of, json=where)

    def diff(self, before: int, after: int) -> List[Moved]:
        """Returns the rows that differ between two positions."""
        return self._line.ask("GET", f"{_ROUTE}/diff?from={int(before)}&to={int(after)}", many(Moved, "moved"))

    def branches(self) -> List[Branch]:
        return self._line.ask("GET", _ROUTE + "/branches", many(Branch, "branches"))

    def verify(self) -> Verification:
        """Replays all writes in a separate emulator, and returns the first one with a different result."""
        return self._line.ask("POST", _ROUTE + "/verify", Verification.of, json={})
