"""The fault injection of an emulator. Each change is an entry of its journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, List, Mapping, Sequence

from ._line import Line

_ROUTE = "chaos"


@dataclass(frozen=True)
class RuleInForce:
    """A rule, the number of requests that matched it, and the number of requests with its fault."""

    name: str
    matched: int
    came: int
    rule: Mapping[str, Any]


class Chaos:
    """Changes the rules, which have the format of `ectype chaos set`: `{"operation": "createPet", "share": 0.2, "error": 503}`."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def show(self) -> List[RuleInForce]:
        """Returns the active rules, in the order of their evaluation."""
        return self._line.ask("GET", _ROUTE, _rules)

    def put(self, rules: Sequence[Mapping[str, Any]]) -> List[RuleInForce]:
        """Replaces the active rules."""
        return self._line.ask("PUT", _ROUTE, _rules, json={"rules": [dict(rule) for rule in rules]})

    def add(self, rule: Mapping[str, Any]) -> List[RuleInForce]:
        """Adds a rule before the active rules, which keep their counts."""
        return self._line.ask("POST", _ROUTE, _rules, json=dict(rule))

    def fail_next(self, count: int, operation: str, status: int = 503) -> List[RuleInForce]:
        """Fails the next `count` calls of an operation with a status."""
        return self.add({"operation": operation, "next": count, "error": status})

    def clear(self) -> None:
        """Removes all rules."""
        self._line.ask("DELETE", _ROUTE, _rules)


def _rules(reply: Any) -> List[RuleInForce]:
    counts = reply["counts"]
    return [
        RuleInForce(rule["name"], counts[rule["name"]]["matched"], counts[rule["name"]]["came"], rule)
        for rule in reply["rules"]
    ]
