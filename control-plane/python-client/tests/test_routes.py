"""Compares the routes of the client with the API description of the control plane."""

from __future__ import annotations

import inspect
import re
import unittest
from datetime import datetime
from typing import Any, List, Tuple

from support import client
from ectype import Ectype, ServiceError
from ectype import resources
from ectype._http.request import Request

Route = Tuple[str, str]

# The routes for browsers and the API description itself.
NOT_OF_THE_CLIENT = re.compile("/docs.*|/openapi.json|/api/auth/.*")


class Noted(Exception):
    """Raised instead of sending a request."""


class Noting:
    def __init__(self, asked: List[Request]) -> None:
        self._asked = asked

    def send(self, request: Request, timeout: Any) -> Any:
        self._asked.append(request)
        raise Noted

    def close(self) -> None:
        pass


def argument(parameter: inspect.Parameter) -> Any:
    if "bytes" in str(parameter.annotation) or "Content" == parameter.annotation:
        return b"value"
    if parameter.name == "state":
        return b"{}"
    if parameter.name == "status":
        return "200"
    if "Sequence" in str(parameter.annotation):
        return ["day"]
    if "datetime" in str(parameter.annotation) or "date" in str(parameter.annotation):
        return datetime(2026, 1, 1).astimezone()
    if "Mapping" in str(parameter.annotation):
        return {}
    return "value"


def requests_of(resource: Any) -> List[Request]:
    asked: List[Request] = []
    for name, method in inspect.getmembers(resource, inspect.ismethod):
        if name.startswith("_"):
            continue
        parameters = inspect.signature(method).parameters.values()
        by_place = [argument(each) for each in parameters if each.kind is each.POSITIONAL_OR_KEYWORD]
        by_name = {each.name: argument(each) for each in parameters if each.kind is each.KEYWORD_ONLY}
        before = len(asked)
        resource._calls.session = resource._calls.session.with_options(transport=Noting(asked))
        try:
            result = method(*by_place, **by_name)
            list(result)
        except Noted:
            pass
        assert len(asked) == before + 1, f"{type(resource).__name__}.{name} sends one request"
    return asked


class RoutesTest(unittest.TestCase):
    def setUp(self) -> None:
        with client() as described:
            self.paths = described.request("GET", "/openapi.json")["paths"]
        self.described = {
            (method.upper(), path): operation
            for path, item in self.paths.items()
            for method, operation in item.items()
            if not NOT_OF_THE_CLIENT.fullmatch(path)
        }
        self.asked = [request for resource in self.resources() for request in requests_of(resource)]

    def resources(self) -> List[Any]:
        made = Ectype("k", base_url="http://127.0.0.1:1")
        named = [getattr(made, name) for name in dir(made) if not name.startswith("_") and name != "with_raw_response"]
        found = [each for each in named if isinstance(each, resources.projects.Resource)]
        self.assertEqual(sorted(type(each).__name__ for each in found), sorted(resources.__all__))
        return found

    def route(self, request: Request) -> Route:
        path = request.target.partition("?")[0]
        for method, described in self.described:
            if method == request.method and re.fullmatch(re.sub(r"\{\w+\}", "value", described), path):
                return method, described
        raise AssertionError(f"{request.method} {path} is not described")

    def test_every_route_has_a_method(self) -> None:
        known = {self.route(request) for request in self.asked}
        self.assertEqual(set(self.described) - known, set(), "add a method for each of these routes")

    def test_every_parameter_has_an_argument(self) -> None:
        for request in self.asked:
            route = self.route(request)
            query = {each.split("=")[0] for each in request.target.partition("?")[2].split("&") if each}
            described = set()
            for parameter in self.described[route].get("parameters", []):
                reference = parameter.get("$ref", "").rsplit("/", 1)[-1]
                if parameter.get("in") == "query":
                    described.add(parameter["name"])
                elif reference == "Limit":
                    described.add("limit")
            self.assertEqual(query, described, route)


if __name__ == "__main__":
    unittest.main()
