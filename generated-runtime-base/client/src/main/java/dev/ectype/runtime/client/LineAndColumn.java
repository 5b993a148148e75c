package dev.ectype.runtime.client;

/** Converts an offset in a text to line and column, counted like editors do. */
final class LineAndColumn {
    private LineAndColumn() {}

    static String of(byte[] text, int offset) {
        int line = 1;
        int column = 1;
        for (int at = 0; at < Math.min(offset, text.length); at++) {
            boolean end = text[at] == '\n';
            boolean continues = (text[at] & 0xC0) == 0x80;
            line += end ? 1 : 0;
            column = end ? 1 : continues ? column : column + 1;
        }
        return "at " + line + ":" + column;
    }
}
