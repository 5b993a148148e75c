"""Responses that are read as streams."""

from __future__ import annotations

from typing import Iterator, List, Mapping, Optional

from ._http.reply import Reply


class StreamedReply:
    """A response that is read in chunks or lines; `with client.stream(…) as reply` closes it."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply
        reply.unlimited_time()

    @property
    def status(self) -> int:
        return self._reply.status

    @property
    def headers(self) -> Mapping[str, str]:
        return self._reply.headers

    @property
    def request_id(self) -> Optional[str]:
        return self._reply.request_id

    def iter_bytes(self) -> Iterator[bytes]:
        return self._reply.pieces()

    def iter_lines(self, longest: int = 64 << 20) -> Iterator[bytes]:
        """Iterates over the lines without line endings; raises ValueError for a line of more than `longest` bytes."""
        begun: List[bytes] = []
        length = 0
        for piece in self._reply.pieces():
            *ended, rest = piece.split(b"\n")
            for end in ended:
                yield _line(begun, end)
                begun, length = [], 0
            begun.append(rest)
            length += len(rest)
            if length > longest:
                self.close()
                raise ValueError(f"a line of the response is longer than {longest} bytes")
        if length:
            yield _line(begun, b"")

    def close(self) -> None:
        self._reply.close()

    def __enter__(self) -> "StreamedReply":
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


def _line(begun: List[bytes], end: bytes) -> bytes:
    line = b"".join(begun) + end
    return line[:-1] if line.endswith(b"\r") else line
