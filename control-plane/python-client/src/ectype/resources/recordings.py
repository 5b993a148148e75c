"""Recordings of a project. `project` is its slug or identifier."""

from __future__ import annotations

from typing import Mapping, Optional, Sequence

from .._download import Destination, download
from .._http.request import Body, Content
from .._http.request import path as _path
from .._listing import Listing
from .._record import some
from .._resource import Resource, nothing, request_of
from ..records import Exchange, Recording, Replay, ReplayReport, ReplayResult, ReplayResultDetails

_ALL = "/v1/projects/{}/recordings"
_ONE = "/v1/projects/{}/recordings/{}"
LINES = "application/x-ndjson"


class Recordings(Resource):
    def list(self, project: str, *, limit: Optional[int] = None) -> Listing[Recording]:
        return self._calls.listing(Recording, _path(_ALL, project), {"limit": limit})

    def upload(
        self,
        project: str,
        content: Content,
        *,
        content_type: str = LINES,
        idempotency_key: Optional[str] = None,
    ) -> Recording:
        """Uploads the output of `ectype record`: bytes, or a file opened with "rb", which is not read into memory. Set the content type
        `application/json` for an HTTP Archive. `recording_uploads` sends a recording in parts over unreliable connections."""
        request = request_of(
            "POST",
            _path(_ALL, project),
            body=Body(content),
            headers={"Content-Type": content_type},
            idempotency_key=idempotency_key,
        )
        return self._calls.value(request, Recording.of)

    def get(self, project: str, id: str) -> Recording:
        return self._calls.value(request_of("GET", _path(_ONE, project, id)), Recording.of)

    def download(self, project: str, id: str, to: Destination) -> int:
        """Writes the uploaded file to a file, and returns the number of bytes."""
        return download(self._calls.session, request_of("GET", _path(_ONE + "/file", project, id)), to)

    def delete(self, project: str, id: str, *, idempotency_key: Optional[str] = None) -> None:
        """Deletes the recording with its file and replays."""
        request = request_of("DELETE", _path(_ONE, project, id), idempotency_key=idempotency_key)
        return self._calls.value(request, nothing)

    def exchanges(
        self,
        project: str,
        id: str,
        *,
        method: Optional[str] = None,
        status: Optional[str] = None,
        path: Optional[str] = None,
        host: Optional[str] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> Listing[Exchange]:
        """Lists the recorded requests and responses in their order."""
        query = {"method": method, "status": status, "path": path, "host": host, "text": text, "limit": limit}
        return self._calls.listing(Exchange, _path(_ONE + "/exchanges", project, id), query)

    def replay(
        self,
        project: str,
        id: str,
        *,
        target_url: str,
        headers: Optional[Mapping[str, str]] = None,
        timeout_ms: Optional[int] = None,
        ignore: Optional[Sequence[str]] = None,
        idempotency_key: Optional[str] = None,
    ) -> ReplayReport:
        """Sends the recorded requests to a server, and reports different responses."""
        body = some(target_url=target_url, headers=headers, timeout_ms=timeout_ms, ignore=ignore)
        request = request_of("POST", _path(_ONE + "/replay", project, id), json=body, idempotency_key=idempotency_key)
        return self._calls.value(request, ReplayReport.of)

    def replays(self, project: str, id: str, *, limit: Optional[int] = None) -> Listing[Replay]:
        return self._calls.listing(Replay, _path(_ONE + "/replays", project, id), {"limit": limit})

    def get_replay(self, project: str, id: str, replay: str) -> Replay:
        return self._calls.value(request_of("GET", _path(_ONE + "/replays/{}", project, id, replay)), Replay.of)

    def replay_results(
        self, project: str, id: str, replay: str, *, kind: Optional[str] = None, limit: Optional[int] = None
    ) -> Listing[ReplayResult]:
        """Lists the results of all exchanges, or those of a kind."""
        route = _path(_ONE + "/replays/{}/results", project, id, replay)
        return self._calls.listing(ReplayResult, route, {"kind": kind, "limit": limit})

    def get_replay_result(self, project: str, id: str, replay: str, seq: int) -> ReplayResultDetails:
        """Returns the result of one exchange with the recorded and the received response."""
        route = _path(_ONE + "/replays/{}/results/{}", project, id, replay, str(seq))
        return self._calls.value(request_of("GET", route), ReplayResultDetails.of)
