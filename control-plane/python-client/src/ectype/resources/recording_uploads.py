"""Uploads of recordings in parts, which can be resumed."""

from __future__ import annotations

from typing import Optional

from .._http.request import Body, Content, path
from .._record import some
from .._resource import Resource, nothing, request_of
from ..records import Recording, RecordingUpload

_ALL = "/v1/projects/{}/recording-uploads"
_ONE = "/v1/projects/{}/recording-uploads/{}"


class RecordingUploads(Resource):
    def create(
        self,
        project: str,
        *,
        size: Optional[int] = None,
        sha256: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> RecordingUpload:
        """Begins an upload; `complete` verifies the given size and hash."""
        body = some(size=size, sha256=sha256)
        request = request_of("POST", path(_ALL, project), json=body, idempotency_key=idempotency_key)
        return self._calls.value(request, RecordingUpload.of)

    def get(self, project: str, id: str) -> RecordingUpload:
        """Returns the progress; the next part begins at `offset`."""
        return self._calls.value(request_of("GET", path(_ONE, project, id)), RecordingUpload.of)

    def append(
        self, project: str, id: str, part: Content, *, offset: int = 0, idempotency_key: Optional[str] = None
    ) -> RecordingUpload:
        """Sends the part that begins at `offset`; the server stores it completely or not at all."""
        request = request_of(
            "PATCH",
            path(_ONE, project, id),
            body=Body(part),
            headers={"Content-Type": "application/octet-stream", "Upload-Offset": str(offset)},
            idempotency_key=idempotency_key,
        )
        return self._calls.value(request, RecordingUpload.of)

    def complete(self, project: str, id: str, *, idempotency_key: Optional[str] = None) -> Recording:
        """Creates a recording from the parts."""
        request = request_of("POST", path(_ONE + "/complete", project, id), idempotency_key=idempotency_key)
        return self._calls.value(request, Recording.of)

    def cancel(self, project: str, id: str, *, idempotency_key: Optional[str] = None) -> None:
        """Deletes the upload with its parts."""
        request = request_of("DELETE", path(_ONE, project, id), idempotency_key=idempotency_key)
        return self._calls.value(request, nothing)
