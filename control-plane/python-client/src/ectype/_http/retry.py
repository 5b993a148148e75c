"""The conditions and delays of retries."""

from __future__ import annotations

import random
import time
from email.utils import parsedate_to_datetime
from typing import Mapping, Optional

FIRST_SECONDS = 0.5
MOST_SECONDS = 8.0
LONGEST_WAIT = 120.0

# The only conflict with a retry: another request with the same key is in progress.
IN_PROGRESS = "SERVICE_IDEMPOTENCY_IN_PROGRESS"


def may_pass(status: int, code: str) -> bool:
    """Returns whether a retry of the request may succeed."""
    return status in (408, 429) or status >= 500 or (status == 409 and code == IN_PROGRESS)


def delay(attempt: int, headers: Mapping[str, str]) -> Optional[float]:
    """Returns the seconds until the next attempt, or None if that is too long; `attempt` counts from 0."""
    asked = _retry_after(headers)
    if asked is not None:
        return asked if asked <= LONGEST_WAIT else None
    seconds = min(MOST_SECONDS, FIRST_SECONDS * 2.0 ** min(attempt, 10))
    return seconds * (1 - 0.25 * random.random())


def _retry_after(headers: Mapping[str, str]) -> Optional[float]:
    value = headers.get("Retry-After", "").strip()
    if value.isascii() and value.isdigit():
        # Cuts the number; 12 digits exceed the limit anyway.
        return float(value[:12])
    until = _seconds(value)
    if until is None:
        return None
    # Uses the server's clock if the response has a Date header.
    now = _seconds(headers.get("Date", ""))
    return max(0.0, until - (time.time() if now is None else now))


def _seconds(date: str) -> Optional[float]:
    try:
        return parsedate_to_datetime(date).timestamp()
    except (TypeError, ValueError, IndexError, OverflowError):
        return None
