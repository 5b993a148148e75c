package dev.ectype.runtime.json;

/** Reports bytes that are no JSON within the limits: the offset, the expected and the found content. */
public final class MalformedJson extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int offset;
    private final String expected;
    private final String found;

    MalformedJson(int offset, String expected, String found) {
        // Hostile clients cause this at will: a stack trace would cost more than the reading did.
        super("expected " + expected + " but found " + found + " at byte " + offset, null, false, false);
        this.offset = offset;
        this.expected = expected;
        this.found = found;
    }

    /** Returns the offset in bytes from the start of the text. */
    public int offset() {
        return offset;
    }

    public String expected() {
        return expected;
    }

    public String found() {
        return found;
    }
}
