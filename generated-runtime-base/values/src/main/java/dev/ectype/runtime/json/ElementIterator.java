package dev.ectype.runtime.json;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Iterates over the elements of an array. Other values have none. */
final class ElementIterator implements Iterator<Document> {
    private final byte[] bytes;
    private final int[] tape;
    private final int stop;
    private int at;

    ElementIterator(Document document) {
        this.bytes = document.array();
        this.tape = document.tape();
        this.at = document.node() + TapeLayout.WORDS;
        this.stop = document.isArray() ? document.word(TapeLayout.NEXT) : at;
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
