package dev.ectype.runtime.json;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Iterates over the elements between two positions of a tape. */
final class ElementIterator implements Iterator<Document> {
    private final byte[] bytes;
    private final int[] tape;
    private final int stop;
    private int at;

    ElementIterator(byte[] bytes, int[] tape, int first, int stop) {
        this.bytes = bytes;
        this.tape = tape;
        this.at = first;
        this.stop = stop;
    }

    @Override
    public boolean hasNext() {
        return at < stop;
    }

    @Override
    public Document next() {
        if (at >= stop) {
            throw new NoSuchElementException();
        }
        Document element = new Document(bytes, tape, at);
        at = tape[at + TapeLayout.NEXT];
        return element;
    }
}
