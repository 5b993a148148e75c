"""Invitations to become a member."""

from __future__ import annotations

from typing import Optional

from .._http.request import path
from .._listing import Listing
from .._resource import Resource, nothing, request_of
from ..records import Invitation

_ALL = "/v1/organization/invitations"
_ONE = "/v1/organization/invitations/{}"


class Invitations(Resource):
    def list(self, *, limit: Optional[int] = None) -> Listing[Invitation]:
        return self._calls.listing(Invitation, _ALL, {"limit": limit})

    def create(self, *, email: str, scope: str, idempotency_key: Optional[str] = None) -> Invitation:
        """Invites a person for seven days."""
        body = {"email": email, "scope": scope}
        return self._calls.value(request_of("POST", _ALL, json=body, idempotency_key=idempotency_key), Invitation.of)

    def get(self, id: str) -> Invitation:
        return self._calls.value(request_of("GET", path(_ONE, id)), Invitation.of)

    def resend(self, id: str, *, idempotency_key: Optional[str] = None) -> Invitation:
        """Extends an invitation by seven days and sends a mail with a new link; the earlier link stops working."""
        request = request_of("POST", path(_ONE + "/resend", id), idempotency_key=idempotency_key)
        return self._calls.value(request, Invitation.of)

    def revoke(self, id: str, *, idempotency_key: Optional[str] = None) -> None:
        return self._calls.value(request_of("DELETE", path(_ONE, id), idempotency_key=idempotency_key), nothing)
