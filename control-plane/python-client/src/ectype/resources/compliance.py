"""Exports for auditors."""

from __future__ import annotations

from datetime import datetime
from typing import Optional

from .._download import Destination, download
from .._resource import Resource, request_of


class Compliance(Resource):
    def export(
        self, to: Destination, *, since: Optional[datetime] = None, until: Optional[datetime] = None
    ) -> int:
        """Writes a zip with events, audit events and keys to a file, and returns the number of bytes."""
        request = request_of("GET", "/v1/compliance/export", query={"since": since, "until": until})
        return download(self._calls.session, request, to)
