"""Snapshots that a team shares, for the plan team and above."""

from __future__ import annotations

from typing import Optional

from .._listing import Listing
from .._resource import Resource
from ..records import Snapshot

_ALL = "/v1/snapshots"


class Snapshots(Resource):
    def list(
        self, *, project: Optional[str] = None, name: Optional[str] = None, limit: Optional[int] = None
    ) -> Listing[Snapshot]:
        """All versions, of a project and of a name where those are given."""
        return self._calls.listing(Snapshot, _ALL, {"project": project, "name": name, "limit": limit})
