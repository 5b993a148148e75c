"""What is raised: one family, so that `except ServiceError` catches whatever a server or the way to it may do."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, Type


class ServiceError(Exception):
    """A request came to nothing.

    `status` is 0 where no reply came. `code` is what programs can rely on, `message` what people read, `details` what the server
    adds to it, and `request_id` what the request is called in the server's log.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int = 0,
        code: str = "CLIENT_ERROR",
        details: Optional[Mapping[str, Any]] = None,
        request_id: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.details: Dict[str, Any] = dict(details or {})
        self.request_id = request_id

    def __str__(self) -> str:
        status = f"{self.status} " if self.status else ""
        request = f" (request {self.request_id})" if self.request_id else ""
        return f"{status}{self.code}: {self.message}{request}"

    def __reduce__(self) -> Any:
        # Exceptions are made again from their positional arguments alone, as when a process pool hands one back.
        return (_again, (type(self), self.message, self.__dict__.copy()))


def _again(kind: Type[ServiceError], message: str, state: Dict[str, Any]) -> ServiceError:
    error = kind(message)
    error.__dict__.update(state)
    return error


class BadRequestError(ServiceError):
    """400: a parameter or the body is not as the route describes it."""


class AuthenticationError(ServiceError):
    """401: no key, or one that is unknown, has ended or was revoked."""


class PermissionDeniedError(ServiceError):
    """403: the scope of the key or the plan of the organization is too small; the message says which."""


class NotFoundError(ServiceError):
    """404: the resource does not exist in this organization."""


class ConflictError(ServiceError):
    """409: what is there already stands against it."""


class UnprocessableEntityError(ServiceError):
    """422: well formed, but not to be done as it is asked."""


class RateLimitError(ServiceError):
    """429: too many requests, still after the retries."""


class InternalServerError(ServiceError):
    """500 and above: the fault is the server's."""


class APIConnectionError(ServiceError):
    """No whole reply came: nothing listens there, the name is unknown, or the connection broke."""


class APITimeoutError(APIConnectionError):
    """No whole reply came in time."""


class APIResponseError(ServiceError):
    """What came is no reply of this service: no HTTP, no JSON, too long, or it leads elsewhere."""


class EmulatorStartError(ServiceError):
    """The emulator did not start; `details` has its exit code and the end of its log."""


_BY_STATUS: Dict[int, Type[ServiceError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    422: UnprocessableEntityError,
    429: RateLimitError,
}


def error_class(status: int) -> Type[ServiceError]:
    """The class of a reply's status."""
    return InternalServerError if status >= 500 else _BY_STATUS.get(status, ServiceError)
