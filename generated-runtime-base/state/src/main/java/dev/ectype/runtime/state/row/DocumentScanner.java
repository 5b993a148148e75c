package dev.ectype.runtime.state.row;

import dev.ectype.runtime.json.Json;
import java.util.Arrays;

/** Finds a member of a stored document without parsing it; stored documents are well-formed, with each member once. */
final class DocumentScanner {
    private static final long ABSENT = -1;

    private DocumentScanner() {}

    static int from(long range) {
        return (int) (range >>> 32);
    }

    static int to(long range) {
        return (int) range;
    }

    /** Returns the offsets of a member's value in the outermost object, or a negative number. */
    static long member(byte[] document, byte[] quotedName) {
        int at = skipSpace(document, 0);
        if (at >= document.length || document[at] != '{') {
            return ABSENT;
        }
        at = skipSpace(document, at + 1);
        while (at < document.length && document[at] == '"') {
            int nameEnd = skipText(document, at);
            boolean wanted = isName(document, at, nameEnd, quotedName);
            int from = skipSpace(document, skipSpace(document, nameEnd) + 1);
            int to = skipValue(document, from);
            if (wanted) {
                return (long) from << 32 | to;
            }
            at = skipSpace(document, to);
            if (at >= document.length || document[at] != ',') {
                return ABSENT;
            }
            at = skipSpace(document, at + 1);
        }
        return ABSENT;
    }

    static boolean hasEscape(byte[] document, int from, int to) {
        for (int at = from; at < to; at++) {
            if (document[at] == '\\') {
                return true;
            }
        }
        return false;
    }

    private static boolean isName(byte[] document, int from, int to, byte[] quotedName) {
        return Arrays.equals(document, from, to, quotedName, 0, quotedName.length)
                || hasEscape(document, from, to)
                        && Arrays.equals(
                                StoredMember.encode(
                                        Json.parse(document, from, to).text()),
                                quotedName);
    }

    private static int skipValue(byte[] document, int from) {
        byte first = from < document.length ? document[from] : 0;
        if (first == '"') {
            return skipText(document, from);
        }
        return first == '{' || first == '[' ? skipNested(document, from) : skipLiteral(document, from);
    }

    private static int skipNested(byte[] document, int from) {
        int depth = 0;
        int at = from;
        while (at < document.length) {
            byte current = document[at];
            if (current == '"') {
                at = skipText(document, at);
                continue;
            }
            at++;
            if (current == '{' || current == '[') {
                depth++;
            } else if ((current == '}' || current == ']') && --depth == 0) {
                return at;
            }
        }
        return at;
    }

    private static int skipLiteral(byte[] document, int from) {
        int at = from;
        while (at < document.length && document[at] > ' ' && ",]}".indexOf(document[at]) < 0) {
            at++;
        }
        return at;
    }

    private static int skipText(byte[] document, int from) {
        int at = from + 1;
        while (at < document.length && document[at] != '"') {
            at += document[at] == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, document.length);
    }

    private static int skipSpace(byte[] document, int from) {
        int at = from;
        while (at < document.length && document[at] <= ' ' && document[at] >= 0) {
            at++;
        }
        return at;
    }
}
