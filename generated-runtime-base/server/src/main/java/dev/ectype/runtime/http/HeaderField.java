package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Holds a header field of a reply, validated and encoded once for many uses. */
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

    private HeaderField(String name, String value, byte[] text, byte[] encoded, boolean serverOwned) {
        this.name = name;
        this.value = value;
        this.encoded = encoded;
        // HPACK encodes one byte per character, so text beyond ASCII is sent as the Latin-1 view of its UTF-8 bytes.
        this.wireValue = text.length == value.length() ? value : new String(text, StandardCharsets.ISO_8859_1);
        this.serverOwned = serverOwned;
    }

    /**
     * Returns the line {@code name: value CR LF}.
     *
     * @param start an array that begins with the name
     * @param length the length of the name
     */
    private static byte[] line(byte[] start, int length, byte[] value) {
        byte[] line = new byte[length + value.length + FRAME];
        System.arraycopy(start, 0, line, 0, length);
        line[length] = ':';
        line[length + 1] = ' ';
        System.arraycopy(value, 0, line, length + 2, value.length);
        line[line.length - 2] = '\r';
        line[line.length - 1] = '\n';
        return line;
    }

    /**
     * Creates a field. The name becomes lower-case, and surrounding white space is removed from the value.
     *
     * @param name the name
     * @param value the value; characters beyond ASCII are sent as UTF-8
     * @return the field
     * @throws IllegalArgumentException if the name is no token, or the value contains a control character
     */
    public static HeaderField of(String name, String value) {
        String known = checkedName(name);
        // Names are tokens, hence ASCII.
        return valued(known, known.getBytes(StandardCharsets.ISO_8859_1), value, SERVER_OWNED.contains(known));
    }

    /**
     * Creates a field with the same name.
     *
     * @param other the value
     * @return the field with this value
     * @throws IllegalArgumentException if the value contains a control character
     */
    public HeaderField with(String other) {
        return valued(name, encoded, other, serverOwned);
    }

    /** @param start an array that begins with the encoded name */
    private static HeaderField valued(String name, byte[] start, String value, boolean serverOwned) {
        byte[] text = value.getBytes(StandardCharsets.UTF_8);
        if (isUnsendable(text)) {
            throw unsendable(name, value);
        }
        String stripped = value.strip();
        byte[] sent = stripped.length() == value.length() ? text : stripped.getBytes(StandardCharsets.UTF_8);
        return new HeaderField(name, stripped, sent, line(start, name.length(), sent), serverOwned);
    }

    private static boolean isUnsendable(byte[] text) {
        for (byte each : text) {
            // Negative bytes belong to characters beyond ASCII.
            if (each >= 0 && each < ' ' && each != '\t' || each == 0x7f) {
                return true;
            }
        }
        return false;
    }

    /**
     * Checks whether a text has the syntax of a method or a header name: the token of RFC 9110.
     *
     * @param text the text
     * @return true if the text is not empty and has only characters of a token
     */
    public static boolean isToken(CharSequence text) {
        return HttpToken.isValid(text);
    }

    private static String checkedName(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a header field needs a name");
        }
        int invalid = HttpToken.firstInvalid(name);
        if (invalid >= 0) {
            throw new IllegalArgumentException(
                    "a header name cannot hold character " + (int) name.charAt(invalid) + " at position " + invalid);
        }
        return name.toLowerCase(Locale.ROOT);
    }

    private static IllegalArgumentException unsendable(String name, String value) {
        int index = 0;
        while (value.charAt(index) >= ' ' && value.charAt(index) != 0x7f || value.charAt(index) == '\t') {
            index++;
        }
        return new IllegalArgumentException("the value of header " + name + " cannot hold character "
                + (int) value.charAt(index) + " at position " + index);
    }

    /** {@return the name in lower case} */
    public String name() {
        return name;
    }

    /** {@return the value without surrounding white space} */
    public String value() {
        return value;
    }

    /** {@return the value with one character per encoded byte} */
    public String wireValue() {
        return wireValue;
    }

    /** {@return true if the server itself sets the field for the framing of the message or the connection} */
    public boolean serverOwned() {
        return serverOwned;
    }

    /** {@return the number of bytes of the line {@code name: value CR LF}} */
    public int size() {
        return encoded.length;
    }

    /**
     * Copies the line {@code name: value CR LF}.
     *
     * @param target the array that receives {@link #size} bytes
     * @param position the offset of the first byte in the array
     * @return the offset after the last byte
     */
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
