"""The representations of the control plane's resources."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, List, Mapping, Optional

from ._record import Record


@dataclass(frozen=True)
class Api(Record):
    """An API; `hash` is the hash of its description."""

    name: str
    version: str
    hash: str


@dataclass(frozen=True)
class Organization(Record):
    id: str
    slug: str
    name: str
    plan: str
    created_at: Optional[datetime] = None


@dataclass(frozen=True)
class CallerUser(Record):
    id: str
    email: str
    name: Optional[str] = None


@dataclass(frozen=True)
class CallerSession(Record):
    """The session of a client; `method` is how it began."""

    id: str
    method: str
    created_at: datetime
    expires_at: datetime


@dataclass(frozen=True)
class CallerProvider(Record):
    """The identity provider with which the session of a client began."""

    id: str
    name: str


@dataclass(frozen=True)
class Identity(Record):
    """The owner of the key or session of a client."""

    type: str
    id: str
    name: str
    scope: str
    organization: Organization
    expires_at: Optional[datetime] = None
    user: Optional[CallerUser] = None
    session: Optional[CallerSession] = None
    provider: Optional[CallerProvider] = None


@dataclass(frozen=True)
class TotpStatus(Record):
    """The second factor of the signed-in member."""

    enabled: bool
    recovery_codes_left: int
    enabled_at: Optional[datetime] = None


@dataclass(frozen=True)
class NewTotp(Record):
    """The secret of an authenticator app before its confirmation; `uri` is for a QR code."""

    secret: str = field(repr=False)
    uri: str = field(repr=False)


@dataclass(frozen=True)
class Member(Record):
    id: str
    email: str
    scope: str
    created_at: datetime
    name: Optional[str] = None
    active: bool = True
    last_signed_in_at: Optional[datetime] = None


@dataclass(frozen=True)
class Session(Record):
    """A session of a member; only the response that creates it contains the secret `token`."""

    id: str
    user: str
    kind: str
    method: str
    created_at: datetime
    expires_at: datetime
    current: bool
    provider: Optional[str] = None
    origin: Optional[str] = None
    agent: Optional[str] = None
    address: Optional[str] = None
    last_used_at: Optional[datetime] = None
    token: Optional[str] = field(default=None, repr=False)


@dataclass(frozen=True)
class Invitation(Record):
    id: str
    email: str
    scope: str
    created_at: datetime
    expires_at: datetime


@dataclass(frozen=True)
class Project(Record):
    id: str
    slug: str
    name: str
    created_at: datetime
    updated_at: datetime
    description: Optional[str] = None
    archived_at: Optional[datetime] = None


@dataclass(frozen=True)
class ApiKey(Record):
    """An API key; only the response that creates it contains the secret `key`."""

    id: str
    name: str
    scope: str
    prefix: str
    created_at: datetime
    last_used_at: Optional[datetime] = None
    expires_at: Optional[datetime] = None
    rotated_from: Optional[str] = None
    revoked_at: Optional[datetime] = None
    key: Optional[str] = field(default=None, repr=False)


@dataclass(frozen=True)
class DomainVerification(Record):
    """Whether the e-mail domain of a provider is `pending` or `verified`, and the TXT record to set for it."""

    status: str
    record_name: str
    record_value: str
    verified_at: Optional[datetime] = None
    verified_by: Optional[str] = None


@dataclass(frozen=True)
class RoleMapping(Record):
    """The claim or attribute with the groups of a user, and the groups of each scope."""

    attribute: str
    read: Optional[List[str]] = None
    write: Optional[List[str]] = None
    admin: Optional[List[str]] = None


@dataclass(frozen=True)
class SsoProvider(Record):
    id: str
    type: str
    name: str
    email_domain: str
    created_at: datetime
    entity_id: Optional[str] = None
    sso_url: Optional[str] = None
    certificate: Optional[str] = None
    issuer: Optional[str] = None
    client_id: Optional[str] = None
    domain_verification: Optional[DomainVerification] = None
    default_scope: Optional[str] = None
    role_mapping: Optional[RoleMapping] = None
    required: bool = False
    sso_binding: Optional[str] = None
    enabled: bool = True


@dataclass(frozen=True)
class ScimToken(Record):
    """The SCIM token of an identity provider; only the response that creates it contains the secret `token`."""

    id: str
    provider: str
    prefix: str
    created_at: datetime
    last_used_at: Optional[datetime] = None
    expires_at: Optional[datetime] = None
    token: Optional[str] = field(default=None, repr=False)


@dataclass(frozen=True)
class ScimCall(Record):
    """The last call of a SCIM token with one method to one resource that was accepted, or the last one that was refused."""

    method: str
    resource: str
    refused: bool
    status: int
    calls: int
    last_at: datetime
    reason: Optional[str] = None


@dataclass(frozen=True)
class Recording(Record):
    id: str
    request_count: int
    size: int
    created_at: datetime
    first_timestamp: Optional[datetime] = None
    last_timestamp: Optional[datetime] = None
    upstream_origin: Optional[str] = None
    sha256: Optional[str] = None


@dataclass(frozen=True)
class Exchange(Record):
    """A recorded request and its response; a body is a string, None, or an object such as `{"base64": …}`."""

    seq: int
    at: str
    method: str
    url: str
    status: int
    duration_ms: float
    request_headers: Any = None
    request_body: Any = None
    response_headers: Any = None
    response_body: Any = None
    fault: Optional[str] = None


@dataclass(frozen=True)
class ReplaySummary(Record):
    requests: int
    matches: int
    status_mismatches: int
    body_shape_mismatches: int
    connectivity_errors: int
    skipped: int = 0


@dataclass(frozen=True)
class Replay(Record):
    """A replay of a recording against a server."""

    id: str
    recording_id: str
    target_url: str
    state: str
    summary: ReplaySummary
    started_at: datetime
    error: Optional[str] = None
    ended_at: Optional[datetime] = None
    duration_ms: Optional[float] = None


@dataclass(frozen=True)
class ReplayResult(Record):
    """`match`, `status_mismatch`, `body_shape_mismatch` or `connectivity_error`, and the differences."""

    seq: int
    kind: str
    expected: Any = None
    actual: Any = None
    paths: List[str] = field(default_factory=list)
    overlaps: List[int] = field(default_factory=list)


@dataclass(frozen=True)
class ReplayedResponse(Record):
    """The recorded or received response of a replayed exchange. Only the beginning of a long body is kept."""

    status: int
    body: Any
    content_type: Optional[str] = None


@dataclass(frozen=True)
class ReplayResultDetails(Record):
    """The result of one exchange with both responses. `missing` says why `received` is `None`."""

    result: ReplayResult
    method: str
    url: str
    recorded: ReplayedResponse
    received: Optional[ReplayedResponse] = None
    missing: Optional[str] = None


@dataclass(frozen=True)
class ReplayReport(Record):
    replay: Replay
    results: List[ReplayResult]


@dataclass(frozen=True)
class RecordingUpload(Record):
    """An upload in parts; the server has received `offset` bytes."""

    id: str
    offset: int
    created_at: datetime
    expires_at: datetime
    size: Optional[int] = None
    sha256: Optional[str] = None


@dataclass(frozen=True)
class Creator(Record):
    """A key or a user that created a resource."""

    id: str
    name: str


@dataclass(frozen=True)
class Snapshot(Record):
    """One version of a snapshot that a team shares."""

    id: str
    name: str
    version: int
    sha256: str
    size: int
    api: Api
    position: int
    created_at: datetime
    project: Optional[str] = None
    created_by: Optional[Creator] = None


@dataclass(frozen=True)
class MovedCount(Record):
    """The number of different instances of a resource."""

    name: str
    added: int
    removed: int
    changed: int


@dataclass(frozen=True)
class MovedInstance(Record):
    """An instance that was `added`, `removed` or `changed`, and the names of its changed members."""

    resource: str
    id: str
    kind: str
    members: List[str] = field(default_factory=list)


@dataclass(frozen=True)
class SnapshotDiff(Record):
    """The differences of two snapshots; `more` is the number of different instances that are not in `moved`."""

    to: Snapshot
    resources: List[MovedCount]
    moved: List[MovedInstance]
    more: int
    from_: Optional[Snapshot] = None


@dataclass(frozen=True)
class RegisteredEmulator(Record):
    """A registered emulator; `status` is `alive`, `lost` or `stopped`."""

    id: str
    name: str
    url: str
    api: Api
    version: str
    status: str
    heartbeat_seconds: int
    registered_at: datetime
    last_seen_at: datetime
    project: Optional[str] = None
    requests: Optional[int] = None
    position: Optional[int] = None
    stopped_at: Optional[datetime] = None


@dataclass(frozen=True)
class Actor(Record):
    type: str
    id: Optional[str] = None
    name: Optional[str] = None


@dataclass(frozen=True)
class Change(Record):
    """A changed member, with its old and new value."""

    path: str
    from_: Any = None
    to: Any = None


@dataclass(frozen=True)
class Event(Record):
    id: str
    kind: str
    actor: Actor
    target: str
    at: datetime
    changes: List[Change] = field(default_factory=list)
    address: Optional[str] = None
    request_id: Optional[str] = None
    position: Optional[int] = None
    hash: Optional[str] = None


@dataclass(frozen=True)
class ChainEnd(Record):
    position: int
    hash: str


@dataclass(frozen=True)
class EventFault(Record):
    reason: str
    event: Optional[str] = None
    position: Optional[int] = None


@dataclass(frozen=True)
class EventVerification(Record):
    """Whether the log is intact; `next_from` is the position to continue from if it was too long for one request."""

    intact: bool
    verified: int
    unsealed: int
    last: Optional[ChainEnd] = None
    fault: Optional[EventFault] = None
    next_from: Optional[int] = None


@dataclass(frozen=True)
class UsageDay(Record):
    requests: int
    emulator_hours: float
    recording_bytes: int
    snapshot_bytes: int
    day: Optional[date] = None
    project: Optional[str] = None
    key: Optional[str] = None


@dataclass(frozen=True)
class StorageUse(Record):
    """The stored bytes, and the limit of the plan."""

    plan: str
    limit_bytes: int
    used_bytes: int
    recording_bytes: int
    snapshot_bytes: int


@dataclass(frozen=True)
class FeatureFlag(Record):
    key: str
    enabled: bool
    reason: str


@dataclass(frozen=True)
class Health(Record):
    status: str
    parts: Mapping[str, Any] = field(default_factory=dict)
    reasons: Mapping[str, Any] = field(default_factory=dict)
