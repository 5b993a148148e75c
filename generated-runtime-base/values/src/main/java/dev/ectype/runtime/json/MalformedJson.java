package dev.ectype.runtime.json;

/** Reports bytes that are no JSON within the limits: the offset, the expected and the found content. */
public final class MalformedJson extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The offset in bytes from the start of the text. */
    private final int offset;
    /** The expected content. */
    private final String expected;
    /** The content at the offset. */
    private final String found;

    /**
     * Creates the error of one place in a text.
     *
     * @param offset the number of bytes before the place
     * @param expected the description of valid content
     * @param found the content at the offset
     */
    public MalformedJson(int offset, String expected, String found) {
        // Hostile clients cause this at will: a stack trace would cost more than the reading did.
        super("expected " + expected + " but found " + found + " at byte " + offset, null, false, false);
        this.offset = offset;
        this.expected = expected;
        this.found = found;
    }

    /** {@return the offset in bytes from the start of the text} */
    public int offset() {
        return offset;
    }

    /** {@return the expected content, such as {@code a JSON value}} */
    public String expected() {
        return expected;
    }

    /** {@return the content at the offset, such as {@code end of input}} */
    public String found() {
        return found;
    }
}
