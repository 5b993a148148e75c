"""Identity providers for single sign-on, for the plan enterprise."""

from __future__ import annotations

from datetime import datetime
from typing import Any, List, Mapping, Optional, Union

from .._http.request import path
from .._listing import Listing
from .._record import NOT_GIVEN, NotGiven, nullable, records_of, some
from .._resource import Resource, nothing, request_of
from ..records import ScimCall, ScimToken, SsoProvider

_ALL = "/v1/sso/providers"
_ONE = "/v1/sso/providers/{}"
_VERIFY = "/v1/sso/providers/{}/verify"
_SCIM_TOKEN = "/v1/sso/providers/{}/scim-token"
_SCIM_CALLS = "/v1/sso/providers/{}/scim-token/calls"


class SsoProviders(Resource):
    def list(self, *, limit: Optional[int] = None) -> Listing[SsoProvider]:
        return self._calls.listing(SsoProvider, _ALL, {"limit": limit})

    def create(
        self,
        *,
        type: str,
        name: str,
        email_domain: str,
        entity_id: Optional[str] = None,
        sso_url: Optional[str] = None,
        certificate: Optional[str] = None,
        issuer: Optional[str] = None,
        client_id: Optional[str] = None,
        client_secret: Optional[str] = None,
        default_scope: Optional[str] = None,
        role_mapping: Optional[Mapping[str, Any]] = None,
        required: Optional[bool] = None,
        sso_binding: Optional[str] = None,
        enabled: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> SsoProvider:
        """Creates a provider. `saml` needs `entity_id`, `sso_url` and `certificate`; `oidc` needs `issuer`, `client_id` and
        `client_secret`."""
        body = some(
            type=type,
            name=name,
            email_domain=email_domain,
            entity_id=entity_id,
            sso_url=sso_url,
            certificate=certificate,
            issuer=issuer,
            client_id=client_id,
            client_secret=client_secret,
            default_scope=default_scope,
            role_mapping=role_mapping,
            required=required,
            sso_binding=sso_binding,
            enabled=enabled,
        )
        return self._calls.value(request_of("POST", _ALL, json=body, idempotency_key=idempotency_key), SsoProvider.of)

    def get(self, id: str) -> SsoProvider:
        return self._calls.value(request_of("GET", path(_ONE, id)), SsoProvider.of)

    def update(
        self,
        id: str,
        *,
        name: Optional[str] = None,
        entity_id: Optional[str] = None,
        sso_url: Optional[str] = None,
        certificate: Optional[str] = None,
        issuer: Optional[str] = None,
        client_id: Optional[str] = None,
        client_secret: Optional[str] = None,
        default_scope: Optional[str] = None,
        role_mapping: Union[Mapping[str, Any], None, NotGiven] = NOT_GIVEN,
        required: Optional[bool] = None,
        sso_binding: Union[str, None, NotGiven] = NOT_GIVEN,
        enabled: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> SsoProvider:
        """Changes the given members; None removes `role_mapping` and `sso_binding`. `enabled=False` ends the sessions that began
        with the provider. The type and the e-mail domain cannot be changed."""
        body = some(
            name=name,
            entity_id=entity_id,
            sso_url=sso_url,
            certificate=certificate,
            issuer=issuer,
            client_id=client_id,
            client_secret=client_secret,
            default_scope=default_scope,
            required=required,
            enabled=enabled,
        )
        body.update(nullable(role_mapping=role_mapping, sso_binding=sso_binding))
        return self._calls.value(
            request_of("PATCH", path(_ONE, id), json=body, idempotency_key=idempotency_key), SsoProvider.of
        )

    def verify(self, id: str, *, idempotency_key: Optional[str] = None) -> SsoProvider:
        """Looks up the TXT record of `domain_verification`; raises `ConflictError` while DNS does not have it."""
        return self._calls.value(
            request_of("POST", path(_VERIFY, id), idempotency_key=idempotency_key), SsoProvider.of
        )

    def delete(self, id: str, *, idempotency_key: Optional[str] = None) -> None:
        return self._calls.value(request_of("DELETE", path(_ONE, id), idempotency_key=idempotency_key), nothing)

    def get_scim_token(self, id: str) -> ScimToken:
        """Returns the SCIM token of a provider without its secret."""
        return self._calls.value(request_of("GET", path(_SCIM_TOKEN, id)), ScimToken.of)

    def create_scim_token(
        self, id: str, *, expires_at: Union[datetime, str, None] = None, idempotency_key: Optional[str] = None
    ) -> ScimToken:
        """Creates the SCIM token of a provider, or replaces it."""
        request = request_of(
            "POST", path(_SCIM_TOKEN, id), json=some(expires_at=expires_at), idempotency_key=idempotency_key
        )
        return self._calls.value(request, ScimToken.of)

    def delete_scim_token(self, id: str, *, idempotency_key: Optional[str] = None) -> None:
        return self._calls.value(
            request_of("DELETE", path(_SCIM_TOKEN, id), idempotency_key=idempotency_key), nothing
        )

    def list_scim_calls(self, id: str) -> "List[ScimCall]":
        """Returns the last accepted and the last refused call of the SCIM token by method and resource, the refused ones first."""
        request = request_of("GET", path(_SCIM_CALLS, id))
        return self._calls.value(request, lambda value: records_of(ScimCall, value["items"]))
