"""Shared parts of the tests: a control plane, the command, and a server with scripted responses."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, Tuple, Union

CLIENT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(CLIENT / "src"))

from ectype import Ectype  # noqa: E402
from ectype._http.address import address_of  # noqa: E402

ROOT = CLIENT.parents[1]
COMMAND = os.environ.get("ECTYPE") or str(ROOT / "ectype")
_plane: List[Tuple[str, str]] = []


def plane() -> Tuple[str, str]:
    """Returns the address and an admin key of a control plane; starts one if the environment does not name one."""
    if not _plane:
        named = os.environ.get("ECTYPE_TEST_URL"), os.environ.get("ECTYPE_TEST_KEY")
        _plane.append((named[0], named[1]) if named[0] and named[1] else _start_plane())
    return _plane[0]


def _start_plane() -> Tuple[str, str]:
    folder = tempfile.mkdtemp(prefix="ectype-python-")
    command = [COMMAND, "control-plane", "--port", "0", "--json", "--data-dir", folder]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def stop() -> None:
        running.terminate()
        running.wait()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(stop)
    assert running.stdout is not None
    told = json.loads(running.stdout.readline())
    return told["ready"], told["adminKey"]


def client(**options: Any) -> Ectype:
    """Returns a client of the control plane with an admin key."""
    url, key = plane()
    return Ectype(key, base_url=url, **options)


def unique(prefix: str) -> str:
    return f"{prefix}-{uuid.uuid4().hex[:10]}"


@dataclass
class Asked:
    """A received request."""

    method: str
    target: str
    headers: Dict[str, str]
    body: bytes
    connection: int


Step = Union[bytes, Callable[[socket.socket, Asked], Optional[bool]]]


def answer(status: int, body: Any = None, **headers: str) -> bytes:
    """Formats a response; a body that is not bytes is encoded as JSON."""
    content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    head = {"Content-Type": "application/json", "Content-Length": str(len(content))}
    head.update({name.replace("_", "-"): value for name, value in headers.items()})
    lines = [f"HTTP/1.1 {status} Told", *(f"{name}: {value}" for name, value in head.items())]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + content


def hang_up(_: socket.socket, __: Asked) -> bool:
    return False


def then_hang_up(content: bytes) -> Step:
    def step(connection: socket.socket, _: Asked) -> bool:
        connection.sendall(content)
        return False

    return step


class Scripted:
    """A server that responds to each request with the next step: bytes, or a function that returns False to close the connection."""

    def __init__(self, *steps: Step) -> None:
        self._steps = list(steps)
        self.asked: List[Asked] = []
        self._lock = threading.Lock()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: List[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Scripted":
        return self

    def __exit__(self, *raised: object) -> None:
        # Ends the accepting thread, which would keep the socket open.
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for connection in self._open:
            connection.close()

    def client(self, **options: Any) -> Ectype:
        made = Ectype(options.pop("api_key", "usk_admin_secret"), base_url=options.pop("base_url", self.url), **options)
        self.slept: List[float] = []
        made._session = made._session.with_options(sleep=self.slept.append)
        return made

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            self._open.append(connection)
            threading.Thread(target=self._serve, args=(connection, len(self._open)), daemon=True).start()

    def _serve(self, connection: socket.socket, number: int) -> None:
        try:
            reader = connection.makefile("rb")
            while True:
                asked = _read_request(reader, number)
                if asked is None:
                    break
                with self._lock:
                    self.asked.append(asked)
                    step = self._steps.pop(0) if len(self._steps) > 1 else self._steps[0]
                if isinstance(step, bytes):
                    connection.sendall(step)
                elif step(connection, asked) is False:
                    break
        except OSError:
            pass
        finally:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            connection.close()


def _read_request(reader: Any, number: int) -> Optional[Asked]:
    first = reader.readline()
    if not first.strip():
        return None
    method, target, _ = first.decode().split(" ")
    headers: Dict[str, str] = {}
    for line in iter(reader.readline, b"\r\n"):
        name, _, value = line.decode().partition(":")
        headers[name.strip().lower()] = value.strip()
    body = b""
    if headers.get("transfer-encoding") == "chunked":
        for size in iter(lambda: int(reader.readline(), 16), 0):
            body += reader.read(size)
            reader.readline()
        reader.readline()
    else:
        body = reader.read(int(headers.get("content-length", "0")))
    return Asked(method, target, headers, body, number)


def host_of(url: str) -> Tuple[str, int]:
    address = address_of(url)
    return address.host, address.port
