package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.diagnostic.SourceLocation;

/** Finds the line and column of an offset. */
final class TextPosition {
    private TextPosition() {}

    static SourceLocation location(String file, String text, int offset) {
        int line = 1;
        int lineStart = 0;
        int end = Math.min(Math.max(offset, 0), text.length());
        for (int index = 0; index < end; index++) {
            if (text.charAt(index) == '\n') {
                line++;
                lineStart = index + 1;
            }
        }
        return new SourceLocation(file, line, end - lineStart + 1);
    }
}
