"""A pool of idle connections."""

from __future__ import annotations

import os
import ssl
import threading
import time
from typing import List, Optional, Tuple

from .._timeout import Timeout
from .address import Address, proxy_for
from .connection import Connection

_MOST_IDLE = 16
_IDLE_SECONDS = 15.0


class Pool:
    """Keeps connections to one address between requests. Thread-safe, and safe in a child process after `fork`."""

    def __init__(self, address: Address, proxy: Optional[str], context: Optional[ssl.SSLContext]) -> None:
        self.address = address
        self._proxy = proxy_for(address, proxy)
        self._context = context
        self._lock = threading.Lock()
        self._idle: List[Connection] = []
        self._closed = False
        self._process = os.getpid()

    def take(self, timeout: Timeout) -> Tuple[Connection, bool]:
        """Returns a connection, and whether it was used before."""
        while True:
            kept = self._newest()
            if kept is None:
                break
            if time.monotonic() - kept.idle_since < _IDLE_SECONDS and not kept.is_stale():
                kept.begin(timeout)
                return kept, True
            kept.close()
        return self.fresh(timeout), False

    def fresh(self, timeout: Timeout) -> Connection:
        if self._context is None:
            self._context = ssl.create_default_context()
        connection = Connection(self.address, self._proxy, self._context, timeout)
        try:
            connection.connect()
            connection.begin(timeout)
        except BaseException:
            connection.close()
            raise
        return connection

    def _newest(self) -> Optional[Connection]:
        with self._lock:
            if self._closed:
                raise ValueError("this client is closed")
            if self._process != os.getpid():
                # Closes the inherited connections of the parent in this process; they stay open for the parent.
                for inherited in self._idle:
                    inherited.close()
                self._idle, self._process = [], os.getpid()
            return self._idle.pop() if self._idle else None

    def give_back(self, connection: Connection) -> None:
        connection.idle_since = time.monotonic()
        with self._lock:
            if not self._closed and self._process == os.getpid() and len(self._idle) < _MOST_IDLE:
                self._idle.append(connection)
                return
        connection.close()

    def close(self) -> None:
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()
