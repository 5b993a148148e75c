"""A fixture `emulator` for pytest: an emulator that is reset before each test.

The description comes from `ectype_spec` in pytest's configuration, or from the mark of a test, a class or a module:

    @pytest.mark.ectype("petstore.yaml", fixture="two-pets.yaml")
    def test_pets(emulator): ...

The emulator of each description is started once per run and stopped at the end.
"""

from __future__ import annotations

from typing import Any, Dict, Iterator, Tuple

import pytest

from .emulator import Emulator

_HOW = "no description to emulate; set ectype_spec = petstore.yaml in pytest's configuration, or use @pytest.mark.ectype('petstore.yaml')"


def pytest_addoption(parser: Any) -> None:
    parser.addini("ectype_spec", "The description for the fixture `emulator`: a file, a folder, an address or a sample.")


def pytest_configure(config: Any) -> None:
    config.addinivalue_line(
        "markers", "ectype(spec, **options): the description and the options of ectype.emulator.Emulator for the fixture `emulator`"
    )


class Started:
    """The emulators of a run, by their description and options."""

    def __init__(self) -> None:
        self._emulators: Dict[Tuple[str, str], Emulator] = {}

    def get(self, spec: str, options: Dict[str, Any]) -> Emulator:
        key = (spec, repr(sorted(options.items())))
        if key not in self._emulators:
            self._emulators[key] = Emulator(spec, **options)
        return self._emulators[key]

    def close(self) -> None:
        for emulator in self._emulators.values():
            emulator.close()


@pytest.fixture(scope="session")
def ectype_emulators() -> Iterator[Started]:
    """The emulators that this run started."""
    started = Started()
    yield started
    started.close()


@pytest.fixture
def emulator(request: Any, ectype_emulators: Started) -> Emulator:
    """Returns an emulator in its initial state."""
    mark = request.node.get_closest_marker("ectype")
    options = dict(mark.kwargs) if mark else {}
    spec = options.pop("spec", None) or (mark.args[0] if mark and mark.args else request.config.getini("ectype_spec"))
    if not spec:
        raise pytest.UsageError(_HOW)
    emulated = ectype_emulators.get(str(spec), options)
    emulated.reset()
    return emulated
