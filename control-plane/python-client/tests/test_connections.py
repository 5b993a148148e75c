from __future__ import annotations

import logging
import os
import pickle
import socket
import subprocess
import sys
import threading
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from unittest import mock

from support import CLIENT, Asked, Scripted, answer, hang_up
from ectype import APIConnectionError, APIResponseError, Ectype, NotFoundError, ServiceError, Timeout, __version__
from ectype import errors

OK = answer(200, {})


class ConnectionsTest(unittest.TestCase):
    def test_a_connection_is_reused(self) -> None:
        with Scripted(OK, answer(404), OK) as server, server.client() as client:
            client.request("GET", "/")
            with self.assertRaises(NotFoundError):
                client.request("GET", "/")
            client.with_options(timeout=3).request("POST", "/")
            self.assertEqual([each.connection for each in server.asked], [1, 1, 1])

    def test_a_connection_that_the_server_closed_is_not_reused(self) -> None:
        def last(connection: socket.socket, _: Asked) -> bool:
            connection.sendall(OK)
            return False

        with Scripted(last, last, last) as server, server.client(max_retries=0) as client:
            for _ in range(3):
                client.request("POST", "/")
                time.sleep(0.05)
            self.assertEqual([each.connection for each in server.asked], [1, 2, 3])

    def test_a_request_is_repeated_when_a_reused_connection_is_closed(self) -> None:
        with Scripted(OK, hang_up, OK) as server, server.client(max_retries=0) as client:
            client.request("GET", "/")
            client.request("POST", "/")
            keys = [each.headers.get("idempotency-key") for each in server.asked]
            self.assertEqual(keys[1], keys[2])
            self.assertEqual(len(keys), 3)

    def test_a_new_connection_that_is_closed_is_an_error(self) -> None:
        with Scripted(hang_up) as server, server.client(max_retries=0) as client:
            with self.assertRaises(APIConnectionError):
                client.request("GET", "/")
            self.assertEqual(len(server.asked), 1)

    def test_threads_share_a_client(self) -> None:
        def echo(connection: socket.socket, asked: Asked) -> None:
            time.sleep(0.002)
            connection.sendall(answer(200, asked.target))

        with Scripted(echo) as server, server.client() as client, ThreadPoolExecutor(8) as threads:
            targets = [f"/{number}" for number in range(400)]
            self.assertEqual(list(threads.map(lambda target: client.request("GET", target), targets)), targets)
            self.assertLessEqual(max(each.connection for each in server.asked), 8)

    def test_a_closed_client_sends_no_request(self) -> None:
        with Scripted(OK) as server:
            with server.client() as client:
                client.request("GET", "/")
            with self.assertRaises(ValueError):
                client.request("GET", "/")

    @unittest.skipUnless(hasattr(os, "fork"), "this system has no fork")
    def test_a_process_after_a_fork_has_its_own_connections(self) -> None:
        program = f"""
import os, sys
sys.path.insert(0, {str(CLIENT / "src")!r})
from ectype import Ectype
client = Ectype("k", base_url=sys.argv[1])
client.request("GET", "/parent")
child = os.fork()
if child == 0:
    client.request("GET", "/child")
    client.close()
    os._exit(0)
os.waitpid(child, 0)
client.request("GET", "/parent")
client.close()
"""
        with Scripted(OK) as server:
            subprocess.run([sys.executable, "-W", "error", "-c", program, server.url], check=True, timeout=30)
            self.assertEqual([(each.target, each.connection) for each in server.asked], [("/parent", 1), ("/child", 2), ("/parent", 1)])

    def test_a_redirect_within_the_origin_is_followed(self) -> None:
        with Scripted(answer(307, Location="/v2/me?a=b"), OK) as server, server.client() as client:
            self.assertEqual(client.request("GET", "/v1/me"), {})
            self.assertEqual([each.target for each in server.asked], ["/v1/me", "/v2/me?a=b"])

    def test_no_redirect_sends_the_key_to_another_origin(self) -> None:
        with Scripted(OK) as other:
            port = other.url.rsplit(":", 1)[1]
            for location in (other.url + "/x", f"//127.0.0.1:{port}/x", "https://127.0.0.1/x", "file:///etc/passwd"):
                for status in (301, 302, 303, 307, 308):
                    with Scripted(answer(status, Location=location)) as server, server.client() as client:
                        with self.assertRaises(APIResponseError) as raised:
                            client.request("GET", "/v1/me")
                        self.assertEqual((raised.exception.status, raised.exception.code), (status, "REDIRECTED"))
            self.assertEqual(other.asked, [])

    def test_redirects_of_mutations_and_redirect_loops_are_not_followed(self) -> None:
        with Scripted(answer(308, Location="/again")) as server, server.client() as client:
            with self.assertRaises(APIResponseError):
                client.request("POST", "/v1/projects", json={})
            self.assertEqual(len(server.asked), 1)
            with self.assertRaises(APIResponseError):
                client.request("GET", "/v1/me")
            self.assertEqual(len(server.asked), 7)

    def test_the_headers_of_every_request(self) -> None:
        with Scripted(OK) as server, server.client() as client:
            client.request("GET", "/v1/me", headers={"X-Own": "1"})
            headers = server.asked[0].headers
            self.assertEqual(headers["authorization"], "Bearer usk_admin_secret")
            self.assertTrue(headers["user-agent"].startswith(f"ectype-python/{__version__} ("))
            self.assertRegex(headers["x-request-id"], "^[0-9a-f]{32}$")
            self.assertEqual(headers["x-own"], "1")

    def test_the_environment_sets_key_and_address(self) -> None:
        with Scripted(OK) as server, mock.patch.dict(os.environ, ECTYPE_API_KEY=" usk_read_x\n", ECTYPE_API_URL=server.url + "/base/"):
            with Ectype() as client:
                client.me.with_raw_response.get()
                client.request("GET", "/v1/me")
            self.assertEqual(server.asked[0].headers["authorization"], "Bearer usk_read_x")
            self.assertEqual({each.target for each in server.asked}, {"/base/v1/me"})
            with Ectype("other") as client:
                client.request("GET", "/v1/me")
            self.assertEqual(server.asked[-1].headers["authorization"], "Bearer other")

    def test_without_a_key_none_is_sent(self) -> None:
        with mock.patch.dict(os.environ), Scripted(OK) as server:
            os.environ.pop("ECTYPE_API_KEY", None)
            with Ectype(base_url=server.url) as client:
                client.request("GET", "/")
            self.assertNotIn("authorization", server.asked[0].headers)

    def test_a_proxy_of_the_environment_receives_the_complete_address(self) -> None:
        with Scripted(OK) as proxy:
            where = proxy.url.replace("http://", "http://me:p%40ss@")
            with mock.patch.dict(os.environ, http_proxy=where, no_proxy="direct.test"):
                with Ectype("k", base_url="http://plane.test:4020") as client:
                    client.request("GET", "/v1/me")
                with Ectype("k", base_url="http://direct.test", max_retries=0) as client:
                    with self.assertRaises(APIConnectionError):
                        client.request("GET", "/v1/me")
            self.assertEqual([each.target for each in proxy.asked], ["http://plane.test:4020/v1/me"])
            self.assertEqual(proxy.asked[0].headers["host"], "plane.test:4020")
            self.assertEqual(proxy.asked[0].headers["proxy-authorization"], "Basic bWU6cEBzcw==")

    def test_a_tunnel_request_to_a_proxy_contains_no_key(self) -> None:
        with Scripted(answer(403)) as proxy:
            with Ectype("usk_read_secret", base_url="https://plane.test", proxy=proxy.url, max_retries=0) as client:
                with self.assertRaises(APIConnectionError):
                    client.request("GET", "/v1/me")
            self.assertEqual([(each.method, each.target) for each in proxy.asked], [("CONNECT", "plane.test:443")])
            self.assertNotIn("authorization", proxy.asked[0].headers)

    def test_a_loopback_address_needs_no_proxy(self) -> None:
        with Scripted(OK) as server, mock.patch.dict(os.environ, http_proxy="http://127.0.0.1:1", all_proxy="http://127.0.0.1:1"):
            with server.client() as client:
                client.request("GET", "/")
            self.assertEqual(len(server.asked), 1)

    def test_invalid_arguments_are_rejected_at_once(self) -> None:
        for url in ("ftp://x", "127.0.0.1:4020", "http://", "http://u:p@x", "http://x/?a=b", "http://x:port"):
            with self.subTest(url=url), self.assertRaises(ValueError):
                Ectype("k", base_url=url)
        for key in ("two words", "usk_\nX: y", "schlüssel"):
            with self.assertRaises(ValueError) as raised:
                Ectype(key)
            self.assertNotIn(key, str(raised.exception))
        for timeout in (0, -1, float("inf")):
            with self.assertRaises(ValueError):
                Ectype("k", timeout=timeout)
        with self.assertRaises(ValueError):
            Timeout(read=0)
        with self.assertRaises(ValueError):
            Ectype("k", max_retries=-1)

    def test_path_parameters_are_encoded_as_one_segment(self) -> None:
        with Scripted(OK) as server, server.client(max_retries=0) as client:
            for bad in ("v1/me", "//evil.test/v1", "http://evil.test/", ""):
                with self.assertRaises(ValueError):
                    client.request("GET", bad)
            for bad in ("", ".", "..", None):
                with self.assertRaises(ValueError):
                    client.projects.delete(bad)  # type: ignore[arg-type]
            with self.assertRaises(ServiceError):
                client.projects.get("../api-keys?a#b")
            self.assertEqual([each.target for each in server.asked], ["/v1/projects/..%2Fapi-keys%3Fa%23b"])
            with self.assertRaises(ValueError):
                client.request("GET", "/", headers={"X": "a\r\nY: b"})

    def test_logs_contain_no_secrets(self) -> None:
        with Scripted(answer(503), answer(200, Set_Cookie="service_session=hidden"), OK) as server:
            with self.assertLogs("ectype", logging.DEBUG) as logs, server.client(api_key="usk_admin_verysecret") as client:
                client.request("GET", "/v1/me", headers={"Cookie": "service_session=hidden"})
                client.request("GET", "/v1/keys/usk_admin_verysecret")
        told = "\n".join(logs.output)
        self.assertNotIn("verysecret", told)
        self.assertNotIn("hidden", told)
        self.assertIn("usk_admin_***", told)
        self.assertIn("retrying in", told)

    def test_a_variable_enables_logs(self) -> None:
        with Scripted(OK) as server:
            program = "import sys; from ectype import Ectype; Ectype('opaquesecret', base_url=sys.argv[1]).request('GET', '/v1/me')"
            for level, expected in (("debug", True), ("", False)):
                environment = {**os.environ, "ECTYPE_LOG": level, "PYTHONPATH": str(CLIENT / "src")}
                run = subprocess.run([sys.executable, "-c", program, server.url], env=environment, capture_output=True, text=True, check=True)
                self.assertEqual("GET" in run.stderr, expected)
                self.assertNotIn("opaquesecret", run.stderr)

    def test_no_repr_contains_the_key(self) -> None:
        client = Ectype("usk_admin_verysecret")
        for shown in (repr(client), str(client), repr(client._session), repr(client.projects)):
            self.assertNotIn("verysecret", shown)

    def test_errors_have_one_base_class_and_shadow_no_builtin(self) -> None:
        import builtins

        named = [getattr(errors, name) for name in dir(errors) if name.endswith("Error")]
        self.assertGreater(len(named), 12)
        for kind in named:
            self.assertTrue(issubclass(kind, ServiceError))
            self.assertFalse(hasattr(builtins, kind.__name__), kind)
        error = NotFoundError("no", status=404, code="X", details={"a": 1}, request_id="r")
        again = pickle.loads(pickle.dumps(error))
        self.assertEqual((type(again), str(again), again.details), (NotFoundError, str(error), {"a": 1}))

    def test_a_rejected_upload_has_the_error_of_the_server(self) -> None:
        listening = socket.create_server(("127.0.0.1", 0))

        def serve() -> None:
            connection, _ = listening.accept()
            connection.recv(1000)
            connection.sendall(answer(413, {"code": "SERVICE_PAYLOAD_TOO_LARGE", "message": "too much"}))
            connection.shutdown(socket.SHUT_WR)
            time.sleep(1)
            connection.close()

        threading.Thread(target=serve, daemon=True).start()
        with Ectype("k", base_url=f"http://127.0.0.1:{listening.getsockname()[1]}", max_retries=0) as client:
            with self.assertRaises(ServiceError) as raised:
                client.request("POST", "/", content=b"x" * (4 << 20))
        listening.close()
        self.assertEqual((raised.exception.status, raised.exception.code), (413, "SERVICE_PAYLOAD_TOO_LARGE"))


if __name__ == "__main__":
    unittest.main()
