"""The version of this package. The build reads this file."""

from __future__ import annotations

import platform

__version__ = "0.1.0.dev0"

# The User-Agent header of all requests.
USER_AGENT = f"ectype-python/{__version__} ({platform.python_implementation()} {platform.python_version()}; {platform.system()})"
