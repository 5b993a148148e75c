"""Runs an emulator in a separate process."""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import threading
import weakref
from typing import IO, Any, Callable, List, Optional, Sequence

from ..errors import EmulatorStartError

_READY = "ready "
_TOLD = 40
_KEPT = 1 << 16


class Process:
    """Runs `ectype emulate` and stops it at the end of this program at the latest. Keeps the log for error messages."""

    def __init__(self, command: Sequence[str], start_seconds: float) -> None:
        try:
            self._process = subprocess.Popen(
                list(command), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError as failed:
            raise EmulatorStartError(
                f"{command[0]} cannot be run: {failed.strerror}", code="EMULATOR_NOT_STARTED"
            ) from failed
        self._end = weakref.finalize(self, _end, self._process)
        self._log = bytearray()
        self._logging = _aside(_keep, self._process.stderr, self._log)
        try:
            self.url = self._wait_until_ready(start_seconds)
        except BaseException:
            self.stop()
            raise

    def _wait_until_ready(self, seconds: float) -> str:
        lines: "queue.Queue[Optional[str]]" = queue.Queue()
        _aside(_read, self._process.stdout, lines)
        try:
            line = lines.get(timeout=seconds)
        except queue.Empty:
            raise self._failure(f"the emulator was not ready within {seconds:g} s", None) from None
        if line is None:
            code = self._process.wait()
            self._logging.join(2)
            raise self._failure(f"the emulator ended with exit code {code} before it was ready", code)
        return line

    def _failure(self, what: str, code: Optional[int]) -> EmulatorStartError:
        log = self.log()
        return EmulatorStartError(
            f"{what}: {log}" if log else what,
            code="EMULATOR_NOT_STARTED",
            details={"exit_code": code, "log": log},
        )

    def log(self) -> str:
        """Returns the last lines of the log."""
        lines = bytes(self._log).decode("utf-8", "replace").splitlines()
        return "\n".join(lines[-_TOLD:]).strip()

    def stop(self) -> None:
        self._end()


def _aside(work: Callable[..., None], *arguments: Any) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, name="ectype-emulator", daemon=True)
    thread.start()
    return thread


def _keep(output: IO[bytes], log: bytearray) -> None:
    """Reads the output, so that the process does not block, and keeps its end."""
    with output:
        for piece in iter(lambda: os.read(output.fileno(), 1 << 16), b""):
            log += piece
            del log[:-_KEPT]


def _read(output: IO[bytes], lines: "queue.Queue[Optional[str]]") -> None:
    """Waits for the ready line, and reads the rest of the output, so that the process does not block."""
    with output:
        for line in output:
            words = line.decode("utf-8", "replace").strip()
            if words.startswith(_READY):
                lines.put(words[len(_READY) :].split()[0])
    lines.put(None)


def _end(process: "subprocess.Popen[bytes]") -> None:
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def find_command(named: Optional[str]) -> List[str]:
    """Finds the command: the named one, else that of the variable ECTYPE, else `ectype` on the PATH."""
    asked = named or os.environ.get("ECTYPE") or "ectype"
    found = shutil.which(asked)
    if found is None:
        raise EmulatorStartError(
            f"the command {asked} was not found; install Ectype, or set the variable ECTYPE to its command",
            code="EMULATOR_NOT_STARTED",
        )
    return [found]
