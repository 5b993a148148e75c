"""The whole state of an emulator: taken, and put back."""

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
    """Which API is emulated, and how many writes lie behind its state."""

    api: Api
    position: int


class Snapshot:
    """A handle to a state: every resource, counter and relationship. Equal states give equal bytes."""

    def __init__(self, content: bytes) -> None:
        try:
            document = json.loads(content)
            self.api = Api.of(document["api"])
            self.position = int(document["position"])
            resources = document["resources"]
        except (KeyError, TypeError, ValueError, RecursionError) as wrong:
            raise ValueError(f"this is no snapshot: {wrong}") from None
        if not isinstance(resources, dict):
            raise ValueError("this is no snapshot: its resources are no object")
        self.content = content

    @property
    def document(self) -> Any:
        """All of it, as JSON."""
        return json.loads(self.content)

    def write_to(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes it into a file, at once or not at all."""
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
        """Reads one that was kept; raises ValueError for anything else."""
        with open(path, "rb") as file:
            return cls(file.read())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Snapshot) and self.content == other.content

    def __hash__(self) -> int:
        return hash(self.content)

    def __repr__(self) -> str:
        return f"Snapshot({self.api.name} {self.api.version}, position {self.position}, {len(self.content)} bytes)"


def snapshot_in(whole: Whole) -> Snapshot:
    """The snapshot of a reply, in the bytes in which it came: numbers stay as they are written."""
    opening = _OPENING.match(whole.content)
    content = whole.content.rstrip()
    if opening is None or not content.endswith(b"}"):
        return decoded(whole.reply, None, Snapshot)
    return decoded(whole.reply, content[opening.end() : -1].rstrip(), Snapshot)
