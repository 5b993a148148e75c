"""Converts JSON objects to dataclasses with field names in snake case, and keeps unknown members of newer servers."""

from __future__ import annotations

import dataclasses
import enum
import re
import typing
from datetime import date, datetime, timedelta, timezone
from typing import Any, Callable, Dict, List, Mapping, Optional, Tuple, Type, TypeVar

R = TypeVar("R", bound="Record")

_TIME = re.compile(r"(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(?:\.(\d+))?([Zz]|[+-]\d\d:\d\d)")
_CAPITAL = re.compile(r"_([a-z0-9])")
_decoders: Dict[type, Dict[str, "Tuple[str, Callable[[Any], Any]]"]] = {}


class NotGiven(enum.Enum):
    """The type of the default of arguments for which None means JSON null."""

    NOT_GIVEN = enum.auto()


NOT_GIVEN = NotGiven.NOT_GIVEN


@dataclasses.dataclass(frozen=True)
class Record:
    """A JSON object of a response."""

    @property
    def raw(self) -> Mapping[str, Any]:
        """The JSON object, including members that are unknown to this version."""
        raw: Mapping[str, Any] = self.__dict__.get("_raw", {})
        return raw

    @classmethod
    def of(cls: Type[R], value: Any) -> R:
        """Reads an object; raises ValueError if a required member is missing or a member has another type."""
        if not isinstance(value, dict):
            raise ValueError(f"{cls.__name__} is not an object, but {type(value).__name__}")
        members = {}
        for name, (key, decode) in _decoders_of(cls).items():
            if key in value:
                try:
                    members[name] = decode(value[key])
                except (TypeError, ValueError) as wrong:
                    raise ValueError(f"{cls.__name__}.{name}: {wrong}") from None
        try:
            record = cls(**members)
        except TypeError:
            raise ValueError(f"{cls.__name__}: a required member is missing") from None
        record.__dict__["_raw"] = value
        return record


def camel(name: str) -> str:
    """Returns the JSON name of a member."""
    return _CAPITAL.sub(lambda found: found.group(1).upper(), name.rstrip("_"))


def _decoders_of(kind: Type[Record]) -> Dict[str, "Tuple[str, Callable[[Any], Any]]"]:
    known = _decoders.get(kind)
    if known is None:
        hints = typing.get_type_hints(kind)
        known = {each.name: (camel(each.name), _decoder(hints[each.name])) for each in dataclasses.fields(kind)}
        _decoders[kind] = known
    return known


def _decoder(hint: Any) -> Callable[[Any], Any]:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Union:
        inner = _decoder(next(each for each in arguments if each is not type(None)))
        return lambda value: None if value is None else inner(value)
    if origin is list:
        element = _decoder(arguments[0])
        return lambda value: [element(each) for each in _checked(value, list)]
    if origin in (dict, typing.get_origin(Mapping[str, Any])):
        return lambda value: _checked(value, dict)
    if hint is datetime:
        return time_of
    if hint is date:
        return lambda value: date.fromisoformat(_checked(value, str))
    if isinstance(hint, type) and issubclass(hint, Record):
        return hint.of
    if hint is float:
        return lambda value: float(_checked(value, (int, float)))
    if hint in (str, int, bool):
        return lambda value: _checked(value, hint)
    return lambda value: value


def _checked(value: Any, kind: Any) -> Any:
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise ValueError(f"has the type {'null' if value is None else type(value).__name__}")
    return value


def time_of(value: Any) -> datetime:
    """Parses a time in the format of RFC 3339, to the microsecond."""
    found = _TIME.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise ValueError(f"{value!r} is not a time in the format of RFC 3339")
    day, clock, fraction, zone = found.groups()
    micros = (fraction or "").ljust(6, "0")[:6]
    read = datetime.strptime(f"{day}T{clock}.{micros}", "%Y-%m-%dT%H:%M:%S.%f")
    if zone in "Zz":
        return read.replace(tzinfo=timezone.utc)
    offset = timedelta(hours=int(zone[1:3]), minutes=int(zone[4:6]))
    return read.replace(tzinfo=timezone(-offset if zone[0] == "-" else offset))


def records_of(kind: Type[R], value: Any) -> List[R]:
    """Reads a list of objects."""
    return [kind.of(each) for each in _checked(value, list)]


def some(**given: Optional[Any]) -> Dict[str, Any]:
    """Returns a request body of the arguments that are not None."""
    return {camel(name): value for name, value in given.items() if value is not None}


def nullable(**given: Any) -> Dict[str, Any]:
    """Returns a request body of the arguments that are given; None becomes null, which removes a member."""
    return {camel(name): value for name, value in given.items() if value is not NOT_GIVEN}
