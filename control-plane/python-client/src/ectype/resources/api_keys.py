"""API keys of the organization. Only `create` and `rotate` return the secret."""

from __future__ import annotations

from datetime import datetime
from typing import Optional, Union

from .._http.request import path
from .._listing import Listing
from .._record import some
from .._resource import Resource, nothing, request_of
from ..records import ApiKey

_ALL = "/v1/api-keys"
_ONE = "/v1/api-keys/{}"


class ApiKeys(Resource):
    def list(self, *, limit: Optional[int] = None) -> Listing[ApiKey]:
        return self._calls.listing(ApiKey, _ALL, {"limit": limit})

    def create(
        self,
        *,
        name: str,
        scope: str,
        expires_at: Union[datetime, str, None] = None,
        idempotency_key: Optional[str] = None,
    ) -> ApiKey:
        """Creates a key with the scope `read`, `write` or `admin`; the result contains the secret `key`."""
        body = some(name=name, scope=scope, expires_at=expires_at)
        return self._calls.value(request_of("POST", _ALL, json=body, idempotency_key=idempotency_key), ApiKey.of)

    def get(self, id: str) -> ApiKey:
        return self._calls.value(request_of("GET", path(_ONE, id)), ApiKey.of)

    def rotate(
        self, id: str, *, overlap_seconds: Optional[int] = None, idempotency_key: Optional[str] = None
    ) -> ApiKey:
        """Creates a key that replaces this key, which stays valid for `overlap_seconds`."""
        request = request_of(
            "POST",
            path(_ONE + "/rotate", id),
            json=some(overlap_seconds=overlap_seconds),
            idempotency_key=idempotency_key,
        )
        return self._calls.value(request, ApiKey.of)

    def revoke(self, id: str, *, idempotency_key: Optional[str] = None) -> None:
        return self._calls.value(request_of("DELETE", path(_ONE, id), idempotency_key=idempotency_key), nothing)
