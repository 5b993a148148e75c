"""The health of the control plane. Needs no key."""

from __future__ import annotations

from .._resource import Resource, request_of
from ..records import Health


class HealthChecks(Resource):
    def live(self) -> Health:
        return self._calls.value(request_of("GET", "/v1/health/live"), Health.of)

    def ready(self) -> Health:
        """Raises `InternalServerError` with status 503 while the control plane is not ready."""
        return self._calls.value(request_of("GET", "/v1/health/ready"), Health.of)
