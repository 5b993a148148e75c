"""Tests with a running emulator."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.error
import urllib.request
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any
from unittest import mock

from support import CLIENT, COMMAND, Scripted, answer
from ectype import (
    APIConnectionError,
    APIResponseError,
    BadRequestError,
    Emulator,
    EmulatorStartError,
    NotFoundError,
    PermissionDeniedError,
    ServiceError,
    Snapshot,
)

START = datetime(2025, 1, 1, tzinfo=timezone.utc)


def call(api: Emulator, method: str, path: str, body: Any = None) -> Any:
    content = None if body is None else json.dumps(body).encode()
    headers = {"X-Api-Key": "any", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(api.base_url + path, content, headers, method=method)) as reply:
        return json.load(reply)


def pets(api: Emulator) -> Any:
    return [each["name"] for each in call(api, "GET", "/pets")["items"]]


def add(api: Emulator, name: str) -> Any:
    return call(api, "POST", "/pets", {"name": name, "species": "cat"})


class EmulatorTest(unittest.TestCase):
    api: Emulator

    @classmethod
    def setUpClass(cls) -> None:
        cls.api = Emulator("petstore", command=COMMAND)
        cls.addClassCleanup(cls.api.close)

    def setUp(self) -> None:
        self.api.reset()

    def test_a_state_is_saved_and_restored(self) -> None:
        empty = self.api.save()
        add(self.api, "Mia")
        one = self.api.save()
        self.assertNotEqual(one, empty)
        self.assertEqual((one.api.name, one.position - empty.position), ("Petstore", 1))
        self.assertEqual(self.api.restore(empty).position, empty.position)
        self.assertEqual(pets(self.api), [])
        self.assertEqual(self.api.save().content, empty.content)
        self.api.restore(one)
        self.assertEqual(pets(self.api), ["Mia"])

    def test_a_state_is_stored_in_a_file(self) -> None:
        add(self.api, "Mia")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "one.json"
            self.api.save().write_to(path)
            self.api.reset()
            self.api.restore(path)
            self.assertEqual(pets(self.api), ["Mia"])
            self.assertEqual(Snapshot.read(str(path)), self.api.save())
            self.assertEqual(os.listdir(folder), ["one.json"])
            with Emulator("petstore", command=COMMAND, fixture=path) as other:
                self.assertEqual(pets(other), ["Mia"])
            path.write_text("{}")
            with self.assertRaises(ValueError):
                self.api.restore(path)

    def test_a_state_of_another_api_is_rejected(self) -> None:
        before = self.api.save()
        other = Snapshot(before.content.replace(before.api.hash.encode(), b"0" * 64))
        with self.assertRaises(ServiceError) as raised:
            self.api.restore(other)
        self.assertEqual(raised.exception.code, "another_api")
        self.assertEqual(self.api.save(), before)

    def test_the_journal_is_rewound_and_forwarded(self) -> None:
        start = self.api.position
        add(self.api, "Mia")
        add(self.api, "Rex")
        self.assertEqual(self.api.rewind(start + 1).position, start + 1)
        self.assertEqual(pets(self.api), ["Mia"])
        self.assertEqual(self.api.forward().position, start + 2)
        self.assertEqual(sorted(pets(self.api)), ["Mia", "Rex"])
        self.api.rewind(start)
        self.assertEqual(self.api.forward(start + 1).position, start + 1)
        entries = self.api.journal.entries(from_=start + 1, limit=10)
        self.assertEqual([(each.operation, each.status) for each in entries], [("createPet", 201)] * 2)
        self.assertEqual(self.api.journal.entry(start + 1)["operation"], "createPet")
        self.assertEqual(self.api.journal.state(start + 1), self.api.save())
        self.assertEqual(self.api.journal.standing().last, start + 2)
        left = self.api.journal.standing().branch
        add(self.api, "Kim")
        self.assertNotEqual(self.api.journal.standing().branch, left)
        self.assertIn(left, [each.name for each in self.api.journal.branches()])
        self.api.rewind(start + 2, branch=left)
        self.assertEqual(sorted(pets(self.api)), ["Mia", "Rex"])
        self.assertIsNone(self.api.journal.verify().difference)
        with self.assertRaises(BadRequestError):
            self.api.rewind(99)
        with self.assertRaises(NotFoundError) as raised:
            self.api.journal.entry(99)
        self.assertEqual(raised.exception.code, "unknown_position")

    def test_differences(self) -> None:
        start = self.api.position
        made = add(self.api, "Mia")
        moved = self.api.diff()
        self.assertEqual([(each.resource, each.id, each.kind) for each in moved], [("pets", str(made["id"]), "added")])
        assert moved[0].after is not None
        self.assertEqual(moved[0].after["name"], "Mia")
        self.assertEqual(self.api.diff(start), moved)
        self.assertEqual([each.kind for each in self.api.diff(start + 1, start)], ["removed"])

    def test_sandboxes(self) -> None:
        add(self.api, "Mia")
        box = self.api.sandbox("box")
        add(box, "Rex")
        self.assertEqual((pets(self.api), sorted(pets(box))), (["Mia"], ["Mia", "Rex"]))
        self.assertEqual([each.after["name"] for each in box.diff(sandbox="default")], ["Rex"])
        box.rewind(box.position - 1)
        self.assertEqual(pets(box), ["Mia"])
        fresh = self.api.sandboxes.make("fresh", from_start=True, idle=timedelta(minutes=30))
        self.assertEqual((fresh.idle, pets(self.api.sandbox("fresh"))), ("PT30M", []))
        self.assertEqual([each.name for each in self.api.sandboxes.list()], ["box", "fresh"])
        box.close()
        for each in ("box", "fresh"):
            self.api.sandboxes.drop(each)
        self.assertEqual(self.api.sandboxes.list(), [])
        with self.assertRaises(ValueError):
            self.api.sandbox("no/name")

    def test_the_clock(self) -> None:
        self.assertTrue(self.api.clock.is_logical)
        self.assertEqual(self.api.clock.now(), START)
        self.assertEqual(self.api.clock.advance(timedelta(days=1, milliseconds=500)), START + timedelta(days=1, milliseconds=500))
        self.assertEqual(self.api.clock.set(START + timedelta(days=40)), START + timedelta(days=40))
        with self.assertRaises(ValueError):
            self.api.clock.advance(timedelta(seconds=-1))
        with self.assertRaises(ValueError):
            self.api.clock.set(datetime(2025, 5, 1))

    def test_faults(self) -> None:
        self.api.chaos.fail_next(1, "createPet", 503)
        with self.assertRaises(urllib.error.HTTPError) as failed:
            add(self.api, "Mia")
        self.assertEqual(failed.exception.code, 503)
        failed.exception.close()
        add(self.api, "Mia")
        shown = self.api.chaos.show()
        self.assertEqual([(each.matched, each.came) for each in shown], [(2, 1)])
        put = self.api.chaos.put([{"name": "slow", "operation": "*", "latency": 1}])
        self.assertEqual([each.name for each in put], ["slow"])
        self.api.chaos.clear()
        self.assertEqual(self.api.chaos.show(), [])
        with self.assertRaises(ServiceError) as raised:
            self.api.chaos.add({"operation": "creatPet", "error": 500})
        self.assertIn("did you mean createPet", raised.exception.message)

    def test_a_running_emulator_is_used_by_its_address(self) -> None:
        with Emulator.at(self.api.base_url + "/") as found:
            self.assertEqual(found.base_url, self.api.base_url)
            self.assertEqual(found.health(), self.api.health())
            self.assertEqual(found.inspect()["api"]["name"], "Petstore")
        self.assertEqual(self.api.health().api.name, "Petstore")

    def test_a_server_that_is_no_emulator(self) -> None:
        with Scripted(answer(200, {"hello": 1})) as server, Emulator.at(server.url) as other:
            with self.assertRaises(APIResponseError):
                other.health()
            with self.assertRaises(APIResponseError):
                other.save()
        with self.assertRaises(APIConnectionError):
            Emulator.at(server.url).health()

    def test_the_admin_token_of_an_emulator(self) -> None:
        with Scripted(answer(403, {"error": {"code": "admin_only", "message": "no"}})) as server:
            with Emulator.at(server.url, admin_token="open sesame") as guarded:
                with self.assertRaises(PermissionDeniedError) as raised:
                    guarded.sandbox("box").save()
            self.assertEqual((raised.exception.code, raised.exception.message), ("admin_only", "no"))
            headers = server.asked[0].headers
            self.assertEqual((headers["x-service-admin-token"], headers["x-service-sandbox"]), ("open sesame", "box"))

    def test_a_mutation_is_never_sent_twice(self) -> None:
        with Scripted(answer(503)) as server, Emulator.at(server.url) as busy:
            with self.assertRaises(ServiceError):
                busy.reset()
            self.assertEqual(len(server.asked), 1)
            self.assertNotIn("idempotency-key", server.asked[0].headers)


class StartTest(unittest.TestCase):
    def test_a_description_that_cannot_be_read(self) -> None:
        with self.assertRaises(EmulatorStartError) as raised:
            Emulator("/no/such/petstore.yaml", command=COMMAND)
        self.assertIn("petstore.yaml", raised.exception.message)
        self.assertIsInstance(raised.exception, ServiceError)
        self.assertNotEqual(raised.exception.details["exit_code"], 0)

    def test_a_missing_command(self) -> None:
        with mock.patch.dict(os.environ, ECTYPE="/no/such/ectype"), self.assertRaises(EmulatorStartError) as raised:
            Emulator("petstore")
        self.assertIn("/no/such/ectype", raised.exception.message)

    @unittest.skipUnless(os.name == "posix", "the fake command is a shell script")
    def test_a_command_that_never_becomes_ready(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            command = Path(folder) / "ectype"
            command.write_text("#!/bin/sh\necho $$ >'" + folder + "/pid'\necho starting >&2\necho noise\nexec sleep 60\n")
            command.chmod(0o755)
            began = time.monotonic()
            with mock.patch.dict(os.environ, ECTYPE=str(command)), self.assertRaises(EmulatorStartError) as raised:
                Emulator("petstore", start_timeout=1)
            self.assertLess(time.monotonic() - began, 8)
            self.assertIn("starting", raised.exception.details["log"])
            with self.assertRaises(ProcessLookupError):
                os.kill(int((Path(folder) / "pid").read_text()), 0)

    def test_the_emulator_ends_with_its_block(self) -> None:
        with mock.patch.dict(os.environ, ECTYPE=COMMAND), Emulator("petstore", seed=7) as api:
            url = api.base_url
            until = time.monotonic() + 10
            while "Petstore" not in api.log and time.monotonic() < until:
                time.sleep(0.05)
            self.assertIn("Petstore", api.log)
        with self.assertRaises(APIConnectionError):
            Emulator.at(url).health()

    def test_the_emulator_ends_with_the_program(self) -> None:
        program = "from ectype import Emulator; print(Emulator('petstore').base_url, flush=True); raise SystemExit(3)"
        environment = {**os.environ, "ECTYPE": COMMAND, "PYTHONPATH": str(CLIENT / "src")}
        run = subprocess.run([sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, text=True, timeout=120)
        self.assertEqual(run.returncode, 3)
        with self.assertRaises(APIConnectionError):
            Emulator.at(run.stdout.strip()).health()


if __name__ == "__main__":
    unittest.main()
