"""The sessions of members who have signed in."""

from __future__ import annotations

from typing import Optional

from .._http.request import path
from .._listing import Listing
from .._record import some
from .._resource import Resource, nothing, request_of
from ..records import Session

_ALL = "/v1/sessions"
_ONE = "/v1/sessions/{}"
_TOKEN = "/v1/sessions/token"
_MEMBER = "/v1/organization/members/{}/sessions"


class Sessions(Resource):
    def list(self, *, user: Optional[str] = None, limit: Optional[int] = None) -> Listing[Session]:
        """Lists the sessions of the caller, and with the scope `admin` those of all members."""
        return self._calls.listing(Session, _ALL, {"user": user, "limit": limit})

    def revoke(self, id: str, *, idempotency_key: Optional[str] = None) -> None:
        return self._calls.value(request_of("DELETE", path(_ONE, id), idempotency_key=idempotency_key), nothing)

    def revoke_others(self, *, idempotency_key: Optional[str] = None) -> None:
        """Revokes the other sessions of the caller; needs a session."""
        return self._calls.value(request_of("DELETE", _ALL, idempotency_key=idempotency_key), nothing)

    def revoke_all(self, user: str, *, idempotency_key: Optional[str] = None) -> None:
        """Revokes all sessions of a member."""
        return self._calls.value(request_of("DELETE", path(_MEMBER, user), idempotency_key=idempotency_key), nothing)

    def create_token(
        self, *, origin: str, lifetime_seconds: Optional[int] = None, idempotency_key: Optional[str] = None
    ) -> Session:
        """Creates a bearer session for pages of another origin; needs a session."""
        body = some(origin=origin, lifetime_seconds=lifetime_seconds)
        return self._calls.value(request_of("POST", _TOKEN, json=body, idempotency_key=idempotency_key), Session.of)
