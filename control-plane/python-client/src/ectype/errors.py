"""The exceptions of this package. All are subclasses of `ServiceError`."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, Type


class ServiceError(Exception):
    """A request failed.

    `status` is the HTTP status, or 0 without a response. `code` is stable for programs, `message` is for people, `details` are further
    members of the error, and `request_id` identifies the request in the server's log.
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
        # By default, pickle restores exceptions from their positional arguments only.
        return (_again, (type(self), self.message, self.__dict__.copy()))


def _again(kind: Type[ServiceError], message: str, state: Dict[str, Any]) -> ServiceError:
    error = kind(message)
    error.__dict__.update(state)
    return error


class BadRequestError(ServiceError):
    """400: a parameter or the body is invalid."""


class AuthenticationError(ServiceError):
    """401: the key is missing, unknown, expired or revoked."""


class PermissionDeniedError(ServiceError):
    """403: the scope of the key or the plan of the organization is not sufficient; the message names the required one."""


class NotFoundError(ServiceError):
    """404: the resource does not exist in this organization."""


class ConflictError(ServiceError):
    """409: the request conflicts with the current state."""


class UnprocessableEntityError(ServiceError):
    """422: the request is valid, but cannot be carried out."""


class RateLimitError(ServiceError):
    """429: too many requests, even after the retries."""


class InternalServerError(ServiceError):
    """500 and above: the server failed."""


class APIConnectionError(ServiceError):
    """No complete response: no server listens at the address, the host is unknown, or the connection broke."""


class APITimeoutError(APIConnectionError):
    """No complete response within the timeout."""


class APIResponseError(ServiceError):
    """The response is not one of this service: it is not HTTP or JSON, is too long, or redirects elsewhere."""


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
    """Returns the exception class of a status."""
    return InternalServerError if status >= 500 else _BY_STATUS.get(status, ServiceError)
