"""A connection with a timeout for every read."""

from __future__ import annotations

import functools
import http.client
import io
import select
import socket
import ssl
import time
from typing import Any, Optional

from .._timeout import Timeout
from .address import Address, Proxy

# The size of the blocks in which a file is sent.
_BLOCK = 1 << 16


class Limits:
    """The current timeouts of the reads of a connection."""

    def __init__(self, timeout: Timeout) -> None:
        self.begin(timeout)

    def begin(self, timeout: Timeout) -> None:
        self.read = timeout.read
        self._until = None if timeout.total is None else time.monotonic() + timeout.total

    def end_of_total(self) -> None:
        """Ends the total timeout; the timeout between two chunks remains."""
        self._until = None

    def left(self) -> float:
        if self._until is None:
            return self.read
        left = min(self.read, self._until - time.monotonic())
        if left <= 0:
            raise socket.timeout("timed out")
        return left


class _TimedReader(io.RawIOBase):
    """Reads from a socket and sets the remaining time before each read, so that slow peers reach the total timeout too."""

    def __init__(self, raw: Any, sock: socket.socket, limits: Limits) -> None:
        self._raw = raw
        self._sock = sock
        self._limits = limits

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> Optional[int]:
        self._sock.settimeout(self._limits.left())
        count: Optional[int] = self._raw.readinto(buffer)
        return count

    def close(self) -> None:
        self._raw.close()
        super().close()


class _TimedResponse(http.client.HTTPResponse):
    def __init__(
        self, sock: socket.socket, debuglevel: int = 0, method: Optional[str] = None, *, limits: Limits
    ) -> None:
        super().__init__(sock, debuglevel, method)
        unread: Any = self.fp
        self.fp = io.BufferedReader(_TimedReader(unread.detach(), sock, limits))


class Connection:
    """A connection to an address, directly or through a proxy."""

    def __init__(self, address: Address, proxy: Optional[Proxy], context: ssl.SSLContext, timeout: Timeout) -> None:
        self.limits = Limits(timeout)
        host, port = (proxy.host, proxy.port) if proxy else (address.host, address.port)
        if address.scheme == "https":
            self.http: http.client.HTTPConnection = http.client.HTTPSConnection(
                host, port, timeout=timeout.connect, context=context, blocksize=_BLOCK
            )
            if proxy:
                login = {"Proxy-Authorization": proxy.authorization} if proxy.authorization else {}
                self.http.set_tunnel(address.host, address.port, login)
        else:
            self.http = http.client.HTTPConnection(host, port, timeout=timeout.connect, blocksize=_BLOCK)
        # Requests over http to a proxy contain the complete address.
        plain_proxy = proxy if proxy and address.scheme == "http" else None
        self.target_prefix = address.origin if plain_proxy else ""
        self.proxy_authorization = plain_proxy.authorization if plain_proxy else None
        self.http.response_class = functools.partial(_TimedResponse, limits=self.limits)  # type: ignore[assignment]
        self.idle_since = 0.0

    def connect(self) -> None:
        self.http.connect()
        self.http.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def begin(self, timeout: Timeout) -> None:
        self.limits.begin(timeout)
        self.http.sock.settimeout(timeout.read)

    def is_stale(self) -> bool:
        """Returns whether the peer has closed the connection, or has sent data without a request."""
        sock: Optional[socket.socket] = self.http.sock
        if sock is None:
            return True
        try:
            if hasattr(select, "poll"):
                poller = select.poll()
                poller.register(sock, select.POLLIN)
                return bool(poller.poll(0))
            return bool(select.select([sock], [], [], 0)[0])
        except (OSError, ValueError):
            return True

    def close(self) -> None:
        self.http.close()
