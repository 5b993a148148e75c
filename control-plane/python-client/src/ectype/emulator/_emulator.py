"""An emulator, as programs beside it use and look after it."""

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
    """Starts an emulator of a description and stops it at the end of the block:

        with Emulator("petstore.yaml") as api:
            use(api.base_url)

    `spec` is whatever `ectype emulate` takes: a file, a folder, an address or the name of a sample. `options` are further ones of that
    command, such as `["--auth", "strict"]`. The command is found by `command`, by the variable ECTYPE, or on the PATH. It may be used
    by several threads. What fails is a `ServiceError`.
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
        """The emulator that runs at an address, which nothing is asked of yet."""
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
        """Where programs find what is emulated, without a slash at the end."""
        return self._line.emulated

    @property
    def log(self) -> str:
        """The last lines of what the emulator said, where this program started it."""
        return "" if self._process is None else self._process.log()

    @property
    def position(self) -> int:
        """How many writes lie behind the state."""
        return self.health().position

    def health(self) -> Health:
        return self._line.ask("GET", "health", Health.of)

    def inspect(self) -> Any:
        """Endpoints, resources and relationships, as JSON."""
        return self._line.ask("GET", "inspect", lambda reply: reply)

    def save(self) -> Snapshot:
        """A handle to the whole state, for `restore`."""
        return snapshot_in(self._line.large("POST", "state/snapshot"))

    def restore(self, snapshot: Union[Snapshot, str, "os.PathLike[str]"]) -> Health:
        """Goes back to a state: a handle, or a file with a snapshot. What does not fit is refused, and nothing has happened then."""
        kept = snapshot if isinstance(snapshot, Snapshot) else Snapshot.read(snapshot)
        whole = self._line.large("POST", "state/restore", b'{"snapshot":' + kept.content + b"}")
        return decoded(whole.reply, whole.json(), Health.of)

    def reset(self) -> Health:
        """Goes back to the state at the start."""
        return self._line.ask("POST", "state/reset", Health.of, json={})

    def rewind(self, to: int, *, branch: Optional[str] = None) -> Standing:
        """Goes back to a position of the journal."""
        return self.journal.rewind(to, branch=branch)

    def forward(self, to: Optional[int] = None) -> Standing:
        """Goes forth again, to a position or to the newest."""
        return self.journal.forward(to)

    def diff(
        self, before: Optional[int] = None, after: Optional[int] = None, *, sandbox: Optional[str] = None
    ) -> List[Moved]:
        """What is different: between two positions (the second is where the state is, unless it is given), to the state at the
        start where none is given, or to another sandbox, of which `default` is the one that everybody shares."""
        if before is not None:
            return self.journal.diff(before, self.position if after is None else after)
        other = "start" if sandbox is None else sandbox_name(sandbox)
        return self._line.ask("GET", f"state/diff?with={other}", many(Moved, "moved"))

    def sandbox(self, name: str) -> "Emulator":
        """A state beside the shared one, made when it is first asked for something: its `base_url`, clock, chaos and journal."""
        return type(self)._of(self._line.in_sandbox(name))

    def close(self) -> None:
        """Stops the emulator where this program started it."""
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
