from __future__ import annotations

import io
import time
import unittest
from email.utils import formatdate
from unittest import mock

from support import Scripted, answer, hang_up
from ectype import APIConnectionError, ConflictError, InternalServerError, RateLimitError
from ectype._http import retry

OK = answer(200, {"ok": True})
BUSY = answer(409, {"code": "SERVICE_IDEMPOTENCY_IN_PROGRESS", "message": "wait"})


class RetriesTest(unittest.TestCase):
    def test_temporary_failures_are_retried(self) -> None:
        for first in (answer(408), answer(429), answer(500), answer(502), answer(503), BUSY, hang_up):
            with self.subTest(first=first), Scripted(first, OK) as server, server.client() as client:
                self.assertEqual(client.request("GET", "/v1/me"), {"ok": True})
                self.assertEqual(len(server.asked), 2)
                self.assertEqual(len(server.slept), 1)

    def test_permanent_failures_are_not_retried(self) -> None:
        for status in (400, 401, 403, 404, 409, 413, 422):
            with self.subTest(status=status), Scripted(answer(status), OK) as server, server.client() as client:
                with self.assertRaises(Exception) as raised:
                    client.request("POST", "/v1/projects", json={})
                self.assertEqual(raised.exception.status, status)
                self.assertEqual(len(server.asked), 1)

    def test_a_mutation_keeps_its_key_and_its_body(self) -> None:
        with Scripted(answer(503), hang_up, answer(201, {})) as server, server.client() as client:
            client.request("POST", "/v1/projects", json={"name": "Shop"})
            self.assertEqual(len({each.headers["idempotency-key"] for each in server.asked}), 1)
            self.assertEqual({each.body for each in server.asked}, {b'{"name": "Shop"}'})
            self.assertEqual(len(server.asked), 3)

    def test_each_mutation_has_its_own_key_and_reads_have_none(self) -> None:
        with Scripted(OK) as server, server.client() as client:
            client.request("POST", "/a")
            client.request("DELETE", "/a")
            client.request("PATCH", "/a", json={}, idempotency_key="mine")
            client.request("GET", "/a")
            keys = [each.headers.get("idempotency-key") for each in server.asked]
            self.assertEqual(len(set(keys)), 4)
            self.assertEqual(keys[2:], ["mine", None])

    def test_the_client_gives_up_after_the_last_retry(self) -> None:
        with Scripted(answer(503, {"code": "SERVICE_UNAVAILABLE", "message": "later"})) as server:
            for retries, asked in ((0, 1), (2, 4), (4, 9)):
                with server.client(max_retries=retries) as client, self.assertRaises(InternalServerError) as raised:
                    client.request("GET", "/v1/me")
                self.assertEqual(raised.exception.code, "SERVICE_UNAVAILABLE")
                self.assertEqual(len(server.asked), asked)

    def test_the_number_of_retries_can_be_set_per_call(self) -> None:
        with Scripted(answer(500)) as server, server.client() as client:
            with self.assertRaises(InternalServerError):
                client.with_options(max_retries=0).request("GET", "/v1/me")
            self.assertEqual(len(server.asked), 1)

    def test_delays_double_with_jitter(self) -> None:
        for attempt, most in enumerate((0.5, 1, 2, 4, 8, 8, 8)):
            waits = [retry.delay(attempt, {}) for _ in range(200)]
            self.assertLessEqual(max(waits), most)
            self.assertGreaterEqual(min(waits), most * 0.75)
            self.assertGreater(len(set(waits)), 100)

    def test_retry_after_in_seconds(self) -> None:
        with Scripted(answer(429, Retry_After="7"), answer(503, Retry_After="0"), OK) as server:
            with server.client() as client:
                client.request("GET", "/v1/me")
            self.assertEqual(server.slept, [7.0, 0.0])

    def test_retry_after_as_a_date_of_the_server_clock(self) -> None:
        its_now = time.time() - 5000
        headers = {"Date": formatdate(its_now, usegmt=True), "Retry_After": formatdate(its_now + 30, usegmt=True)}
        with Scripted(answer(503, **headers), OK) as server, server.client() as client:
            client.request("GET", "/v1/me")
            self.assertAlmostEqual(server.slept[0], 30, delta=1)
        self.assertAlmostEqual(retry.delay(0, {"Retry-After": formatdate(time.time() + 20, usegmt=True)}), 20, delta=2)
        self.assertEqual(retry.delay(0, {"Retry-After": formatdate(time.time() - 20, usegmt=True)}), 0.0)

    def test_delays_of_more_than_two_minutes_are_not_waited_for(self) -> None:
        for value in ("121", "9" * 400, formatdate(time.time() + 500, usegmt=True)):
            with Scripted(answer(429, Retry_After=value), OK) as server, server.client() as client:
                with self.assertRaises(RateLimitError):
                    client.request("GET", "/v1/me")
                self.assertEqual(len(server.asked), 1)

    def test_an_invalid_retry_after_is_ignored(self) -> None:
        for value in ("soon", "-3", "٣", "Mon, 99 Foo 2026"):
            self.assertLessEqual(retry.delay(0, {"Retry-After": value}), 0.5)

    def test_a_body_that_cannot_be_repeated_is_sent_once(self) -> None:
        with Scripted(answer(503), OK) as server, server.client() as client:
            with self.assertRaises(InternalServerError):
                client.request("POST", "/a", content=iter([b"one", b"two"]))
            self.assertEqual([each.body for each in server.asked], [b"onetwo"])

    def test_a_file_is_sent_again_from_its_position(self) -> None:
        with Scripted(answer(503), OK) as server, server.client() as client:
            file = io.BytesIO(b"skipped,sent")
            file.seek(8)
            client.request("PUT", "/a", content=file)
            self.assertEqual([each.body for each in server.asked], [b"sent", b"sent"])

    def test_an_address_without_a_server(self) -> None:
        with Scripted(OK) as server:
            url = server.url
        client = server.client(base_url=url)
        with self.assertRaises(APIConnectionError) as raised:
            client.request("GET", "/v1/me")
        self.assertEqual(len(server.slept), 2)
        self.assertEqual((raised.exception.status, raised.exception.code), (0, "CONNECTION_FAILED"))
        self.assertTrue(raised.exception.request_id)

    def test_other_conflicts_are_not_retried(self) -> None:
        with Scripted(answer(409, {"code": "SERVICE_CONFLICT", "message": "taken"})) as server:
            with server.client() as client, self.assertRaises(ConflictError):
                client.request("POST", "/v1/projects", json={})
            self.assertEqual(len(server.asked), 1)

    def test_retries_wait(self) -> None:
        with Scripted(answer(503), OK) as server, server.client() as client:
            client._session = client._session.with_options(sleep=time.sleep)
            with mock.patch.object(retry, "FIRST_SECONDS", 0.2):
                began = time.monotonic()
                client.request("GET", "/v1/me")
            self.assertGreaterEqual(time.monotonic() - began, 0.15)


if __name__ == "__main__":
    unittest.main()
