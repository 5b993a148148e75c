"""Shared snapshots, for the plan team and above."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Mapping, Optional, Union

from .._download import Destination, download
from .._http.request import Body, path
from .._listing import Listing
from .._resource import Resource, decoded, nothing, request_of
from ..emulator._state import Snapshot as State
from ..records import Snapshot, SnapshotDiff

_ALL = "/v1/snapshots"
_ONE = "/v1/snapshots/{}"
_LARGEST = 1 << 30


class Snapshots(Resource):
    def list(
        self,
        *,
        project: Optional[str] = None,
        name: Optional[str] = None,
        version: Optional[int] = None,
        limit: Optional[int] = None,
    ) -> Listing[Snapshot]:
        """Lists all versions, filtered by project, name and version number."""
        query = {"project": project, "name": name, "version": version, "limit": limit}
        return self._calls.listing(Snapshot, _ALL, query)

    def push(
        self,
        project: str,
        state: Union[State, bytes, Mapping[str, Any]],
        *,
        name: str,
        expected_version: Optional[int] = None,
        force: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Snapshot:
        """Stores the result of `Emulator.save()` as the next version of a name. Fails if there is a version after `expected_version`."""
        content = _content(state)
        request = request_of(
            "POST",
            path("/v1/projects/{}/snapshots", project),
            query={
                "name": name,
                "sha256": hashlib.sha256(content).hexdigest(),
                "expectedVersion": expected_version,
                "force": force,
            },
            body=Body(content),
            headers={"Content-Type": "application/json"},
            idempotency_key=idempotency_key,
        )
        return self._calls.value(request, Snapshot.of)

    def get(self, id: str) -> Snapshot:
        return self._calls.value(request_of("GET", path(_ONE, id)), Snapshot.of)

    def load(self, id: str) -> State:
        """Returns the state, for `Emulator.restore`."""
        session = self._calls.session.with_options(max_reply_bytes=_LARGEST)
        whole = session.read_whole(request_of("GET", path(_ONE + "/content", id)))
        return decoded(whole.reply, whole.content, State)

    def download(self, id: str, to: Destination) -> int:
        """Writes the state to a file, and returns the number of bytes."""
        return download(self._calls.session, request_of("GET", path(_ONE + "/content", id)), to)

    def diff(self, id: str, *, with_: Optional[str] = None) -> SnapshotDiff:
        """Returns the differences from another snapshot, or from the previous version."""
        request = request_of("GET", path(_ONE + "/diff", id), query={"with": with_})
        return self._calls.value(request, SnapshotDiff.of)

    def delete(self, id: str, *, idempotency_key: Optional[str] = None) -> None:
        """Deletes a version; its number is not used again."""
        return self._calls.value(request_of("DELETE", path(_ONE, id), idempotency_key=idempotency_key), nothing)


def _content(state: Union[State, bytes, Mapping[str, Any]]) -> bytes:
    if isinstance(state, State):
        return state.content
    return state if isinstance(state, bytes) else json.dumps(state, ensure_ascii=False).encode("utf-8")
