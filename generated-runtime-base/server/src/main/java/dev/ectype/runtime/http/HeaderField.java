package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Holds a header field of a reply, validated and encoded once for many uses. */
public final class HeaderField {
    private static final List<String> SERVER_OWNED = List.of(
            "connection", "content-length", "keep-alive", "proxy-connection", "te", "transfer-encoding", "upgrade");

    private static final int SEPARATOR = ": ".length();
    private static final int END = "\r\n".length();

    private final String name;
    /** The line {@code name: value CR LF}. */
    private final byte[] encoded;

    private final boolean serverOwned;
    private @Nullable String value;
    private @Nullable String wireValue;

    private HeaderField(String name, byte[] encoded, boolean serverOwned) {
        this.name = name;
        this.encoded = encoded;
        this.serverOwned = serverOwned;
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
        return new HeaderField(known, line(known, value), SERVER_OWNED.contains(known));
    }

    /**
     * Creates a field with the same name.
     *
     * @param other the value
     * @return the field with this value
     * @throws IllegalArgumentException if the value contains a control character
     */
    public HeaderField with(CharSequence other) {
        return new HeaderField(name, line(name, other), serverOwned);
    }

    /**
     * Creates a field whose value has the same length.
     *
     * @param edit the change of the value
     * @return the field with the changed value
     * @throws IllegalArgumentException if the changed value contains a control character
     */
    public HeaderField edited(ValueEdit edit) {
        byte[] line = encoded.clone();
        edit.apply(line, valueFrom(), valueTo());
        requireSendable(name, line, valueFrom(), valueTo());
        return new HeaderField(name, line, serverOwned);
    }

    /** Changes the encoded bytes of a value in place. */
    @FunctionalInterface
    public interface ValueEdit {
        /**
         * Changes bytes of a value.
         *
         * @param bytes an array with the value
         * @param from the offset of the value's first byte
         * @param to the offset after its last byte
         */
        void apply(byte[] bytes, int from, int to);
    }

    /** Returns the line of a field in one pass if the value needs neither encoding nor the removal of white space. */
    private static byte[] line(String name, CharSequence value) {
        int length = value.length();
        byte[] line = frame(name, length);
        int from = name.length() + SEPARATOR;
        for (int at = 0; at < length; at++) {
            char character = value.charAt(at);
            boolean inner = character == ' ' && at > 0 && at < length - 1;
            if (!inner && (character <= ' ' || character >= 0x7f)) {
                return encodedLine(name, value.toString());
            }
            line[from + at] = (byte) character;
        }
        return line;
    }

    private static byte[] encodedLine(String name, String value) {
        // White space includes line breaks, which are refused even at the ends.
        byte[] whole = value.getBytes(StandardCharsets.UTF_8);
        requireSendable(name, whole, 0, whole.length);
        byte[] text = value.strip().getBytes(StandardCharsets.UTF_8);
        byte[] line = frame(name, text.length);
        System.arraycopy(text, 0, line, name.length() + SEPARATOR, text.length);
        return line;
    }

    /** Returns a line with room for a value. Names are tokens, hence ASCII. */
    private static byte[] frame(String name, int valueLength) {
        int length = name.length();
        byte[] line = new byte[length + SEPARATOR + valueLength + END];
        for (int at = 0; at < length; at++) {
            line[at] = (byte) name.charAt(at);
        }
        line[length] = ':';
        line[length + 1] = ' ';
        line[line.length - 2] = '\r';
        line[line.length - 1] = '\n';
        return line;
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

    private static void requireSendable(String name, byte[] text, int from, int to) {
        for (int at = from; at < to; at++) {
            // Negative bytes belong to characters beyond ASCII.
            if (text[at] >= 0 && text[at] < ' ' && text[at] != '\t' || text[at] == 0x7f) {
                int position = new String(text, from, at - from, StandardCharsets.UTF_8).length();
                throw new IllegalArgumentException("the value of header " + name + " cannot hold character " + text[at]
                        + " at position " + position);
            }
        }
    }

    /** {@return the name in lower case} */
    public String name() {
        return name;
    }

    /** {@return the value without surrounding white space} */
    public String value() {
        String known = value;
        if (known == null) {
            known = new String(encoded, valueFrom(), valueTo() - valueFrom(), StandardCharsets.UTF_8);
            value = known;
        }
        return known;
    }

    /** {@return the value with one character per encoded byte} HPACK encodes one byte per character. */
    public String wireValue() {
        String known = wireValue;
        if (known == null) {
            known = new String(encoded, valueFrom(), valueTo() - valueFrom(), StandardCharsets.ISO_8859_1);
            wireValue = known;
        }
        return known;
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

    private int valueFrom() {
        return name.length() + SEPARATOR;
    }

    private int valueTo() {
        return encoded.length - END;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HeaderField that && Arrays.equals(encoded, that.encoded);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(encoded);
    }

    @Override
    public String toString() {
        return name + ": " + value();
    }
}
