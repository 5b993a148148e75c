"""Addresses of services and proxies."""

from __future__ import annotations

import base64
import ipaddress
import urllib.request
from dataclasses import dataclass
from typing import Optional
from urllib.parse import SplitResult, unquote, urlsplit


@dataclass(frozen=True)
class Address:
    """The address of a service: an origin and a prefix of all paths, without a slash at the end."""

    scheme: str
    host: str
    port: int
    prefix: str

    @property
    def netloc(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = {"http": 80, "https": 443}[self.scheme]
        return host if self.port == usual else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.netloc}"

    def __str__(self) -> str:
        return self.origin + self.prefix


def _parts(url: str, what: str) -> SplitResult:
    parts = urlsplit(url.strip())
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"{what} has the form http://127.0.0.1:4020, but was {url!r}")
    return parts


def address_of(url: str) -> Address:
    """Parses an address; raises ValueError if it is not an http or https URL."""
    parts = _parts(url, "an address")
    if parts.username or parts.password or parts.query or parts.fragment:
        raise ValueError("an address has no user, query or fragment")
    port = parts.port or {"http": 80, "https": 443}[parts.scheme]
    return Address(parts.scheme, str(parts.hostname), port, parts.path.rstrip("/"))


@dataclass(frozen=True)
class Proxy:
    """A proxy, and the value of the Proxy-Authorization header."""

    host: str
    port: int
    authorization: Optional[str]


def proxy_for(address: Address, named: Optional[str]) -> Optional[Proxy]:
    """Returns the proxy for an address: the named one, none if the name is empty, else that of the environment."""
    url = named
    if url is None:
        bypassed = _is_loopback(address.host) or urllib.request.proxy_bypass(address.netloc)
        proxies = {} if bypassed else urllib.request.getproxies()
        url = proxies.get(address.scheme) or proxies.get("all")
    if not url:
        return None
    parts = _parts(url if "://" in url else f"http://{url}", "the address of a proxy")
    if parts.scheme != "http":
        raise ValueError(f"the address of a proxy has the scheme http, but was {parts.scheme}")
    authorization = None
    if parts.username is not None:
        login = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        authorization = "Basic " + base64.b64encode(login.encode()).decode("ascii")
    return Proxy(str(parts.hostname), parts.port or 80, authorization)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
