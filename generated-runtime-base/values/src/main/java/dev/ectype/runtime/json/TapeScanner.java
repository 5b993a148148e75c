package dev.ectype.runtime.json;

import java.util.Arrays;

/** Validates a text against RFC 8259 and writes its tape, without recursion and without objects per value. */
final class TapeScanner {
    private static final int FIRST_WORDS = 64 * TapeLayout.WORDS;
    /** One large body must not hold its tape for the life of a reused scanner. */
    private static final int KEPT_WORDS = 16_384 * TapeLayout.WORDS;

    private int[] tape;
    private int used;
    private int[] open = new int[16];
    private int depth;
    private int position;
    private int lastLoose;
    private int wordsAllowed;
    private JsonLimits limits = JsonLimits.DEFAULT;
    private final JsonSource source = new JsonSource(new byte[0], 0, 0);
    private byte[] bytes = source.bytes();
    private int end;

    TapeScanner() {
        this(FIRST_WORDS / TapeLayout.WORDS);
    }

    TapeScanner(int nodes) {
        tape = new int[nodes * TapeLayout.WORDS];
    }

    Document scan(byte[] text, int from, int to, JsonLimits within) {
        source.set(text, from, to);
        if (to - from > within.maxBytes()) {
            throw source.exceeds(
                    from + within.maxBytes(), "at most " + within.maxBytes() + " bytes", (to - from) + " bytes");
        }
        begin(within);
        do {
            while (opensContainer()) {}
        } while (continues());
        skipSpace();
        if (position < end) {
            throw source.unexpected(position, "end of input");
        }
        return new Document(text, tape, 0);
    }

    private void begin(JsonLimits within) {
        limits = within;
        wordsAllowed = within.tokens() * TapeLayout.WORDS;
        bytes = source.bytes();
        end = source.end();
        position = source.from();
        lastLoose = -1;
        used = 0;
        depth = 0;
        if (tape.length > KEPT_WORDS) {
            tape = new int[FIRST_WORDS];
        }
    }

    /** Reads a scalar or an empty container, or opens a container before its first value. */
    private boolean opensContainer() {
        skipSpace();
        int at = position;
        switch (at < end ? bytes[at] : 0) {
            case '{':
                return opens(TapeLayout.OBJECT, '}');
            case '[':
                return opens(TapeLayout.ARRAY, ']');
            case '"':
                string();
                return false;
            case 't':
                word("true", TapeLayout.TRUE);
                return false;
            case 'f':
                word("false", TapeLayout.FALSE);
                return false;
            case 'n':
                word("null", TapeLayout.NULL);
                return false;
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
                position = NumberScanner.behind(source, at);
                add(TapeLayout.NUMBER, at);
                return false;
            default:
                throw source.unexpected(at, "a JSON value");
        }
    }

    private boolean opens(int kind, char closing) {
        if (depth == limits.depth()) {
            throw source.exceeds(position, "at most " + depth + " nested levels", "level " + (depth + 1));
        }
        if (depth == open.length) {
            open = Arrays.copyOf(open, depth * 2);
        }
        open[depth++] = used;
        add(kind, position++);
        skipSpace();
        if (position < end && bytes[position] == closing) {
            close();
            return false;
        }
        tape[open[depth - 1]] += TapeLayout.ONE;
        if (kind == TapeLayout.OBJECT) {
            name();
        }
        return true;
    }

    /** Closes the containers that end here; true if a comma, and in an object a name, announces another value. */
    private boolean continues() {
        while (depth > 0) {
            skipSpace();
            int container = open[depth - 1];
            boolean object = (tape[container] & TapeLayout.KIND) == TapeLayout.OBJECT;
            byte value = position < end ? bytes[position] : 0;
            if (value == ',') {
                position++;
                tape[container] += TapeLayout.ONE;
                if (object) {
                    name();
                }
                return true;
            }
            if (value != (object ? '}' : ']')) {
                throw source.unexpected(position, object ? "',' or '}'" : "',' or ']'");
            }
            close();
        }
        return false;
    }

    private void close() {
        int container = open[--depth];
        tape[container + TapeLayout.TO] = ++position;
        tape[container + TapeLayout.NEXT] = used;
        if ((tape[container] & TapeLayout.KIND) == TapeLayout.OBJECT && DuplicateNames.shadow(bytes, tape, container)) {
            lastLoose = position;
        }
        if (lastLoose >= tape[container + TapeLayout.FROM]) {
            tape[container] |= TapeLayout.LOOSE;
        }
    }

    private void name() {
        skipSpace();
        if (position >= end || bytes[position] != '"') {
            throw source.unexpected(position, "a member name in quotes");
        }
        string();
        skipSpace();
        if (position >= end || bytes[position] != ':') {
            throw source.unexpected(position, "':' after a member name");
        }
        position++;
    }

    private void string() {
        int at = position;
        long scanned = StringScanner.scan(source, at);
        position = (int) scanned;
        int flags = (int) (scanned >>> 32);
        if ((flags & TapeLayout.ESCAPED) != 0 && !limits.loneSurrogates()) {
            SurrogatePairs.check(source, at, position);
        }
        add(TapeLayout.STRING | flags, at);
    }

    private void word(String expected, int kind) {
        int at = position;
        for (int i = 0; i < expected.length(); i++, position++) {
            if (position >= end || bytes[position] != expected.charAt(i)) {
                throw source.unexpected(position, "'" + expected + "'");
            }
        }
        add(kind, at);
    }

    private void add(int head, int from) {
        int at = used;
        if (at == wordsAllowed) {
            throw source.exceeds(from, "at most " + limits.tokens() + " tokens", "another");
        }
        if (at == tape.length) {
            tape = Arrays.copyOf(tape, Math.min(at * 2, wordsAllowed));
        }
        tape[at] = head;
        tape[at + TapeLayout.FROM] = from;
        tape[at + TapeLayout.TO] = position;
        tape[at + TapeLayout.NEXT] = used = at + TapeLayout.WORDS;
    }

    private void skipSpace() {
        int at = position;
        if (at < end && bytes[at] > ' ') {
            return;
        }
        while (at < end && isSpace(bytes[at])) {
            lastLoose = at++;
        }
        position = at;
    }

    private static boolean isSpace(byte value) {
        return value == ' ' || value == '\n' || value == '\r' || value == '\t';
    }
}
