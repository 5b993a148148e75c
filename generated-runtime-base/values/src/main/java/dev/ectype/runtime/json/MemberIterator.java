package dev.ectype.runtime.json;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Iterates over the members of a cursor. */
final class MemberIterator implements Iterator<JsonMember> {
    private final MemberCursor cursor;
    private boolean more;

    MemberIterator(MemberCursor cursor) {
        this.cursor = cursor;
        this.more = cursor.next();
    }

    @Override
    public boolean hasNext() {
        return more;
    }

    @Override
    public JsonMember next() {
        if (!more) {
            throw new NoSuchElementException();
        }
        JsonMember member = cursor.member();
        more = cursor.next();
        return member;
    }
}
