from __future__ import annotations

import unittest
from datetime import datetime, timedelta, timezone

from support import Scripted, answer
from ectype import APIResponseError
from ectype._http.request import text
from ectype._record import time_of
from ectype.records import ApiKey, Event, Project

PROJECT = {"id": "prj_1", "slug": "s", "name": "N", "createdAt": "2026-01-02T03:04:05Z", "updatedAt": "2026-01-02T03:04:05.1Z"}


class RecordsTest(unittest.TestCase):
    def test_unknown_members_are_kept(self) -> None:
        project = Project.of({**PROJECT, "colour": {"of": "tomorrow"}})
        self.assertEqual(project, Project.of(PROJECT))
        self.assertEqual(project.raw["colour"], {"of": "tomorrow"})
        self.assertIsNone(project.description)

    def test_missing_members_and_members_of_another_type_are_reported(self) -> None:
        for broken in ({"id": None}, {"id": 7}, {"createdAt": "yesterday"}, {"createdAt": None}, {"name": ["N"]}):
            with self.subTest(broken=broken), self.assertRaises(ValueError) as raised:
                Project.of({**PROJECT, **broken})
            self.assertIn("Project.", str(raised.exception))
        with self.assertRaises(ValueError):
            Project.of({"id": "prj_1"})
        with self.assertRaises(ValueError):
            Event.of({"id": "e", "kind": "k", "target": "t", "at": PROJECT["createdAt"], "actor": {"type": "x"}, "changes": {}})

    def test_python_names_are_converted_to_json_names(self) -> None:
        event = Event.of(
            {
                "id": "e",
                "kind": "k",
                "target": "t",
                "at": PROJECT["createdAt"],
                "actor": {"type": "operator"},
                "changes": [{"path": "name", "from": None, "to": 1}],
            }
        )
        self.assertEqual((event.changes[0].from_, event.changes[0].to), (None, 1))

    def test_times_have_time_zones(self) -> None:
        second = datetime(2026, 1, 2, 3, 4, 5, tzinfo=timezone.utc)
        self.assertEqual(time_of("2026-01-02T03:04:05Z"), second)
        self.assertEqual(time_of("2026-01-02T03:04:05.5Z"), second + timedelta(milliseconds=500))
        self.assertEqual(time_of("2026-01-02T03:04:05.123456789Z"), second + timedelta(microseconds=123456))
        self.assertEqual(time_of("2026-01-02T05:34:05+02:30"), second)
        self.assertEqual(text(second.astimezone(timezone(timedelta(hours=2)))), "2026-01-02T03:04:05Z")
        for none in ("2026-01-02", "2026-13-02T03:04:05Z", "2026-01-02T03:04:05", 7, None):
            with self.assertRaises(ValueError):
                time_of(none)

    def test_the_repr_of_a_key_contains_no_secret(self) -> None:
        key = ApiKey.of({"id": "key_1", "name": "n", "scope": "read", "prefix": "usk", "createdAt": PROJECT["createdAt"], "key": "usk_read_secret"})
        self.assertEqual(key.key, "usk_read_secret")
        self.assertNotIn("secret", repr(key))

    def test_a_list_with_a_repeated_cursor_ends(self) -> None:
        page = answer(200, {"items": [PROJECT], "nextCursor": "again"})
        with Scripted(page) as server, server.client() as client:
            with self.assertRaises(APIResponseError):
                list(client.projects.list())
            self.assertEqual([each.target for each in server.asked], ["/v1/projects", "/v1/projects?cursor=again"])


if __name__ == "__main__":
    unittest.main()
