"""What auditors ask for."""

from __future__ import annotations

from datetime import datetime
from typing import Optional

from .._download import Destination, download
from .._resource import Resource, request_of


class Compliance(Resource):
    def export(
        self, to: Destination, *, since: Optional[datetime] = None, until: Optional[datetime] = None
    ) -> int:
        """Writes events, those for auditors, and keys as a zip into a file; gives how many bytes it has."""
        request = request_of("GET", "/v1/compliance/export", query={"since": since, "until": until})
        return download(self._calls.session, request, to)
