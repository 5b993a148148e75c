"""Paginated lists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Generic, Iterator, List, Optional, TypeVar

from .errors import APIResponseError

T = TypeVar("T")


@dataclass(frozen=True)
class Page(Generic[T]):
    """A page of items, newest first, and the cursor of the next page."""

    items: List[T]
    next_cursor: Optional[str]

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


class Listing(Generic[T]):
    """A list that fetches its pages during iteration.

    `for item in listing` iterates over the items of all pages, `listing.pages()` iterates over the pages, and `listing.page(cursor)`
    returns one page.
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
                raise APIResponseError("the cursor of the next page is the cursor of this page", code="UNUSABLE_REPLY")
            cursor = page.next_cursor

    def page(self, cursor: Optional[str] = None) -> Page[T]:
        """Returns the first page, or the page of a `next_cursor`."""
        return self._fetch(cursor)
