"""Calls the control routes of an emulator or of one of its sandboxes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Callable, Optional, TypeVar

from .._http.address import address_of
from .._http.request import Body, Request
from .._http.session import Session, Whole
from .._http.transport import Transport
from .._resource import decoded, request_of
from .._timeout import Timeout, timeout_of
from .._version import USER_AGENT

T = TypeVar("T")

_PREFIX = "/__service/"
_SHORT = 16 << 20
_SNAPSHOT = 1 << 30
_NAME = re.compile(r"[A-Za-z0-9._~-]+")


@dataclass(frozen=True)
class Line:
    """Sends requests to an emulator. Mutations are sent once, because the control routes have no idempotency keys."""

    session: Session
    sandbox: Optional[str] = None

    @classmethod
    def to(cls, url: str, token: Optional[str], timeout: Optional[float]) -> "Line":
        headers = {"User-Agent": USER_AGENT}
        if token is not None:
            headers["x-service-admin-token"] = token
        patience = Timeout(5.0, 30.0, 300.0) if timeout is None else timeout_of(timeout)
        transport = Transport(address_of(url))
        return cls(Session(transport, headers, patience, max_retries=0, max_reply_bytes=_SHORT, keyed=False))

    def in_sandbox(self, name: str) -> "Line":
        headers = {**self.session.headers, "x-service-sandbox": sandbox_name(name)}
        return Line(self.session.with_options(headers=headers), name)

    @property
    def address(self) -> str:
        return str(self.session.transport.address)

    @property
    def emulated(self) -> str:
        """The address of the emulated API."""
        return self.address if self.sandbox is None else f"{self.address}{_PREFIX}sandboxes/{self.sandbox}"

    def ask(self, method: str, route: str, decode: Callable[[Any], T], json: Any = None) -> T:
        whole = self.session.read_whole(request_of(method, _PREFIX + route, json=json))
        return decoded(whole.reply, whole.json(), decode)

    def large(self, method: str, route: str, body: Optional[bytes] = None) -> Whole:
        """Calls a route whose request or response may contain a complete state."""
        headers = {"Content-Type": "application/json"}
        content = None if body is None else Body(body)
        request = Request(method, _PREFIX + route, headers, content)
        return self.session.with_options(max_reply_bytes=_SNAPSHOT).read_whole(request)


def sandbox_name(name: str) -> str:
    """Checks the characters of a sandbox name; the emulator checks the rest."""
    if not _NAME.fullmatch(name):
        raise ValueError(f"the name of a sandbox consists of letters, digits, dots, dashes and underscores, but was {name!r}")
    return name


def duration(time: timedelta) -> str:
    """Formats a duration as in ISO 8601."""
    if time < timedelta(0):
        raise ValueError(f"a duration is not negative, but was {time}")
    return f"PT{time.days * 86400 + time.seconds}.{time.microseconds:06d}S"
