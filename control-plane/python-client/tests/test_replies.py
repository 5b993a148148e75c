from __future__ import annotations

import gzip
import io
import os
import socket
import tempfile
import time
import unittest
from pathlib import Path
from typing import Any

from support import Asked, Scripted, answer, then_hang_up
from ectype import APIConnectionError, APIResponseError, APITimeoutError, InternalServerError, ServiceError, Timeout


def chunked(*pieces: bytes) -> bytes:
    head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    return head + b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces)


def dripping(content: bytes, pause: float) -> Any:
    def step(connection: socket.socket, _: Asked) -> bool:
        for byte in content:
            connection.sendall(bytes([byte]))
            time.sleep(pause)
        return False

    return step


class RepliesTest(unittest.TestCase):
    def raised(self, step: Any, kind: type, **options: Any) -> ServiceError:
        with Scripted(step) as server, server.client(max_retries=0, **options) as client:
            with self.assertRaises(kind) as raised:
                client.request("GET", "/v1/me")
        self.assertIs(type(raised.exception), kind)
        return raised.exception

    def test_chunked_content(self) -> None:
        with Scripted(chunked(b'{"a"', b": 1}", b"")) as server, server.client() as client:
            self.assertEqual(client.request("GET", "/"), {"a": 1})
            self.assertEqual(client.request("GET", "/"), {"a": 1})
            self.assertEqual({each.connection for each in server.asked}, {1})

    def test_content_that_ends_with_the_connection(self) -> None:
        with Scripted(then_hang_up(b"HTTP/1.1 200 OK\r\n\r\n[1]")) as server, server.client() as client:
            self.assertEqual(client.request("GET", "/"), [1])

    def test_no_content(self) -> None:
        with Scripted(b"HTTP/1.1 204 No Content\r\n\r\n") as server, server.client() as client:
            self.assertIsNone(client.request("DELETE", "/v1/projects/prj_1"))
            self.assertIsNone(client.request("DELETE", "/v1/projects/prj_2"))
            self.assertEqual({each.connection for each in server.asked}, {1})

    def test_a_response_that_breaks_off_is_an_error_and_is_retried(self) -> None:
        cut = b'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"a": 1}'
        broken = (cut, chunked(b'{"a"'), b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{")
        for content in broken:
            with self.subTest(content=content):
                self.raised(then_hang_up(content), APIConnectionError)
                with Scripted(then_hang_up(content), answer(200, 2)) as server, server.client() as client:
                    self.assertEqual(client.request("GET", "/"), 2)

    def test_a_length_that_is_too_small_does_not_affect_later_responses(self) -> None:
        lying = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n12HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n9"
        with Scripted(lying, answer(200, 3)) as server, server.client() as client:
            self.assertEqual(client.request("GET", "/"), 12)
            self.assertEqual(client.request("GET", "/"), 3)

    def test_invalid_lengths(self) -> None:
        for length in (b"abc", b"-5", b"1e3", b"2\r\nContent-Length: 3", "٣".encode()):
            with self.subTest(length=length):
                reply = b"HTTP/1.1 200 OK\r\nContent-Length: " + length + b"\r\n\r\n{}"
                self.assertIn("Content-Length", self.raised(then_hang_up(reply), APIResponseError).message)

    def test_responses_that_are_not_http(self) -> None:
        for noise in (b"SSH-2.0-OpenSSH_9.6\r\n", b"\x00\xff\x16\x03 garbage\r\n\r\n", b"HTTP/1.1 abc OK\r\n\r\n"):
            with self.subTest(noise=noise):
                error = self.raised(then_hang_up(noise), APIResponseError)
                self.assertEqual((error.status, error.code), (0, "UNUSABLE_REPLY"))

    def test_endless_headers(self) -> None:
        self.raised(then_hang_up(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 200_000), APIResponseError)
        self.raised(then_hang_up(b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 1000 + b"\r\n"), APIResponseError)

    def test_responses_that_are_not_json(self) -> None:
        for content in (b"<html>Sign in</html>", b'{"a":', b"\xff\xfe\xfa", b"[" * 200_000):
            with self.subTest(content=content[:10]):
                error = self.raised(answer(200, content, Content_Type="text/html"), APIResponseError)
                self.assertIn("text/html", error.message)

    def test_json_of_another_shape(self) -> None:
        for content in ([], {"id": 1}, {"id": "prj_1"}, "text", None):
            with self.subTest(content=content), Scripted(answer(200, content)) as server, server.client() as client:
                with self.assertRaises(APIResponseError):
                    client.projects.get("prj_1")
                with self.assertRaises(APIResponseError):
                    list(client.projects.list())

    def test_a_response_that_is_too_long(self) -> None:
        whole = answer(200, b"[" + b"1," * 4000 + b"1]")
        self.raised(whole, APIResponseError, max_reply_bytes=1000)
        with Scripted(whole) as server, server.client(max_reply_bytes=9000) as client:
            self.assertEqual(len(client.request("GET", "/")), 4001)

    def test_a_response_that_never_ends(self) -> None:
        def endless(connection: socket.socket, _: Asked) -> bool:
            connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            while True:
                connection.sendall(b"x" * 65536)

        self.raised(endless, APIResponseError, max_reply_bytes=1 << 20)

    def test_an_error_that_never_ends(self) -> None:
        def endless(connection: socket.socket, _: Asked) -> bool:
            connection.sendall(b"HTTP/1.1 500 Broken\r\n\r\n")
            while True:
                connection.sendall(b"x" * 65536)

        self.assertEqual(self.raised(endless, InternalServerError).code, "HTTP_500")

    def test_compressed_content(self) -> None:
        packed = answer(200, gzip.compress(b'{"a": 1}'), Content_Encoding="gzip")
        with Scripted(packed) as server, server.client() as client:
            self.assertEqual(client.request("GET", "/"), {"a": 1})
            self.assertEqual(server.asked[0].headers["accept-encoding"], "gzip")

    def test_compressed_content_that_is_too_large(self) -> None:
        bomb = gzip.compress(b"0" * (64 << 20), 9)
        began = time.monotonic()
        self.raised(answer(200, bomb, Content_Encoding="gzip"), APIResponseError, max_reply_bytes=1 << 20)
        self.assertLess(time.monotonic() - began, 5)

    def test_invalid_compressed_content(self) -> None:
        whole = gzip.compress(os.urandom(1000))
        self.raised(answer(200, whole[:-20], Content_Encoding="gzip"), APIConnectionError)
        self.raised(answer(200, b"not packed", Content_Encoding="gzip"), APIResponseError)
        self.raised(answer(200, b"{}", Content_Encoding="br"), APIResponseError)

    def test_a_response_that_exceeds_the_timeout(self) -> None:
        def silent(_: socket.socket, __: Asked) -> bool:
            time.sleep(3)
            return False

        began = time.monotonic()
        self.assertEqual(self.raised(silent, APITimeoutError, timeout=0.2).code, "TIMEOUT")
        self.assertLess(time.monotonic() - began, 2)

    def test_a_slow_response_exceeds_the_total_timeout(self) -> None:
        slow = Timeout(connect=1, read=1, total=0.4)
        for step in (
            dripping(answer(200, b"1" * 200), 0.02),
            dripping(b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 90, 0.02),
        ):
            began = time.monotonic()
            self.raised(step, APITimeoutError, timeout=slow)
            self.assertLess(time.monotonic() - began, 1.5)

    def test_errors_have_the_members_of_the_response(self) -> None:
        problem = {"code": "SERVICE_X", "message": "no", "details": {"a": 1}, "requestId": "r"}
        error = self.raised(answer(418, problem, x_request_id="req-7"), ServiceError)
        self.assertEqual((error.status, error.code, error.message), (418, "SERVICE_X", "no"))
        self.assertEqual((error.details, error.request_id), ({"a": 1}, "req-7"))
        for body in (b"<h1>Bad Gateway</h1>", b"", b"[]", b'{"details": 7, "message": []}'):
            error = self.raised(answer(502, body), InternalServerError)
            self.assertEqual((error.code, error.details), ("HTTP_502", {}))
            self.assertIn("502 Told", error.message)

    def test_downloads_are_atomic(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "export.zip"
            cut = then_hang_up(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
            with Scripted(cut) as server, server.client(max_retries=1) as client:
                with self.assertRaises(APIConnectionError):
                    client.download("/export", path)
                self.assertEqual(len(server.asked), 2)
            self.assertEqual(os.listdir(folder), [])
            with Scripted(cut, answer(200, b"whole")) as server, server.client() as client:
                self.assertEqual(client.download("/export", str(path)), 5)
            self.assertEqual(path.read_bytes(), b"whole")

    def test_a_download_to_an_open_file_is_not_retried(self) -> None:
        cut = then_hang_up(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
        with Scripted(cut) as server, server.client() as client:
            with self.assertRaises(APIConnectionError):
                client.download("/export", io.BytesIO())
            self.assertEqual(len(server.asked), 1)

    def test_a_stream_is_read_while_it_arrives(self) -> None:
        def lines(connection: socket.socket, _: Asked) -> bool:
            connection.sendall(chunked(b'{"seq": 1}\n{"se'))
            time.sleep(0.3)
            connection.sendall(b'8\r\nq": 2}\r\n\r\n0\r\n\r\n')
            return False

        with Scripted(lines) as server, server.client() as client, client.stream("POST", "/replay", json={}) as reply:
            came = reply.iter_lines()
            began = time.monotonic()
            self.assertEqual(next(came), b'{"seq": 1}')
            self.assertLess(time.monotonic() - began, 0.25)
            self.assertEqual(list(came), [b'{"seq": 2}'])

    def test_a_line_that_is_too_long(self) -> None:
        with Scripted(answer(200, b"x" * 200_000)) as server, server.client() as client:
            with client.stream("GET", "/") as reply, self.assertRaises(ValueError):
                list(reply.iter_lines(longest=1000))


if __name__ == "__main__":
    unittest.main()
