"""Logs through `logging`, and to standard error if ECTYPE_LOG is set. Masks credentials."""

from __future__ import annotations

import logging
import os
import re
import threading
from typing import Mapping

logger = logging.getLogger("ectype")

_KEY = re.compile(r"(usk_(?:read|write|admin)_)[0-9A-Za-z]+")
_SECRET_HEADERS = ("authorization", "proxy-authorization", "x-service-admin-token", "cookie", "set-cookie")
_lock = threading.Lock()
_listening = False


def listen_as_asked() -> None:
    """Logs to standard error if ECTYPE_LOG is `debug` or `info`; adds the handler once."""
    global _listening
    level = {"debug": logging.DEBUG, "info": logging.INFO}.get(os.environ.get("ECTYPE_LOG", "").strip().lower())
    with _lock:
        if level is None or _listening:
            return
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
        logger.addHandler(handler)
        logger.setLevel(level)
        _listening = True


def masked(text: str) -> str:
    """Returns a text without the secret parts of its keys."""
    return _KEY.sub(r"\1***", text)


def masked_headers(headers: Mapping[str, str]) -> str:
    """Returns the headers as text, without credentials."""
    shown = {}
    for name, value in headers.items():
        if name.lower() in _SECRET_HEADERS:
            scheme, separator, rest = value.partition(" ")
            known = masked(rest) if separator else "***"
            value = f"{scheme} {known}" if separator and known != rest else "***"
        shown[name] = masked(value)
    return str(shown)
