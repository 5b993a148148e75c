"""The event log of the organization."""

from __future__ import annotations

from datetime import datetime
from typing import Optional

from .._http.request import path
from .._listing import Listing
from .._resource import Resource, request_of
from ..records import Event, EventVerification

_ALL = "/v1/events"


class Events(Resource):
    def list(
        self,
        *,
        kind: Optional[str] = None,
        target: Optional[str] = None,
        actor: Optional[str] = None,
        since: Optional[datetime] = None,
        until: Optional[datetime] = None,
        limit: Optional[int] = None,
    ) -> Listing[Event]:
        query = {"kind": kind, "target": target, "actor": actor, "since": since, "until": until, "limit": limit}
        return self._calls.listing(Event, _ALL, query)

    def get(self, id: str) -> Event:
        return self._calls.value(request_of("GET", path(_ALL + "/{}", id)), Event.of)

    def verify(self, *, from_: Optional[int] = None) -> EventVerification:
        """Recomputes the hashes from a position on, and returns the first event that was changed."""
        request = request_of("GET", _ALL + "/verification", query={"from": from_})
        return self._calls.value(request, EventVerification.of)
