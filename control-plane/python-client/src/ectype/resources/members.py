"""Members of the organization."""

from __future__ import annotations

from typing import Optional

from .._http.request import path
from .._listing import Listing
from .._resource import Resource, nothing, request_of
from ..records import Member

_ALL = "/v1/organization/members"
_ONE = "/v1/organization/members/{}"


class Members(Resource):
    def list(self, *, q: Optional[str] = None, limit: Optional[int] = None) -> Listing[Member]:
        return self._calls.listing(Member, _ALL, {"q": q, "limit": limit})

    def get(self, id: str) -> Member:
        return self._calls.value(request_of("GET", path(_ONE, id)), Member.of)

    def update(self, id: str, *, scope: str, idempotency_key: Optional[str] = None) -> Member:
        request = request_of("PATCH", path(_ONE, id), json={"scope": scope}, idempotency_key=idempotency_key)
        return self._calls.value(request, Member.of)

    def remove(self, id: str, *, idempotency_key: Optional[str] = None) -> None:
        return self._calls.value(request_of("DELETE", path(_ONE, id), idempotency_key=idempotency_key), nothing)
