"""The organization of the key."""

from __future__ import annotations

from typing import Optional

from .._record import some
from .._resource import Resource, request_of
from ..records import Organization

_ONE = "/v1/organization"


class Organizations(Resource):
    def get(self) -> Organization:
        return self._calls.value(request_of("GET", _ONE), Organization.of)

    def update(self, *, name: Optional[str] = None, idempotency_key: Optional[str] = None) -> Organization:
        request = request_of("PATCH", _ONE, json=some(name=name), idempotency_key=idempotency_key)
        return self._calls.value(request, Organization.of)
