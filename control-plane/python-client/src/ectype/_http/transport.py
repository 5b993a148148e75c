"""Sends a request, and returns the response with unread content."""

from __future__ import annotations

import http.client
import ssl
from typing import Optional, Tuple
from urllib.parse import urljoin, urlsplit

from .._log import logger, masked, masked_headers
from .._timeout import Timeout
from ..errors import APIResponseError
from .address import Address, address_of
from .connection import Connection
from .pool import Pool
from .reply import Headers, Reply, failure_of
from .request import Request

_REDIRECTS = (301, 302, 303, 307, 308)
_MOST_REDIRECTS = 5


class Transport:
    """Sends requests to one address over persistent connections. Thread-safe."""

    def __init__(
        self, address: Address, *, proxy: Optional[str] = None, context: Optional[ssl.SSLContext] = None
    ) -> None:
        self.address = address
        self._pool = Pool(address, proxy, context)

    def close(self) -> None:
        self._pool.close()

    def send(self, request: Request, timeout: Timeout) -> Reply:
        """Returns the response, after redirects within the same origin. Sends no request to another origin."""
        target = self.address.prefix + request.target
        for _ in range(_MOST_REDIRECTS + 1):
            reply = self._exchange(request, target, timeout)
            location = reply.headers.get("Location")
            if reply.status not in _REDIRECTS or location is None:
                return reply
            reply.beginning(1 << 16)
            target = self._redirected(request, target, location, reply)
        raise _leads_elsewhere(reply, f"it redirects more than {_MOST_REDIRECTS} times")

    def _redirected(self, request: Request, target: str, location: str, reply: Reply) -> str:
        parts = urlsplit(urljoin(self.address.origin + target, location))
        try:
            same = address_of(f"{parts.scheme}://{parts.netloc}").origin == self.address.origin
        except ValueError:
            same = False
        if not same:
            raise _leads_elsewhere(reply, f"it redirects to {location}; if the service is there, use that address")
        if request.method not in ("GET", "HEAD"):
            raise _leads_elsewhere(reply, f"it redirects to {location}, but a {request.method} request is not redirected")
        return parts.path + (f"?{parts.query}" if parts.query else "")

    def _exchange(self, request: Request, target: str, timeout: Timeout) -> Reply:
        asked = f"{request.method} {self.address.origin}{masked(target.partition('?')[0])}"
        request_id = request.headers.get("x-request-id")
        logger.debug("%s %s", asked, masked_headers(request.headers))
        try:
            connection, reused = self._pool.take(timeout)
            try:
                response = _ask(connection, request, target)
            except (ConnectionError, http.client.RemoteDisconnected):
                # The server may have closed an idle connection at the same time. It is unknown whether the request was carried
                # out, so only a request that is safe to repeat is sent again.
                if not (reused and request.repeatable and _is_safe_twice(request)):
                    raise
                response, connection = self._ask_afresh(request, target, timeout)
        except OSError as failed:
            raise failure_of(failed, asked, request_id) from failed
        except http.client.HTTPException as failed:
            raise APIResponseError(
                f"{asked}: the server does not respond with HTTP ({type(failed).__name__})",
                code="UNUSABLE_REPLY",
                request_id=request_id,
            ) from failed
        logger.debug("%s: %s %s", asked, response.status, masked_headers(Headers(response.headers)))
        return Reply(response, connection, self._pool.give_back, asked, request_id)

    def _ask_afresh(
        self, request: Request, target: str, timeout: Timeout
    ) -> Tuple[http.client.HTTPResponse, Connection]:
        connection = self._pool.fresh(timeout)
        return _ask(connection, request, target), connection


def _is_safe_twice(request: Request) -> bool:
    return request.method not in ("POST", "PATCH") or "Idempotency-Key" in request.headers


def _ask(connection: Connection, request: Request, target: str) -> http.client.HTTPResponse:
    headers = dict(request.headers)
    if connection.proxy_authorization:
        headers["Proxy-Authorization"] = connection.proxy_authorization
    body = None
    if request.body is not None:
        body = request.body.open()
        if request.body.length is None:
            headers["Transfer-Encoding"] = "chunked"
        else:
            headers["Content-Length"] = str(request.body.length)
    elif request.method in ("POST", "PUT", "PATCH"):
        headers["Content-Length"] = "0"
    try:
        chunked = "Transfer-Encoding" in headers
        try:
            connection.http.request(
                request.method, connection.target_prefix + target, body, headers, encode_chunked=chunked
            )
        except (BrokenPipeError, ConnectionResetError):
            # A server that rejects a body may respond and close the connection before it has read the body.
            response = connection.http.getresponse()
            response.will_close = True
            return response
        return connection.http.getresponse()
    except BaseException:
        connection.close()
        raise


def _leads_elsewhere(reply: Reply, why: str) -> APIResponseError:
    return APIResponseError(
        f"{reply.asked}: {why}", status=reply.status, code="REDIRECTED", request_id=reply.request_id
    )
