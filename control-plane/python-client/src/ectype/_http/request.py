"""Requests as values."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from datetime import date, datetime, timezone
from typing import IO, Any, Dict, Iterable, Mapping, Optional, Union
from urllib.parse import quote, urlencode

Content = Union[bytes, IO[bytes], Iterable[bytes]]


class Body:
    """What a request carries; that of bytes or of a file that can go back may be sent again."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._start = 0
        self.length: Optional[int] = None
        self.repeatable = False
        if isinstance(content, (bytes, bytearray, memoryview)):
            self.length, self.repeatable = len(content), True
        elif isinstance(content, str):
            raise TypeError("content is bytes, a file opened with 'rb', or an iterable of bytes; encode texts first")
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
        """The content from its beginning."""
        content: Any = self._content
        if self.repeatable and hasattr(content, "seek"):
            content.seek(self._start)
        return content


@dataclass
class Request:
    """What is asked; `target` is a path with its query, below the address."""

    method: str
    target: str
    headers: Dict[str, str] = field(default_factory=dict)
    body: Optional[Body] = None

    @property
    def repeatable(self) -> bool:
        return self.body is None or self.body.repeatable


def path(template: str, *values: str) -> str:
    """A path with values in the place of `{}`, each of which stays one segment."""
    for value in values:
        if not isinstance(value, str) or value in ("", ".", ".."):
            raise ValueError(f"what goes into the path {template} is a text with characters, but was {value!r}")
    return template.format(*(quote(value, safe="") for value in values))


def with_query(target: str, query: Optional[Mapping[str, Any]]) -> str:
    """A target with the parameters that have a value."""
    given = [(name, text(value)) for name, value in (query or {}).items() if value is not None]
    if not given:
        return target
    return target + ("&" if "?" in target else "?") + urlencode(given)


def text(value: Any) -> str:
    """A value as parameters and members have it."""
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
    """A value as JSON."""
    return Body(json.dumps(value, ensure_ascii=False, allow_nan=False, default=_plain).encode("utf-8"))


def _plain(value: Any) -> Any:
    if isinstance(value, date):
        return text(value)
    raise TypeError(f"{type(value).__name__} has no form in JSON")
