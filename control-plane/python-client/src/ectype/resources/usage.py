"""The usage of the organization."""

from __future__ import annotations

from datetime import date
from typing import Optional, Sequence

from .._listing import Listing
from .._resource import Resource, request_of
from ..records import StorageUse, UsageDay


class Usage(Resource):
    def list(
        self,
        *,
        since: Optional[date] = None,
        until: Optional[date] = None,
        project: Optional[str] = None,
        key: Optional[str] = None,
        group_by: Optional[Sequence[str]] = None,
        limit: Optional[int] = None,
    ) -> Listing[UsageDay]:
        """Lists the usage by day, project and key, or the sums for the dimensions in `group_by`."""
        grouped = None if group_by is None else group_by if isinstance(group_by, str) else ",".join(group_by)
        query = {"since": since, "until": until, "project": project, "key": key, "groupBy": grouped, "limit": limit}
        return self._calls.listing(UsageDay, "/v1/usage", query)

    def storage(self) -> StorageUse:
        return self._calls.value(request_of("GET", "/v1/usage/storage"), StorageUse.of)
