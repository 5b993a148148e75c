"""The faults that an emulator makes on purpose; each change is a write of its journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, List, Mapping, Sequence

from ._line import Line

_ROUTE = "chaos"


@dataclass(frozen=True)
class RuleInForce:
    """A rule, how many requests it has been for, and how many of them met its fault."""

    name: str
    matched: int
    came: int
    rule: Mapping[str, Any]


class Chaos:
    """Rules are what `ectype chaos set` takes: `{"operation": "createPet", "share": 0.2, "error": 503}`."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def show(self) -> List[RuleInForce]:
        """The rules in force, in the order in which they are taken."""
        return self._line.ask("GET", _ROUTE, _rules)

    def put(self, rules: Sequence[Mapping[str, Any]]) -> List[RuleInForce]:
        """Puts rules in the place of those in force."""
        return self._line.ask("PUT", _ROUTE, _rules, json={"rules": [dict(rule) for rule in rules]})

    def add(self, rule: Mapping[str, Any]) -> List[RuleInForce]:
        """Puts a rule before those in force, which go on counting."""
        return self._line.ask("POST", _ROUTE, _rules, json=dict(rule))

    def fail_next(self, count: int, operation: str, status: int = 503) -> List[RuleInForce]:
        """Lets the next calls of an operation fail with a status, so many."""
        return self.add({"operation": operation, "next": count, "error": status})

    def clear(self) -> None:
        """Takes all rules away."""
        self._line.ask("DELETE", _ROUTE, _rules)


def _rules(reply: Any) -> List[RuleInForce]:
    counts = reply["counts"]
    return [
        RuleInForce(rule["name"], counts[rule["name"]]["matched"], counts[rule["name"]]["came"], rule)
        for rule in reply["rules"]
    ]
