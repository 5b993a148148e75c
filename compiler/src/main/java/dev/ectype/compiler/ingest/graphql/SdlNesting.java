package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Measures the nesting of a schema's brackets in one pass, since a parser needs quadratic time to reject deep ones. */
final class SdlNesting {
    /** The nesting limit. Each level takes several of the 500 parser rules that {@link SdlReader} allows. */
    static final int DEEPEST = 100;

    private final String text;
    private int at;

    private SdlNesting(String text) {
        this.text = text;
    }

    /** Returns the location of the first bracket beyond the limit, or null. */
    static @Nullable SourceLocation tooDeep(String file, String text) {
        SdlNesting scan = new SdlNesting(text);
        int bracket = scan.firstTooDeep();
        return bracket < 0 ? null : scan.location(file, bracket);
    }

    private int firstTooDeep() {
        int depth = 0;
        while (at < text.length()) {
            switch (text.charAt(at)) {
                case '{', '[', '(' -> depth++;
                case '}', ']', ')' -> depth = Math.max(0, depth - 1);
                case '#' -> skip(SdlNesting::endsLine);
                case '"' -> skipString();
                default -> {}
            }
            if (depth > DEEPEST) {
                return at;
            }
            at++;
        }
        return -1;
    }

    /** Skips a string up to its closing quote or the end of the line, which no simple string crosses. */
    private void skipString() {
        if (text.startsWith("\"\"\"", at)) {
            skipBlock();
            return;
        }
        for (at++; at < text.length() && text.charAt(at) != '"' && !endsLine(text.charAt(at)); at++) {
            at += text.charAt(at) == '\\' ? 1 : 0;
        }
    }

    private void skipBlock() {
        int end = text.indexOf("\"\"\"", at + 3);
        while (end > 0 && text.charAt(end - 1) == '\\') {
            end = text.indexOf("\"\"\"", end + 1);
        }
        at = end < 0 ? text.length() : end + 2;
    }

    private void skip(IntPredicate last) {
        while (at < text.length() && !last.test(text.charAt(at))) {
            at++;
        }
    }

    private static boolean endsLine(int character) {
        return character == '\n' || character == '\r';
    }

    private SourceLocation location(String file, int offset) {
        int line = 1;
        int start = 0;
        for (int index = 0; index < offset; index++) {
            boolean pair = text.charAt(index) == '\r' && text.charAt(index + 1) == '\n';
            if (endsLine(text.charAt(index)) && !pair) {
                line++;
                start = index + 1;
            }
        }
        return new SourceLocation(file, line, offset - start + 1);
    }
}
