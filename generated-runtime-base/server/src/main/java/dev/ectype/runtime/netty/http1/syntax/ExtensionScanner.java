package dev.ectype.runtime.netty.http1.syntax;

/**
 * Scans the extensions of a chunk (RFC 9112, section 7.1.1). Nobody uses them, but a quotation mark without its end hides the end of a
 * line from other servers.
 */
final class ExtensionScanner {
    static final int MALFORMED = -1;

    private ExtensionScanner() {}

    /** Returns the offset after the extensions, the end of the bytes if they may go on, or {@link #MALFORMED}. */
    static int end(byte[] bytes, int from, int to) {
        int at = from;
        while (at >= 0 && at < to && bytes[at] != Bytes.CR) {
            at = extension(bytes, at, to);
        }
        return at;
    }

    private static int extension(byte[] bytes, int from, int to) {
        int semicolon = blanks(bytes, from, to);
        if (semicolon == to) {
            return to;
        }
        if (bytes[semicolon] != ';') {
            return MALFORMED;
        }
        int nameTo = token(bytes, blanks(bytes, semicolon + 1, to), to);
        if (nameTo < 0 || nameTo == to) {
            return nameTo;
        }
        int equals = blanks(bytes, nameTo, to);
        if (equals == to || bytes[equals] != '=') {
            return nameTo;
        }
        int value = blanks(bytes, equals + 1, to);
        return value < to && bytes[value] == '"' ? quoted(bytes, value + 1, to) : token(bytes, value, to);
    }

    private static int token(byte[] bytes, int from, int to) {
        int end = Bytes.endOfToken(bytes, from, to);
        return end == from && from < to ? MALFORMED : end;
    }

    private static int quoted(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && bytes[at] != '"') {
            int character = bytes[at] == '\\' ? at + 1 : at;
            if (character < to && Bytes.endOfText(bytes, character, character + 1) == character) {
                return MALFORMED;
            }
            at = character + 1;
        }
        return Math.min(at + 1, to);
    }

    private static int blanks(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && Bytes.isBlank(bytes[at])) {
            at++;
        }
        return at;
    }
}
