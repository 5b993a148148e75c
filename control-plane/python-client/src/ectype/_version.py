"""The version of this package; its build reads it from here."""

from __future__ import annotations

import platform

__version__ = "0.1.0.dev0"

# What servers are told of who asks.
USER_AGENT = f"ectype-python/{__version__} ({platform.python_implementation()} {platform.python_version()}; {platform.system()})"
