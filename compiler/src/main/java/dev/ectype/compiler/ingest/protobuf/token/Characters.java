package dev.ectype.compiler.ingest.protobuf.token;

/** Reads a text character by character and tracks the position. */
final class Characters {
    private final String text;
    private int offset;
    private int line;
    private int lineStart;

    Characters(String text, Position start) {
        this.text = text;
        this.offset = start.offset();
        this.line = start.line();
        this.lineStart = start.offset() - start.column() + 1;
    }

    Position position() {
        return new Position(offset, line, offset - lineStart + 1);
    }

    boolean isAtEnd() {
        return offset >= text.length();
    }

    /** Returns the next character, or zero at the end; no source contains a zero. */
    char peek() {
        return peek(0);
    }

    char peek(int ahead) {
        return offset + ahead < text.length() ? text.charAt(offset + ahead) : '\0';
    }

    void skip() {
        if (peek() == '\n') {
            line++;
            lineStart = offset + 1;
        }
        offset++;
    }

    void skip(int count) {
        for (int index = 0; index < count; index++) {
            skip();
        }
    }

    boolean take(char wanted) {
        boolean here = peek() == wanted && !isAtEnd();
        if (here) {
            skip();
        }
        return here;
    }

    boolean startsWith(String prefix) {
        return text.startsWith(prefix, offset);
    }

    /** Skips blanks within a line. */
    void skipBlanks() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\f' || peek() == '\u000B') {
            offset++;
        }
    }

    String since(int start) {
        return text.substring(start, offset);
    }

    int offset() {
        return offset;
    }
}
