"""Builds the wheel and the source archive (PEP 517) reproducibly, with the Python standard library only.

The wheel is not compressed, because the results of compression differ between machines and the sources are small.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import re
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

_HERE = Path(__file__).resolve().parent
_NAME = "ectype"
_VERSION = re.search(r'__version__ = "(.+)"', (_HERE / "src/ectype/_version.py").read_text("utf-8")).group(1)  # type: ignore[union-attr]
_TITLE = f"{_NAME}-{_VERSION}"
_ABOUT = f"{_TITLE}.dist-info"
_METADATA = f"""Metadata-Version: 2.1
Name: {_NAME}
Version: {_VERSION}
Summary: A client of Ectype's control plane, and emulators of APIs for tests
License: Apache-2.0
Classifier: Framework :: Pytest
Classifier: License :: OSI Approved :: Apache Software License
Classifier: Programming Language :: Python :: 3
Classifier: Typing :: Typed
Requires-Python: >=3.9
Description-Content-Type: text/markdown

"""
_WHEEL = "Wheel-Version: 1.0\nGenerator: ectype-build\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
_ENTRY_POINTS = "[pytest11]\nectype = ectype.pytest_plugin\n"

Settings = Optional[Dict[str, Any]]


def get_requires_for_build_wheel(config_settings: Settings = None) -> List[str]:
    return []


def get_requires_for_build_sdist(config_settings: Settings = None) -> List[str]:
    return []


def get_requires_for_build_editable(config_settings: Settings = None) -> List[str]:
    return []


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None
) -> str:
    package = [(path.relative_to(_HERE / "src").as_posix(), path.read_bytes()) for path in _package()]
    return _write_wheel(wheel_directory, package)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None
) -> str:
    return _write_wheel(wheel_directory, [(f"{_NAME}.pth", f"{_HERE / 'src'}\n".encode())])


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    files = {"PKG-INFO": _metadata(), "LICENSE": _license()}
    for path in [*_package(), *(_HERE / name for name in ("README.md", "build_backend.py", "pyproject.toml"))]:
        files[path.relative_to(_HERE).as_posix()] = path.read_bytes()
    tar = io.BytesIO()
    with tarfile.open(fileobj=tar, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"{_TITLE}/{name}")
            entry.size, entry.mode = len(content), 0o644
            archive.addfile(entry, io.BytesIO(content))
    name = f"{_TITLE}.tar.gz"
    with open(Path(sdist_directory) / name, "wb") as file:
        with gzip.GzipFile("", "wb", 0, file, mtime=0) as packed:
            packed.write(tar.getvalue())
    return name


def _package() -> List[Path]:
    """Returns the files of the package in a fixed order."""
    files = [path for path in (_HERE / "src/ectype").rglob("*") if path.suffix == ".py" or path.name == "py.typed"]
    return sorted(files, key=lambda path: path.relative_to(_HERE).as_posix())


def _metadata() -> bytes:
    return (_METADATA + (_HERE / "README.md").read_text("utf-8")).encode("utf-8")


def _license() -> bytes:
    """Returns the license of the project, or of the unpacked source archive."""
    beside = _HERE / "LICENSE"
    return (beside if beside.exists() else _HERE.parents[1] / "LICENSE").read_bytes()


def _write_wheel(folder: str, files: List[Tuple[str, bytes]]) -> str:
    files = files + [
        (f"{_ABOUT}/METADATA", _metadata()),
        (f"{_ABOUT}/WHEEL", _WHEEL.encode()),
        (f"{_ABOUT}/entry_points.txt", _ENTRY_POINTS.encode()),
        (f"{_ABOUT}/licenses/LICENSE", _license()),
    ]
    record = "".join(f"{name},sha256={_digest(content)},{len(content)}\n" for name, content in files)
    files.append((f"{_ABOUT}/RECORD", f"{record}{_ABOUT}/RECORD,,\n".encode()))
    name = f"{_TITLE}-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder) / name, "w", zipfile.ZIP_STORED) as wheel:
        for path, content in files:
            # Sets the first date of the format and Unix as the creating system, whose file modes are stored.
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            wheel.writestr(entry, content)
    return name


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode("ascii")
