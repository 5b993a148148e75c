"""Runs the Python samples of the API description."""

from __future__ import annotations

import contextlib
import io
import os
import tempfile
import unittest
from typing import Any, Dict, List, Tuple
from unittest import mock

from support import client, plane
from test_routes import NOT_OF_THE_CLIENT
from ectype import ServiceError

# The status codes that show an error of the sample itself, not of its example identifiers.
NEVER = (0, 401, 403, 413, 415, 500, 503)


class SamplesTest(unittest.TestCase):
    def setUp(self) -> None:
        self.plane = client()
        self.addCleanup(self.plane.close)
        self.description = self.plane.request("GET", "/openapi.json")
        # Removes the resources that the samples created in an earlier run.
        with contextlib.suppress(ServiceError):
            self.plane.projects.delete("shop")
        for invited in self.plane.invitations.list():
            if invited.email == "ada@example.com":
                self.plane.invitations.revoke(invited.id)

    def samples(self) -> Dict[str, str]:
        found = {}
        for path, item in self.description["paths"].items():
            for method, operation in item.items():
                sources: List[Any] = [each["source"] for each in operation["x-codeSamples"] if each["lang"] == "Python"]
                if sources:
                    found[f"{method.upper()} {path}"] = sources[0]
                elif not NOT_OF_THE_CLIENT.fullmatch(path):
                    self.fail(f"{method.upper()} {path} has no sample")
        return found

    def test_all_samples_run(self) -> None:
        url, key = plane()
        written = self.description["servers"][0]["url"]
        done = []
        with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, ECTYPE_API_KEY=key):
            before = os.getcwd()
            os.chdir(folder)
            self.addCleanup(os.chdir, before)
            for name in ("recording.jsonl", "part"):
                with open(name, "w") as file:
                    file.write("{}\n")
            for name, source in self.samples().items():
                with self.subTest(name), contextlib.redirect_stdout(io.StringIO()):
                    self.assertIn(f'"{written}"', source)
                    try:
                        exec(compile(source.replace(written, url), name, "exec"), {})
                        done.append(name)
                    except ServiceError as refused:
                        session = refused.status == 403 and refused.details.get("required") == "session"
                        self.assertTrue(session or refused.status not in NEVER, f"{source}\n{refused}")
            os.chdir(before)
        for method, path in self.routes():
            # The sample of a route without path parameters must succeed, except with a key where a session is needed.
            session = "x-required-credential" in self.description["paths"][path][method.lower()]
            if method == "GET" and "{" not in path and not path.startswith("/docs") and not session:
                self.assertIn(f"GET {path}", done)
        self.assertLessEqual({"POST /v1/projects", "POST /v1/api-keys", "POST /v1/organization/invitations"}, set(done))

    def routes(self) -> List[Tuple[str, str]]:
        return [(method.upper(), path) for path, item in self.description["paths"].items() for method in item]


if __name__ == "__main__":
    unittest.main()
