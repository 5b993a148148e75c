"""The authenticated principal."""

from __future__ import annotations

from typing import Any, List, Optional

from .._record import some
from .._resource import Resource, nothing, request_of
from ..records import Identity, NewTotp, TotpStatus

_PASSWORD = "/v1/me/password"
_TOTP = "/v1/me/totp"
_CONFIRM = "/v1/me/totp/confirm"
_RECOVERY_CODES = "/v1/me/totp/recovery-codes"


def _codes(value: Any) -> List[str]:
    return [str(each) for each in value["recoveryCodes"]]


class Me(Resource):
    """Everything except `get` needs a session."""

    def get(self) -> Identity:
        """Returns the owner and the scope of the client's key."""
        return self._calls.value(request_of("GET", "/v1/me"), Identity.of)

    def change_password(
        self, *, new_password: str, current_password: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> None:
        """Changes the password and ends the other sessions."""
        body = some(current_password=current_password, new_password=new_password)
        return self._calls.value(request_of("PUT", _PASSWORD, json=body, idempotency_key=idempotency_key), nothing)

    def totp(self) -> TotpStatus:
        """Returns whether sign-ins need the code of an authenticator app."""
        return self._calls.value(request_of("GET", _TOTP), TotpStatus.of)

    def begin_totp(self, *, current_password: Optional[str] = None, idempotency_key: Optional[str] = None) -> NewTotp:
        """Begins to set up an authenticator app."""
        body = some(current_password=current_password)
        return self._calls.value(request_of("POST", _TOTP, json=body, idempotency_key=idempotency_key), NewTotp.of)

    def confirm_totp(self, *, code: str, idempotency_key: Optional[str] = None) -> List[str]:
        """Confirms the authenticator app with a code and returns the recovery codes, which are not shown again."""
        request = request_of("POST", _CONFIRM, json={"code": code}, idempotency_key=idempotency_key)
        return self._calls.value(request, _codes)

    def replace_recovery_codes(
        self, *, current_password: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> List[str]:
        """Makes new recovery codes, which are returned only once; the earlier codes stop working."""
        body = some(current_password=current_password)
        request = request_of("POST", _RECOVERY_CODES, json=body, idempotency_key=idempotency_key)
        return self._calls.value(request, _codes)

    def disable_totp(self, *, current_password: Optional[str] = None, idempotency_key: Optional[str] = None) -> None:
        """Removes the authenticator app and ends the other sessions."""
        body = some(current_password=current_password)
        return self._calls.value(request_of("DELETE", _TOTP, json=body, idempotency_key=idempotency_key), nothing)
