"""Starts emulators or connects to running ones, and controls them through their `/__service` routes."""

from __future__ import annotations

from ._chaos import Chaos, RuleInForce
from ._clock import Clock
from ._emulator import Emulator
from ._journal import Branch, Entry, Journal, Moved, Standing, Verification
from ._sandboxes import Sandbox, Sandboxes
from ._state import Health, Snapshot

__all__ = [
    "Branch",
    "Chaos",
    "Clock",
    "Emulator",
    "Entry",
    "Health",
    "Journal",
    "Moved",
    "RuleInForce",
    "Sandbox",
    "Sandboxes",
    "Snapshot",
    "Standing",
    "Verification",
]
