"""Builds and installs the package as users do."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
import venv
import zipfile
from pathlib import Path
from typing import Any

from support import CLIENT, COMMAND, ROOT, plane
from ectype import __version__

NAME = f"ectype-{__version__}"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
CALLS = """
import importlib.metadata, pathlib, ectype, sys
assert "site-packages" in ectype.__file__, ectype.__file__
assert pathlib.Path(ectype.__file__).with_name("py.typed").exists()
assert importlib.metadata.version("ectype") == ectype.__version__
with ectype.Ectype() as client:
    print(client.me.get().scope)
"""
TESTS = """
import pytest, urllib.request

PETS = '{"name":"Mia","species":"cat"}'

def add(emulator):
    headers = {"X-Api-Key": "any", "Content-Type": "application/json"}
    request = urllib.request.Request(emulator.base_url + "/pets", PETS.encode(), headers)
    return urllib.request.urlopen(request).status

def test_one(emulator):
    assert emulator.diff() == []
    assert add(emulator) == 201

def test_two(emulator):
    assert emulator.diff() == []
    assert add(emulator) == 201

@pytest.mark.ectype("petstore", seed=7)
def test_another(emulator, ectype_emulators):
    assert emulator.diff() == []
    assert len(ectype_emulators._emulators) == 2
"""


def backend(folder: Path) -> Any:
    specification = importlib.util.spec_from_file_location("build_backend", folder / "build_backend.py")
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


class DistributionTest(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ectype-dist-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def built(self, name: str, source: Path = CLIENT) -> Path:
        folder = self.folder / name
        folder.mkdir()
        built = backend(source)
        built.build_wheel(str(folder))
        built.build_sdist(str(folder))
        return folder

    def test_builds_are_reproducible(self) -> None:
        copied = self.folder / "copied" / "control-plane" / "python-client"
        shutil.copytree(CLIENT, copied, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "LICENSE", self.folder / "copied")
        for path in copied.rglob("*"):
            os.utime(path, (1, 1))
        once, again = self.built("once"), self.built("again", copied)
        self.assertEqual(sorted(os.listdir(once)), [f"{NAME}-py3-none-any.whl", f"{NAME}.tar.gz"])
        for each in os.listdir(once):
            self.assertEqual((once / each).read_bytes(), (again / each).read_bytes(), each)
        with tarfile.open(once / f"{NAME}.tar.gz") as archive:
            archive.extractall(self.folder / "unpacked", **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
        from_archive = self.built("from-archive", self.folder / "unpacked" / NAME)
        for each in os.listdir(once):
            self.assertEqual((once / each).read_bytes(), (from_archive / each).read_bytes(), each)

    def test_the_wheel_contains_only_the_package(self) -> None:
        with zipfile.ZipFile(self.built("one") / f"{NAME}-py3-none-any.whl") as wheel:
            names = wheel.namelist()
            about = wheel.read(f"{NAME}.dist-info/METADATA").decode()
        sources = {path.relative_to(CLIENT / "src").as_posix() for path in (CLIENT / "src/ectype").rglob("*.py")}
        held = {name for name in names if ".dist-info/" not in name}
        self.assertEqual(held, sources | {"ectype/py.typed"})
        self.assertIn(f"\nVersion: {__version__}\n", about)
        self.assertIn("\nRequires-Python: >=3.9\n", about)
        self.assertNotIn("Requires-Dist", about)

    def test_the_version_matches_the_project(self) -> None:
        pom = (ROOT / "pom.xml").read_text("utf-8")
        version = pom.split("<artifactId>ectype-parent</artifactId>")[1].split("<version>")[1].split("</version>")[0]
        self.assertEqual(__version__, version.replace("-SNAPSHOT", ".dev0"))

    def test_the_package_is_installed_and_used(self) -> None:
        wheels = self.folder / "wheels"
        subprocess.run([*PIP, "wheel", "--no-deps", "--no-index", "-w", str(wheels), str(CLIENT)], check=True, timeout=120)
        home = self.folder / "home"
        venv.create(home, with_pip=False)
        python = str(home / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
        library = subprocess.run(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], stdout=subprocess.PIPE, text=True, check=True
        ).stdout.strip()
        wheel = str(next(wheels.glob("*.whl")))
        subprocess.run([*PIP, "install", "--no-index", "--no-deps", "--target", library, wheel], check=True, timeout=120)
        url, key = plane()
        environment = {**os.environ, "ECTYPE_API_URL": url, "ECTYPE_API_KEY": key}
        environment.pop("PYTHONPATH", None)
        used = subprocess.run([python, "-c", CALLS], env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
        self.assertEqual(used.stdout.strip(), "admin")

    @unittest.skipUnless(importlib.util.find_spec("pytest"), "pytest is not installed")
    def test_pytest_has_the_fixture(self) -> None:
        (self.folder / "pytest.ini").write_text("[pytest]\nectype_spec = petstore\n")
        (self.folder / "test_pets.py").write_text(TESTS)
        environment = {**os.environ, "ECTYPE": COMMAND, "PYTHONPATH": str(CLIENT / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "--strict-markers", "-p", "ectype.pytest_plugin", "-p", "no:cacheprovider"]
        run = subprocess.run(command, cwd=self.folder, env=environment, stdout=subprocess.PIPE, text=True, timeout=120)
        self.assertIn("3 passed", run.stdout)
        (self.folder / "pytest.ini").write_text("[pytest]\n")
        run = subprocess.run(command, cwd=self.folder, env=environment, stdout=subprocess.PIPE, text=True, timeout=120)
        self.assertIn("no description to emulate", run.stdout)


if __name__ == "__main__":
    unittest.main()
