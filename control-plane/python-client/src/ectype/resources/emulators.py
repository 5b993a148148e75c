"""Registered emulators."""

from __future__ import annotations

from typing import Mapping, Optional, Union

from .._http.request import path
from .._listing import Listing
from .._record import some
from .._resource import Resource, nothing, request_of
from ..records import Api, RegisteredEmulator

_ALL = "/v1/emulators"
_ONE = "/v1/emulators/{}"


class Emulators(Resource):
    def list(
        self, *, project: Optional[str] = None, alive: Optional[bool] = None, limit: Optional[int] = None
    ) -> Listing[RegisteredEmulator]:
        return self._calls.listing(RegisteredEmulator, _ALL, {"project": project, "alive": alive, "limit": limit})

    def register(
        self,
        *,
        name: str,
        url: str,
        api: Union[Api, Mapping[str, str]],
        version: str,
        project: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> RegisteredEmulator:
        """Registers a running emulator; `heartbeat_seconds` of the result is the interval of heartbeats."""
        emulated = {"name": api.name, "version": api.version, "hash": api.hash} if isinstance(api, Api) else dict(api)
        body = some(name=name, url=url, api=emulated, version=version, project=project)
        return self._calls.value(
            request_of("POST", _ALL, json=body, idempotency_key=idempotency_key), RegisteredEmulator.of
        )

    def get(self, id: str) -> RegisteredEmulator:
        return self._calls.value(request_of("GET", path(_ONE, id)), RegisteredEmulator.of)

    def heartbeat(
        self,
        id: str,
        *,
        requests: Optional[int] = None,
        position: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> RegisteredEmulator:
        """Reports that the emulator runs, the number of its requests and the position of its journal."""
        request = request_of(
            "POST",
            path(_ONE + "/heartbeat", id),
            json=some(requests=requests, position=position),
            idempotency_key=idempotency_key,
        )
        return self._calls.value(request, RegisteredEmulator.of)

    def deregister(self, id: str, *, idempotency_key: Optional[str] = None) -> None:
        return self._calls.value(request_of("DELETE", path(_ONE, id), idempotency_key=idempotency_key), nothing)
