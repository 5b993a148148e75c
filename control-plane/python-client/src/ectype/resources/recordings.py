"""Recordings of a project, which is named by its slug or its identifier."""

from __future__ import annotations

from typing import Optional

from .._download import Destination, download
from .._http.request import Body, Content, path
from .._listing import Listing
from .._resource import Resource, nothing, request_of
from ..records import Recording

_ALL = "/v1/projects/{}/recordings"
_ONE = "/v1/projects/{}/recordings/{}"
LINES = "application/x-ndjson"


class Recordings(Resource):
    def list(self, project: str, *, limit: Optional[int] = None) -> Listing[Recording]:
        return self._calls.listing(Recording, path(_ALL, project), {"limit": limit})

    def upload(
        self,
        project: str,
        content: Content,
        *,
        content_type: str = LINES,
        idempotency_key: Optional[str] = None,
    ) -> Recording:
        """Sends what `ectype record` wrote: bytes, or a file opened with "rb", which is nowhere whole in memory. An HTTP Archive is
        sent with the type `application/json`. Where connections break, `recording_uploads` sends it in parts."""
        request = request_of(
            "POST",
            path(_ALL, project),
            body=Body(content),
            headers={"Content-Type": content_type},
            idempotency_key=idempotency_key,
        )
        return self._calls.value(request, Recording.of)

    def get(self, project: str, id: str) -> Recording:
        return self._calls.value(request_of("GET", path(_ONE, project, id)), Recording.of)

    def download(self, project: str, id: str, to: Destination) -> int:
        """Writes its lines into a file, byte for byte; gives how many bytes it has."""
        return download(self._calls.session, request_of("GET", path(_ONE + "/file", project, id)), to)

    def delete(self, project: str, id: str, *, idempotency_key: Optional[str] = None) -> None:
        """With its file and its replays."""
        request = request_of("DELETE", path(_ONE, project, id), idempotency_key=idempotency_key)
        return self._calls.value(request, nothing)
