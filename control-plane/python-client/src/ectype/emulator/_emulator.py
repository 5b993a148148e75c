"""A running emulator and its control functions."""

from __future__ import annotations

import os
from typing import Any, List, Optional, Sequence, Union

from .._resource import decoded
from ._chaos import Chaos
from ._clock import Clock
from ._journal import Journal, Moved, Standing, many
from ._line import Line, sandbox_name
from ._process import Process, find_command
from ._sandboxes import Sandboxes
from ._state import Health, Snapshot, snapshot_in


class Emulator:
    """Starts an emulator of a description, and stops it at the end of the block:

        with Emulator("petstore.yaml") as api:
            use(api.base_url)

    `spec` is the argument of `ectype emulate`: a file, a folder, an address or the name of a sample. `options` are further options of
    this command, such as `["--auth", "strict"]`. The command is `command`, the variable ECTYPE, or `ectype` on the PATH. An emulator is
    thread-safe. Failures raise `ServiceError`.
    """

    def __init__(
        self,
        spec: Union[str, "os.PathLike[str]"],
        *,
        fixture: Union[str, "os.PathLike[str]", None] = None,
        seed: Optional[int] = None,
        options: Sequence[str] = (),
        command: Optional[str] = None,
        start_timeout: float = 120.0,
        timeout: Optional[float] = None,
    ) -> None:
        words = [*find_command(command), "emulate", os.fspath(spec), "--port", "0"]
        if fixture is not None:
            words += ["--fixture", os.fspath(fixture)]
        if seed is not None:
            words += ["--seed", str(seed)]
        process = Process([*words, *options], start_timeout)
        self._join(Line.to(process.url, None, timeout), process)

    @classmethod
    def at(cls, url: str, *, admin_token: Optional[str] = None, timeout: Optional[float] = None) -> "Emulator":
        """Returns the running emulator at an address; sends no request to it."""
        return cls._of(Line.to(url, admin_token, timeout))

    @classmethod
    def _of(cls, line: Line) -> "Emulator":
        emulator = object.__new__(cls)
        emulator._join(line, None)
        return emulator

    def _join(self, line: Line, process: Optional[Process]) -> None:
        self._line = line
        self._process = process
        self.clock = Clock(line)
        self.chaos = Chaos(line)
        self.journal = Journal(line)
        self.sandboxes = Sandboxes(line)

    @property
    def base_url(self) -> str:
        """The address of the emulated API, without a slash at the end."""
        return self._line.emulated

    @property
    def log(self) -> str:
        """The last lines of the log, if this program started the emulator."""
        return "" if self._process is None else self._process.log()

    @property
    def position(self) -> int:
        """The number of writes that led to the state."""
        return self.health().position

    def health(self) -> Health:
        return self._line.ask("GET", "health", Health.of)

    def inspect(self) -> Any:
        """Returns endpoints, resources and relationships as JSON."""
        return self._line.ask("GET", "inspect", lambda reply: reply)

    def save(self) -> Snapshot:
        """Returns a snapshot of the complete state, for `restore`."""
        return snapshot_in(self._line.large("POST", "state/snapshot"))

    def restore(self, snapshot: Union[Snapshot, str, "os.PathLike[str]"]) -> Health:
        """Restores the state of a snapshot or of a file with one. A snapshot that does not fit is rejected without changes."""
        kept = snapshot if isinstance(snapshot, Snapshot) else Snapshot.read(snapshot)
        whole = self._line.large("POST", "state/restore", b'{"snapshot":' + kept.content + b"}")
        return decoded(whole.reply, whole.json(), Health.of)

    def reset(self) -> Health:
        """Restores the initial state."""
        return self._line.ask("POST", "state/reset", Health.of, json={})

    def rewind(self, to: int, *, branch: Optional[str] = None) -> Standing:
        """Rewinds the state to a position of the journal."""
        return self.journal.rewind(to, branch=branch)

    def forward(self, to: Optional[int] = None) -> Standing:
        """Moves the state forward to a position, or to the newest one."""
        return self.journal.forward(to)

    def diff(
        self, before: Optional[int] = None, after: Optional[int] = None, *, sandbox: Optional[str] = None
    ) -> List[Moved]:
        """Returns the differences between two positions (`after` is the current one by default), from the initial state if neither is
        given, or from another sandbox; `default` is the shared state."""
        if before is not None:
            return self.journal.diff(before, self.position if after is None else after)
        other = "start" if sandbox is None else sandbox_name(sandbox)
        return self._line.ask("GET", f"state/diff?with={other}", many(Moved, "moved"))

    def sandbox(self, name: str) -> "Emulator":
        """Returns a sandbox with its own state, `base_url`, clock, chaos and journal. Its first request creates it."""
        return type(self)._of(self._line.in_sandbox(name))

    def close(self) -> None:
        """Closes the connections, and stops the emulator if this program started it."""
        if self._line.sandbox is None:
            self._line.session.transport.close()
        if self._process is not None:
            self._process.stop()

    def __enter__(self) -> "Emulator":
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Emulator({self.base_url!r})"
