"""Requests until they are answered: retries, and replies that say no as errors."""

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
    """A way to a service: what all requests carry, how often they are tried, how long and how large replies may be."""

    transport: Transport
    headers: Mapping[str, str] = field(repr=False)
    timeout: Timeout
    max_retries: int
    max_reply_bytes: int
    # Whether the service knows Idempotency-Key: without it a mutation is sent once.
    keyed: bool = True
    sleep: Callable[[float], None] = time.sleep

    def with_options(self, **changes: Any) -> "Session":
        return dataclasses.replace(self, **changes)

    def call(self, request: Request, read: Callable[[Reply], T]) -> T:
        """What is read of the reply. A reply that breaks off while it is read is asked for again too."""
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
            logger.info("%s %s: %s; again in %.2f s", asked.method, asked.target.partition("?")[0], failure.code, wait)
            self.sleep(wait)
        raise AssertionError("unreachable")

    def read_whole(self, request: Request) -> "Whole":
        return self.call(request, lambda reply: Whole(reply, reply.read(self.max_reply_bytes)))

    def _completed(self, request: Request) -> Request:
        headers: Dict[str, str] = {"Accept": "application/json", "Accept-Encoding": "gzip", **self.headers}
        headers["x-request-id"] = uuid.uuid4().hex
        headers.update(request.headers)
        if self.keyed and request.method in _MUTATIONS:
            # One for the call, whatever becomes of its attempts.
            headers.setdefault("Idempotency-Key", str(uuid.uuid4()))
        return dataclasses.replace(request, headers=headers)

    def _may_repeat(self, request: Request) -> bool:
        known_once = "Idempotency-Key" in request.headers or request.method not in ("POST", "PATCH")
        return request.repeatable and known_once


@dataclass(frozen=True)
class Whole:
    """A reply that was read to its end."""

    reply: Reply
    content: bytes

    def json(self) -> Any:
        """The JSON of it; nothing of a reply without content."""
        return self.reply.json_of(self.content) if self.content else None


def refusal(reply: Reply) -> ServiceError:
    """The error that a reply tells."""
    try:
        told = json.loads(reply.beginning(_LONGEST_ERROR))
    except (ServiceError, ValueError, RecursionError):
        # The status is known, whatever became of the rest.
        told = None
    problem: Dict[str, Any] = told if isinstance(told, dict) else {}
    if isinstance(problem.get("error"), dict):
        problem = problem["error"]
    message = problem.get("message") or problem.get("detail")
    details = problem.get("details")
    return error_class(reply.status)(
        message if isinstance(message, str) else f"{reply.asked} was answered {reply.status} {reply.reason}".rstrip(),
        status=reply.status,
        code=str(problem.get("code") or f"HTTP_{reply.status}"),
        details=details if isinstance(details, dict) else {},
        request_id=reply.request_id,
    )
