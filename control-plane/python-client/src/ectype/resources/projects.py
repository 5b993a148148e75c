"""Projects, the parents of recordings, snapshots and emulators."""

from __future__ import annotations

from typing import Optional, Union

from .._http.request import path
from .._listing import Listing
from .._record import NOT_GIVEN, NotGiven, nullable, some
from .._resource import Resource, nothing, request_of
from ..records import Project

_ALL = "/v1/projects"
_ONE = "/v1/projects/{}"


class Projects(Resource):
    def list(
        self, *, q: Optional[str] = None, archived: Optional[bool] = None, limit: Optional[int] = None
    ) -> Listing[Project]:
        """Lists the projects whose name or slug contains `q`; `archived` lists archived ones, and `limit` is the page size."""
        return self._calls.listing(Project, _ALL, {"q": q, "archived": archived, "limit": limit})

    def create(
        self,
        *,
        name: str,
        slug: Optional[str] = None,
        description: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Project:
        body = some(name=name, slug=slug, description=description)
        return self._calls.value(request_of("POST", _ALL, json=body, idempotency_key=idempotency_key), Project.of)

    def get(self, id: str) -> Project:
        """Returns the project with an identifier or a slug."""
        return self._calls.value(request_of("GET", path(_ONE, id)), Project.of)

    def update(
        self,
        id: str,
        *,
        name: Optional[str] = None,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        archived: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Project:
        """Changes the given members; None removes the description, and lists omit an archived project."""
        body = some(name=name, archived=archived)
        body.update(nullable(description=description))
        return self._calls.value(
            request_of("PATCH", path(_ONE, id), json=body, idempotency_key=idempotency_key), Project.of
        )

    def delete(self, id: str, *, idempotency_key: Optional[str] = None) -> None:
        return self._calls.value(request_of("DELETE", path(_ONE, id), idempotency_key=idempotency_key), nothing)
