"""A client of Ectype's control plane, and emulators for tests."""

from __future__ import annotations

from ._client import Ectype
from ._listing import Listing, Page
from ._resource import RawReply
from ._stream import StreamedReply
from ._timeout import Timeout
from ._version import __version__
from .emulator import Emulator, Snapshot
from .errors import (
    APIConnectionError,
    APIResponseError,
    APITimeoutError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    EmulatorStartError,
    InternalServerError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    ServiceError,
    UnprocessableEntityError,
)

__all__ = [
    "APIConnectionError",
    "APIResponseError",
    "APITimeoutError",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "Ectype",
    "Emulator",
    "EmulatorStartError",
    "InternalServerError",
    "Listing",
    "NotFoundError",
    "Page",
    "PermissionDeniedError",
    "RateLimitError",
    "RawReply",
    "ServiceError",
    "Snapshot",
    "StreamedReply",
    "Timeout",
    "UnprocessableEntityError",
    "__version__",
]
