"""The authenticated principal."""

from __future__ import annotations

from .._resource import Resource, request_of
from ..records import Identity


class Me(Resource):
    def get(self) -> Identity:
        """Returns the owner and the scope of the client's key."""
        return self._calls.value(request_of("GET", "/v1/me"), Identity.of)
