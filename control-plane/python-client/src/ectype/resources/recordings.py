"""Recordings of a project."""

from __future__ import annotations

from typing import Optional

from .._http.request import path
from .._listing import Listing
from .._resource import Resource
from ..records import Recording

_ALL = "/v1/projects/{}/recordings"


class Recordings(Resource):
    def list(self, project: str, *, limit: Optional[int] = None) -> Listing[Recording]:
        """Those of a project, which is named by its slug."""
        return self._calls.listing(Recording, path(_ALL, project), {"limit": limit})
