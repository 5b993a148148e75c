"""Reads responses as streams: checks their length, decompresses them and limits their size."""

from __future__ import annotations

import http.client
import json
import socket
import zlib
from typing import Any, Callable, Iterator, Mapping, Optional

from ..errors import APIConnectionError, APIResponseError, APITimeoutError
from .connection import Connection

_PIECE = 1 << 16


class Headers(Mapping[str, str]):
    """Headers by case-insensitive name."""

    def __init__(self, message: http.client.HTTPMessage) -> None:
        self._message = message

    def __getitem__(self, name: str) -> str:
        value = self._message.get(name)
        if value is None:
            raise KeyError(name)
        return str(value)

    def __iter__(self) -> Iterator[str]:
        return iter(self._message.keys())

    def __len__(self) -> int:
        return len(self._message)

    def __repr__(self) -> str:
        return repr(self._message.items())


class Reply:
    """A response with unread content. It must be read to its end or closed."""

    def __init__(
        self,
        response: http.client.HTTPResponse,
        connection: Connection,
        give_back: Callable[[Connection], None],
        asked: str,
        request_id: Optional[str],
    ) -> None:
        self._response = response
        self._connection: Optional[Connection] = connection
        self._give_back = give_back
        self.asked = asked
        self.status = response.status
        self.reason = response.reason
        self.headers = Headers(response.headers)
        self.request_id = response.headers.get("x-request-id") or request_id
        self._left = self._declared_length()

    def _declared_length(self) -> Optional[int]:
        response = self._response
        if response.length == 0 or response.chunked:
            return response.length
        declared = response.headers.get_all("Content-Length") or []
        if not declared:
            return None
        if len(set(declared)) > 1 or not (declared[0].isascii() and declared[0].strip().isdigit()):
            self.close()
            raise self._unusable(f"its Content-Length is {', '.join(declared)}")
        return int(declared[0])

    def pieces(self) -> Iterator[bytes]:
        """Yields the decompressed content in chunks."""
        try:
            encoding = self.headers.get("Content-Encoding", "identity").strip().lower()
            if encoding in ("gzip", "x-gzip"):
                yield from _unpacked(self._raw(), self._unusable, self._broken)
            elif encoding in ("identity", ""):
                yield from self._raw()
            else:
                raise self._unusable(f"its content encoding {encoding} was not requested")
        finally:
            self.close()

    def _raw(self) -> Iterator[bytes]:
        while self._left is None or self._left > 0:
            piece = self._next_piece()
            if not piece:
                break
            if self._left is not None:
                self._left -= len(piece)
            yield piece
        if self._left:
            raise self._broken(f"{self._left} bytes are missing")
        connection, self._connection = self._connection, None
        self._response.close()
        if connection is not None:
            if self._response.will_close:
                connection.close()
            else:
                self._give_back(connection)

    def _next_piece(self) -> bytes:
        # Some versions of Python do not limit read1 to the content, so this limits the requested length.
        wanted = _PIECE if self._left is None else min(_PIECE, self._left)
        try:
            return self._response.read1(wanted)
        except OSError as failed:
            raise failure_of(failed, self.asked, self.request_id) from failed
        except (http.client.IncompleteRead, ValueError) as failed:
            raise self._broken("its content is incomplete") from failed
        except http.client.HTTPException as failed:
            raise self._unusable(f"it is not HTTP ({type(failed).__name__})") from failed

    def read(self, most: int) -> bytes:
        """Returns the complete content, which must not be longer than `most` bytes."""
        whole = bytearray()
        for piece in self.pieces():
            whole += piece
            if len(whole) > most:
                self.close()
                raise self._unusable(f"it is longer than {most} bytes")
        return bytes(whole)

    def beginning(self, most: int) -> bytes:
        """Returns the first `most` bytes of the content, and discards the rest."""
        whole = bytearray()
        for piece in self.pieces():
            whole += piece
            if len(whole) >= most:
                self.close()
                break
        return bytes(whole[:most])

    def unlimited_time(self) -> None:
        """Ends the total timeout; the timeout between two chunks remains."""
        if self._connection is not None:
            self._connection.limits.end_of_total()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            self._response.close()
            connection.close()

    def _unusable(self, why: str) -> APIResponseError:
        return APIResponseError(
            f"{self.asked}: the response cannot be used: {why}",
            status=self.status,
            code="UNUSABLE_REPLY",
            request_id=self.request_id,
        )

    def _broken(self, why: str) -> APIConnectionError:
        return APIConnectionError(
            f"{self.asked}: the connection broke during the response: {why}", code="CONNECTION_FAILED", request_id=self.request_id
        )

    def json_of(self, content: bytes) -> Any:
        """Parses the content as JSON."""
        try:
            return json.loads(content)
        except (ValueError, RecursionError) as malformed:
            kind = self.headers.get("Content-Type", "content without a type")
            raise self._unusable(
                f"it is {kind}, but the service responds with JSON; check the address"
            ) from malformed


def failure_of(failed: OSError, asked: str, request_id: Optional[str]) -> APIConnectionError:
    """Converts a system error of a connection to an exception of this package."""
    # socket.timeout is an alias of TimeoutError since Python 3.10, and a separate class before.
    if isinstance(failed, socket.timeout):
        return APITimeoutError(f"{asked}: no response within the timeout", code="TIMEOUT", request_id=request_id)
    reason = failed.strerror or str(failed) or type(failed).__name__
    return APIConnectionError(f"{asked}: {reason}", code="CONNECTION_FAILED", request_id=request_id)


def _unpacked(
    packed: Iterator[bytes],
    unusable: Callable[[str], Exception],
    broken: Callable[[str], Exception],
) -> Iterator[bytes]:
    """Decompresses gzip content in chunks of limited size."""
    unpack = zlib.decompressobj(31)
    came = False
    for piece in packed:
        while piece:
            came = True
            if unpack.eof:
                unpack = zlib.decompressobj(31)
            try:
                yield unpack.decompress(piece, _PIECE)
            except zlib.error as malformed:
                raise unusable("its content encoding is gzip, but the content is not gzip data") from malformed
            piece = unpack.unconsumed_tail or unpack.unused_data
    while came and not unpack.eof:
        rest = unpack.decompress(b"", _PIECE)
        if not rest:
            raise broken("its gzip content is incomplete")
        yield rest
