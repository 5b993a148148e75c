"""Whoever asks."""

from __future__ import annotations

from .._resource import Resource, request_of
from ..records import Identity


class Me(Resource):
    def get(self) -> Identity:
        """Whose key this client has, and what it may do."""
        return self._calls.value(request_of("GET", "/v1/me"), Identity.of)
