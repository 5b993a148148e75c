"""The timeouts of requests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Union


@dataclass(frozen=True)
class Timeout:
    """Timeouts in seconds: to connect, between two chunks of a response, and for a complete response (or until a download begins)."""

    connect: float = 5.0
    read: float = 60.0
    total: Optional[float] = 600.0

    def __post_init__(self) -> None:
        for seconds in (self.connect, self.read, self.total):
            if seconds is not None and not 0 < seconds < float("inf"):
                raise ValueError(f"a timeout is a number of seconds above 0, but was {seconds!r}")


def timeout_of(value: Union[Timeout, float, None]) -> Timeout:
    """Converts a number to the timeouts for connecting and reading; None is the default."""
    if value is None:
        return Timeout()
    return value if isinstance(value, Timeout) else Timeout(connect=value, read=value)
