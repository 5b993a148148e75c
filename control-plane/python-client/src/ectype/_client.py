"""The client of the control plane."""

from __future__ import annotations

import os
import ssl
from functools import cached_property
from typing import Any, Mapping, Optional, Union

from . import resources
from ._download import Destination, download
from ._http.address import address_of
from ._http.request import Body, Content, Request
from ._http.session import Session
from ._http.transport import Transport
from ._log import listen_as_asked
from ._resource import Calls, RawCalls, RawReply, request_of
from ._stream import StreamedReply
from ._timeout import Timeout, timeout_of
from ._version import USER_AGENT

DEFAULT_BASE_URL = "http://127.0.0.1:4020"
DEFAULT_MAX_RETRIES = 2
DEFAULT_MAX_REPLY_BYTES = 64 << 20


class Ectype:
    """A client of the control plane, with an attribute for each resource: `client.projects.list()`.

    The defaults of the key and the address are ECTYPE_API_KEY and ECTYPE_API_URL. A number as `timeout` limits connecting and the
    time between two chunks of a response; `Timeout` sets each. A client is thread-safe, and keeps its connections until `close()`
    or the end of its `with` block.
    """

    def __init__(
        self,
        api_key: Optional[str] = None,
        *,
        base_url: Optional[str] = None,
        timeout: Union[Timeout, float, None] = None,
        max_retries: int = DEFAULT_MAX_RETRIES,
        max_reply_bytes: int = DEFAULT_MAX_REPLY_BYTES,
        proxy: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        listen_as_asked()
        key = os.environ.get("ECTYPE_API_KEY", "") if api_key is None else api_key
        address = address_of(base_url or os.environ.get("ECTYPE_API_URL") or DEFAULT_BASE_URL)
        headers = {"User-Agent": USER_AGENT}
        if key.strip():
            headers["Authorization"] = "Bearer " + _sendable(key.strip())
        self._session = Session(
            transport=Transport(address, proxy=proxy, context=ssl_context),
            headers=headers,
            timeout=timeout_of(timeout),
            max_retries=_count(max_retries),
            max_reply_bytes=max_reply_bytes,
        )

    @property
    def base_url(self) -> str:
        return str(self._session.transport.address)

    @cached_property
    def organization(self) -> resources.Organizations:
        return resources.Organizations(Calls(self._session))

    @cached_property
    def members(self) -> resources.Members:
        return resources.Members(Calls(self._session))

    @cached_property
    def invitations(self) -> resources.Invitations:
        return resources.Invitations(Calls(self._session))

    @cached_property
    def sessions(self) -> resources.Sessions:
        return resources.Sessions(Calls(self._session))

    @cached_property
    def projects(self) -> resources.Projects:
        return resources.Projects(Calls(self._session))

    @cached_property
    def api_keys(self) -> resources.ApiKeys:
        return resources.ApiKeys(Calls(self._session))

    @cached_property
    def sso_providers(self) -> resources.SsoProviders:
        return resources.SsoProviders(Calls(self._session))

    @cached_property
    def recordings(self) -> resources.Recordings:
        return resources.Recordings(Calls(self._session))

    @cached_property
    def recording_uploads(self) -> resources.RecordingUploads:
        return resources.RecordingUploads(Calls(self._session))

    @cached_property
    def snapshots(self) -> resources.Snapshots:
        return resources.Snapshots(Calls(self._session))

    @cached_property
    def emulators(self) -> resources.Emulators:
        return resources.Emulators(Calls(self._session))

    @cached_property
    def events(self) -> resources.Events:
        return resources.Events(Calls(self._session))

    @cached_property
    def usage(self) -> resources.Usage:
        return resources.Usage(Calls(self._session))

    @cached_property
    def feature_flags(self) -> resources.FeatureFlags:
        return resources.FeatureFlags(Calls(self._session))

    @cached_property
    def me(self) -> resources.Me:
        return resources.Me(Calls(self._session))

    @cached_property
    def compliance(self) -> resources.Compliance:
        return resources.Compliance(Calls(self._session))

    @cached_property
    def health(self) -> resources.HealthChecks:
        return resources.HealthChecks(Calls(self._session))

    def request(
        self,
        method: str,
        path: str,
        *,
        json: Any = None,
        content: Optional[Content] = None,
        query: Optional[Mapping[str, Any]] = None,
        headers: Optional[Mapping[str, str]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Calls any route, for example `client.request("GET", "/v1/me")`, and returns the JSON of the response, or None without content.

        Set either `json`, a value, or `content`, bytes or a file opened with "rb".
        """
        request = _any_request(method, path, json, content, query, headers, idempotency_key)
        return Calls(self._session).value(request, lambda value: value)

    def stream(
        self,
        method: str,
        path: str,
        *,
        json: Any = None,
        content: Optional[Content] = None,
        query: Optional[Mapping[str, Any]] = None,
        headers: Optional[Mapping[str, str]] = None,
        idempotency_key: Optional[str] = None,
    ) -> StreamedReply:
        """Calls any route, and returns the response as a stream: `with client.stream("GET", path) as reply`."""
        as_it_is = {"Accept": "*/*", "Accept-Encoding": "identity", **(headers or {})}
        request = _any_request(method, path, json, content, query, as_it_is, idempotency_key)
        return self._session.call(request, StreamedReply)

    def download(self, path: str, to: Destination, *, query: Optional[Mapping[str, Any]] = None) -> int:
        """Writes the response of a route to a file, and returns the number of bytes. A path is written atomically."""
        return download(self._session, _any_request("GET", path, None, None, query, None, None), to)

    @property
    def with_raw_response(self) -> "RawEctype":
        """Returns a `request` method that returns a `RawReply`. Resources have their own `with_raw_response`."""
        return RawEctype(self._session)

    def with_options(
        self,
        *,
        timeout: Union[Timeout, float, None] = None,
        max_retries: Optional[int] = None,
        max_reply_bytes: Optional[int] = None,
    ) -> "Ectype":
        """Returns a client with other limits that uses the same connections: `client.with_options(max_retries=5).me.get()`."""
        session = self._session
        other = object.__new__(type(self))
        other._session = session.with_options(
            timeout=session.timeout if timeout is None else timeout_of(timeout),
            max_retries=session.max_retries if max_retries is None else _count(max_retries),
            max_reply_bytes=session.max_reply_bytes if max_reply_bytes is None else max_reply_bytes,
        )
        return other

    def close(self) -> None:
        """Closes the connections, including those of clients from `with_options`."""
        self._session.transport.close()

    def __enter__(self) -> "Ectype":
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Ectype(base_url={self.base_url!r})"


class RawEctype:
    """Calls any route, and returns the response with its status and headers."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def request(
        self,
        method: str,
        path: str,
        *,
        json: Any = None,
        content: Optional[Content] = None,
        query: Optional[Mapping[str, Any]] = None,
        headers: Optional[Mapping[str, str]] = None,
        idempotency_key: Optional[str] = None,
    ) -> RawReply[Any]:
        request = _any_request(method, path, json, content, query, headers, idempotency_key)
        reply: RawReply[Any] = RawCalls(self._session).value(request, lambda value: value)
        return reply


def _any_request(
    method: str,
    path: str,
    json: Any,
    content: Optional[Content],
    query: Optional[Mapping[str, Any]],
    headers: Optional[Mapping[str, str]],
    idempotency_key: Optional[str],
) -> Request:
    if not path.startswith("/") or path.startswith("//"):
        raise ValueError(f"a path begins with one slash, such as /v1/me, but was {path!r}")
    if json is not None and content is not None:
        raise ValueError("a request has either json or content, not both")
    body = None if content is None else Body(content)
    return request_of(
        method.upper(), path, query=query, json=json, body=body, headers=headers, idempotency_key=idempotency_key
    )


def _sendable(key: str) -> str:
    # The message must not contain the key.
    if not key.isascii() or not key.isprintable() or " " in key:
        raise ValueError("the API key contains invalid characters; copy the complete key without spaces")
    return key


def _count(retries: int) -> int:
    if isinstance(retries, bool) or not isinstance(retries, int) or retries < 0:
        raise ValueError(f"max_retries is an integer from 0 on, but was {retries!r}")
    return retries
