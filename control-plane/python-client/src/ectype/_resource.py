"""The base of all resources: sends requests and decodes the responses."""

from __future__ import annotations

from typing import Any, Callable, Generic, List, Mapping, Optional, Type, TypeVar

from ._http.reply import Reply
from ._http.request import Body, Request, json_body, with_query
from ._http.session import Session, Whole
from ._listing import Listing, Page
from ._record import R, records_of
from .errors import APIResponseError

T = TypeVar("T")
S = TypeVar("S", bound="Resource")


def request_of(
    method: str,
    target: str,
    *,
    query: Optional[Mapping[str, Any]] = None,
    json: Any = None,
    body: Optional[Body] = None,
    headers: Optional[Mapping[str, str]] = None,
    idempotency_key: Optional[str] = None,
) -> Request:
    """Creates a request."""
    carried = dict(headers or {})
    if json is not None:
        body = json_body(json)
        carried.setdefault("Content-Type", "application/json")
    if idempotency_key is not None:
        carried["Idempotency-Key"] = idempotency_key
    return Request(method, with_query(target, query), carried, body)


def decoded(reply: Reply, value: Any, decode: Callable[[Any], T]) -> T:
    """Decodes the value of a response; raises APIResponseError if it is not as described."""
    try:
        return decode(value)
    except (KeyError, TypeError, ValueError) as wrong:
        raise APIResponseError(
            f"{reply.asked}: the response does not match its description: {wrong}",
            status=reply.status,
            code="UNUSABLE_REPLY",
            request_id=reply.request_id,
        ) from wrong


class RawReply(Generic[T]):
    """A response with its status and headers. `parse()` returns the result of the call without `with_raw_response`."""

    def __init__(self, whole: Whole, decode: Callable[[Any], T]) -> None:
        self._whole = whole
        self._decode = decode
        self.status = whole.reply.status
        self.headers = whole.reply.headers
        self.content = whole.content
        self.request_id = whole.reply.request_id

    def json(self) -> Any:
        return self._whole.json()

    def parse(self) -> T:
        return decoded(self._whole.reply, self.json(), self._decode)


class Calls:
    """Sends requests, and returns the decoded responses."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def value(self, request: Request, decode: Callable[[Any], T]) -> T:
        whole = self.session.read_whole(request)
        return decoded(whole.reply, whole.json(), decode)

    def listing(self, kind: Type[R], target: str, query: Mapping[str, Any]) -> Listing[R]:
        def fetch(cursor: Optional[str]) -> Page[R]:
            return self.value(_page_request(target, query, cursor), lambda value: page_of(kind, value))

        return Listing(fetch)


class RawCalls(Calls):
    """Sends requests, and returns the raw responses; for lists, the response of the first page."""

    def value(self, request: Request, decode: Callable[[Any], T]) -> Any:
        return RawReply(self.session.read_whole(request), decode)

    def listing(self, kind: Type[R], target: str, query: Mapping[str, Any]) -> Any:
        return self.value(_page_request(target, query, None), lambda value: page_of(kind, value))


def _page_request(target: str, query: Mapping[str, Any], cursor: Optional[str]) -> Request:
    return request_of("GET", target, query={**query, "cursor": cursor})


def page_of(kind: Type[R], value: Any) -> Page[R]:
    """Reads a page."""
    items: List[R] = records_of(kind, value["items"])
    cursor = value.get("nextCursor")
    if cursor is not None and not isinstance(cursor, str):
        raise ValueError("nextCursor is not a string")
    return Page(items, cursor)


def nothing(value: Any) -> None:
    """Decodes a response without content."""


class Resource:
    """The base of the resources of the service."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    @property
    def with_raw_response(self) -> "WithRawResponse":
        """The same methods, which return a `RawReply` with status, headers and bytes."""
        return WithRawResponse(type(self)(RawCalls(self._calls.session)))


class WithRawResponse:
    """The methods of a resource, which return a `RawReply`."""

    def __init__(self, resource: Resource) -> None:
        self._resource = resource

    def __getattr__(self, name: str) -> Callable[..., RawReply[Any]]:
        method: Callable[..., RawReply[Any]] = getattr(self._resource, name)
        return method
