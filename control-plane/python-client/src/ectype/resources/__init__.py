"""The resources of the control plane with their routes."""

from __future__ import annotations

from .api_keys import ApiKeys
from .compliance import Compliance
from .emulators import Emulators
from .events import Events
from .feature_flags import FeatureFlags
from .health import HealthChecks
from .identity import Me
from .invitations import Invitations
from .members import Members
from .organization import Organizations
from .projects import Projects
from .recording_uploads import RecordingUploads
from .recordings import Recordings
from .sessions import Sessions
from .snapshots import Snapshots
from .sso_providers import SsoProviders
from .usage import Usage

__all__ = [
    "ApiKeys",
    "Compliance",
    "Emulators",
    "Events",
    "FeatureFlags",
    "HealthChecks",
    "Invitations",
    "Me",
    "Members",
    "Organizations",
    "Projects",
    "RecordingUploads",
    "Recordings",
    "Sessions",
    "Snapshots",
    "SsoProviders",
    "Usage",
]
