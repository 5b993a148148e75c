"""Requests and their parameters."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from datetime import date, datetime, timezone
from typing import IO, Any, Dict, Iterable, Mapping, Optional, Union
from urllib.parse import quote, urlencode

Content = Union[bytes, IO[bytes], Iterable[bytes]]


class Body:
    """The body of a request. Bytes and seekable files can be sent again."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._start = 0
        self.length: Optional[int] = None
        self.repeatable = False
        if isinstance(content, (bytes, bytearray, memoryview)):
            self.length, self.repeatable = len(content), True
        elif isinstance(content, str):
            raise TypeError("content is bytes, a file opened with 'rb', or an iterable of bytes; encode strings first")
        elif hasattr(content, "seek"):
            self._measure(content)

    def _measure(self, file: Any) -> None:
        try:
            self._start = file.tell()
            self.length = file.seek(0, os.SEEK_END) - self._start
            file.seek(self._start)
            self.repeatable = True
        except (OSError, ValueError):
            self.length = None

    def open(self) -> Any:
        """Returns the content from its start."""
        content: Any = self._content
        if self.repeatable and hasattr(content, "seek"):
            content.seek(self._start)
        return content


@dataclass
class Request:
    """A request; `target` is a path with a query, relative to the address."""

    method: str
    target: str
    headers: Dict[str, str] = field(default_factory=dict)
    body: Optional[Body] = None

    @property
    def repeatable(self) -> bool:
        return self.body is None or self.body.repeatable


def path(template: str, *values: str) -> str:
    """Replaces each `{}` in a path template by a value, encoded as one segment."""
    for value in values:
        if not isinstance(value, str) or value in ("", ".", ".."):
            raise ValueError(f"a parameter of the path {template} is a string that is not empty, . or .., but was {value!r}")
    return template.format(*(quote(value, safe="") for value in values))


def with_query(target: str, query: Optional[Mapping[str, Any]]) -> str:
    """Appends the query parameters that are not None to a target."""
    given = [(name, text(value)) for name, value in (query or {}).items() if value is not None]
    if not given:
        return target
    return target + ("&" if "?" in target else "?") + urlencode(given)


def text(value: Any) -> str:
    """Formats a value for a query parameter or a JSON member."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise ValueError("a time needs a time zone: datetime.now(timezone.utc), not datetime.now()")
        return value.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")
    if isinstance(value, date):
        return value.isoformat()
    return str(value)


def json_body(value: Any) -> Body:
    """Encodes a value as a JSON body."""
    return Body(json.dumps(value, ensure_ascii=False, allow_nan=False, default=_plain).encode("utf-8"))


def _plain(value: Any) -> Any:
    if isinstance(value, date):
        return text(value)
    raise TypeError(f"a {type(value).__name__} cannot be converted to JSON")
