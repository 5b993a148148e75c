"""Writes responses to files without reading them into memory."""

from __future__ import annotations

import dataclasses
import os
import tempfile
from typing import IO, Any, Union

from ._http.reply import Reply
from ._http.request import Request
from ._http.session import Session

Destination = Union[str, "os.PathLike[str]", IO[bytes]]


def download(session: Session, request: Request, to: Destination) -> int:
    """Writes a response to a file, and returns the number of bytes. A path is written atomically."""
    # Downloads are compressed already, and only an unencoded response has the length that shows whether it is complete.
    plain = {"Accept": "*/*", "Accept-Encoding": "identity", **request.headers}
    asked = dataclasses.replace(request, headers=plain)
    if isinstance(to, (str, os.PathLike)):
        return session.call(asked, lambda reply: _to_path(reply, os.fspath(to)))
    # Bytes that were written to a given file cannot be removed before a retry.
    once = session.with_options(max_retries=0)
    return once.call(asked, lambda reply: _copy(reply, to))


def _to_path(reply: Reply, path: str) -> int:
    folder = os.path.dirname(os.path.abspath(path))
    descriptor, beside = tempfile.mkstemp(prefix=".ectype-", dir=folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            count = _copy(reply, file)
        os.replace(beside, path)
        return count
    except BaseException:
        os.unlink(beside)
        raise
    finally:
        reply.close()


def _copy(reply: Reply, file: Any) -> int:
    reply.unlimited_time()
    count = 0
    for piece in reply.pieces():
        file.write(piece)
        count += len(piece)
    return count
