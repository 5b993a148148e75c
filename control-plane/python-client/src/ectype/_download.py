"""Replies that go into files as they come."""

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
    """Writes what comes into a file, of a path at once or not at all; gives the number of bytes."""
    # Downloads are packed already, and one that breaks off shows where it did only when it is not packed again.
    plain = {"Accept": "*/*", "Accept-Encoding": "identity", **request.headers}
    asked = dataclasses.replace(request, headers=plain)
    if isinstance(to, (str, os.PathLike)):
        return session.call(asked, lambda reply: _to_path(reply, os.fspath(to)))
    # What somebody else's file has taken cannot be taken back.
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
