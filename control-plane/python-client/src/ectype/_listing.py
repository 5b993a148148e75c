"""Lists that come in pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Generic, Iterator, List, Optional, TypeVar

from .errors import APIResponseError

T = TypeVar("T")


@dataclass(frozen=True)
class Page(Generic[T]):
    """Some items, newest first, and where the next ones are."""

    items: List[T]
    next_cursor: Optional[str]

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


class Listing(Generic[T]):
    """A list that is asked for page by page, while it is gone through.

    `for item in listing` goes through all pages, `listing.pages()` from page to page, and `listing.page(cursor)` gives one.
    """

    def __init__(self, fetch: Callable[[Optional[str]], Page[T]]) -> None:
        self._fetch = fetch

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.items

    def pages(self) -> Iterator[Page[T]]:
        cursor: Optional[str] = None
        while True:
            page = self._fetch(cursor)
            yield page
            if page.next_cursor is None:
                return
            if page.next_cursor == cursor:
                raise APIResponseError("the next page of a list is the same page again", code="UNUSABLE_REPLY")
            cursor = page.next_cursor

    def page(self, cursor: Optional[str] = None) -> Page[T]:
        """The first page, or the one that a page before named as `next_cursor`."""
        return self._fetch(cursor)
