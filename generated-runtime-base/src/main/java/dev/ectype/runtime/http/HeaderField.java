package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** A header field of a reply, checked and encoded once so that it can be sent many times. */
public final class HeaderField {
    private static final List<String> SERVER_OWNED = List.of(
            "connection", "content-length", "keep-alive", "proxy-connection", "te", "transfer-encoding", "upgrade");

    /** The length of the colon, the space and the end of the line. */
    private static final int FRAME = 4;

    private final String name;
    private final String value;
    private final String wireValue;
    private final byte[] encoded;
    private final boolean serverOwned;

    private HeaderField(String name, String value) {
        this.name = name;
        this.value = value;
        this.encoded = (name + ": " + value + "\r\n").getBytes(StandardCharsets.UTF_8);
        // HPACK takes one byte per character, so text beyond ASCII travels as the Latin-1 view of its UTF-8 bytes.
        boolean ascii = encoded.length == name.length() + value.length() + FRAME;
        this.wireValue =
                ascii ? value : new String(value.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        this.serverOwned = SERVER_OWNED.contains(name);
    }

    /** A field with its name lower-cased; a name or value that could break the message is refused. */
    public static HeaderField of(String name, String value) {
        return new HeaderField(checkedName(name), checkedValue(name, value));
    }

    private static String checkedName(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a header field needs a name");
        }
        int invalid = Token.firstInvalid(name);
        if (invalid >= 0) {
            throw new IllegalArgumentException(
                    "a header name cannot hold character " + (int) name.charAt(invalid) + " at position " + invalid);
        }
        return name.toLowerCase(Locale.ROOT);
    }

    private static String checkedValue(String name, String value) {
        for (int index = 0; index < value.length(); index++) {
            char character = value.charAt(index);
            if (character < ' ' && character != '\t' || character == 0x7f) {
                throw new IllegalArgumentException("the value of header " + name + " cannot hold character "
                        + (int) character + " at position " + index);
            }
        }
        return value.strip();
    }

    /** The lower-cased name. */
    public String name() {
        return name;
    }

    public String value() {
        return value;
    }

    /** The value with one character per encoded byte. */
    public String wireValue() {
        return wireValue;
    }

    /** Whether the field frames the message or the connection, which is the server's business. */
    public boolean serverOwned() {
        return serverOwned;
    }

    /** The number of bytes of the line {@code name: value CR LF}. */
    public int size() {
        return encoded.length;
    }

    /** Copies the line {@code name: value CR LF} and gives the position after it. */
    public int copyTo(byte[] target, int position) {
        System.arraycopy(encoded, 0, target, position, encoded.length);
        return position + encoded.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HeaderField that && name.equals(that.name) && value.equals(that.value);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + value.hashCode();
    }

    @Override
    public String toString() {
        return name + ": " + value;
    }
}
