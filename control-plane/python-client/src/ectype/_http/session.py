"""Sends requests with retries, and converts error responses to exceptions."""

from __future__ import annotations

import dataclasses
import itertools
import json
import time
import uuid
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Mapping, Optional, TypeVar

from .._log import logger
from .._timeout import Timeout
from ..errors import APIConnectionError, ServiceError, error_class
from . import retry
from .reply import Reply
from .request import Request
from .transport import Transport

T = TypeVar("T")

_MUTATIONS = ("POST", "PUT", "PATCH", "DELETE")
_LONGEST_ERROR = 1 << 16


@dataclass(frozen=True)
class Session:
    """The headers, retries, timeouts and limits of the requests to a service."""

    transport: Transport
    headers: Mapping[str, str] = field(repr=False)
    timeout: Timeout
    max_retries: int
    max_reply_bytes: int
    # Whether the service supports Idempotency-Key; without support, mutations are sent once.
    keyed: bool = True
    sleep: Callable[[float], None] = time.sleep

    def with_options(self, **changes: Any) -> "Session":
        return dataclasses.replace(self, **changes)

    def call(self, request: Request, read: Callable[[Reply], T]) -> T:
        """Sends a request and returns the result of `read`. Retries requests whose response breaks off too."""
        asked = self._completed(request)
        for attempt in itertools.count():
            try:
                reply = self.transport.send(asked, self.timeout)
                headers: Mapping[str, str] = reply.headers
                if reply.status < 300:
                    return read(reply)
                failure = refusal(reply)
                passing = retry.may_pass(failure.status, failure.code)
            except APIConnectionError as broken:
                failure, headers, passing = broken, {}, True
            wait = retry.delay(attempt, headers) if passing else None
            if wait is None or attempt >= self.max_retries or not self._may_repeat(asked):
                raise failure
            logger.info("%s %s: %s; retrying in %.2f s", asked.method, asked.target.partition("?")[0], failure.code, wait)
            self.sleep(wait)
        raise AssertionError("unreachable")

    def read_whole(self, request: Request) -> "Whole":
        return self.call(request, lambda reply: Whole(reply, reply.read(self.max_reply_bytes)))

    def _completed(self, request: Request) -> Request:
        headers: Dict[str, str] = {"Accept": "application/json", "Accept-Encoding": "gzip", **self.headers}
        headers["x-request-id"] = uuid.uuid4().hex
        headers.update(request.headers)
        if self.keyed and request.method in _MUTATIONS:
            # All attempts of a call have the same key.
            headers.setdefault("Idempotency-Key", str(uuid.uuid4()))
        return dataclasses.replace(request, headers=headers)

    def _may_repeat(self, request: Request) -> bool:
        known_once = "Idempotency-Key" in request.headers or request.method not in ("POST", "PATCH")
        return request.repeatable and known_once


@dataclass(frozen=True)
class Whole:
    """A response with its complete content."""

    reply: Reply
    content: bytes

    def json(self) -> Any:
        """Returns the JSON content, or None without content."""
        return self.reply.json_of(self.content) if self.content else None


def refusal(reply: Reply) -> ServiceError:
    """Converts an error response to an exception."""
    try:
        told = json.loads(reply.beginning(_LONGEST_ERROR))
    except (ServiceError, ValueError, RecursionError):
        # Uses only the status if the content cannot be read.
        told = None
    problem: Dict[str, Any] = told if isinstance(told, dict) else {}
    if isinstance(problem.get("error"), dict):
        problem = problem["error"]
    message = problem.get("message") or problem.get("detail")
    details = problem.get("details")
    return error_class(reply.status)(
        message if isinstance(message, str) else f"{reply.asked}: the response is {reply.status} {reply.reason}".rstrip(),
        status=reply.status,
        code=str(problem.get("code") or f"HTTP_{reply.status}"),
        details=details if isinstance(details, dict) else {},
        request_id=reply.request_id,
    )
