"""The features that the plan and the operator enable."""

from __future__ import annotations

from typing import List

from .._record import records_of
from .._resource import Resource, request_of
from ..records import FeatureFlag


class FeatureFlags(Resource):
    def list(self) -> List[FeatureFlag]:
        request = request_of("GET", "/v1/feature-flags")
        return self._calls.value(request, lambda value: records_of(FeatureFlag, value["items"]))
