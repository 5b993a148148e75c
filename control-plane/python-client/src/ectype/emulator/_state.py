"""Snapshots of the complete state of an emulator."""

from __future__ import annotations

import json
import os
import re
import tempfile
from dataclasses import dataclass
from typing import Any, Union

from .._http.session import Whole
from .._record import Record
from .._resource import decoded
from ..records import Api

_OPENING = re.compile(rb'\s*\{\s*"snapshot"\s*:\s*')


@dataclass(frozen=True)
class Health(Record):
    """The emulated API, and the number of writes that led to its state."""

    api: Api
    position: int


class Snapshot:
    """A snapshot of a state with all resources, counters and relationships. Equal states have equal bytes."""

    def __init__(self, content: bytes) -> None:
        try:
            document = json.loads(content)
            self.api = Api.of(document["api"])
            self.position = int(document["position"])
            resources = document["resources"]
        except (KeyError, TypeError, ValueError, RecursionError) as wrong:
            raise ValueError(f"not a snapshot: {wrong}") from None
        if not isinstance(resources, dict):
            raise ValueError("not a snapshot: its resources are not an object")
        self.content = content

    @property
    def document(self) -> Any:
        """The snapshot as JSON."""
        return json.loads(self.content)

    def write_to(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the snapshot to a file atomically."""
        target = os.fspath(path)
        descriptor, beside = tempfile.mkstemp(prefix=".ectype-", dir=os.path.dirname(os.path.abspath(target)))
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(self.content)
            os.replace(beside, target)
        except BaseException:
            os.unlink(beside)
            raise

    @classmethod
    def read(cls, path: Union[str, "os.PathLike[str]"]) -> "Snapshot":
        """Reads a snapshot from a file; raises ValueError if the file is not a snapshot."""
        with open(path, "rb") as file:
            return cls(file.read())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Snapshot) and self.content == other.content

    def __hash__(self) -> int:
        return hash(self.content)

    def __repr__(self) -> str:
        return f"Snapshot({self.api.name} {self.api.version}, position {self.position}, {len(self.content)} bytes)"


def snapshot_in(whole: Whole) -> Snapshot:
    """Returns the snapshot of a response with its original bytes, which keep the format of numbers."""
    opening = _OPENING.match(whole.content)
    content = whole.content.rstrip()
    if opening is None or not content.endswith(b"}"):
        return decoded(whole.reply, None, Snapshot)
    return decoded(whole.reply, content[opening.end() : -1].rstrip(), Snapshot)
