package dev.ectype.controlplane.snapshot;

import java.io.Writer;

/** Collects the beginning of a text. */
final class CutText extends Writer {
    private static final int MOST = 400;

    private final StringBuilder text = new StringBuilder();
    private boolean isCut;

    @Override
    public void write(char[] characters, int from, int count) {
        int kept = Math.min(count, MOST - text.length());
        text.append(characters, from, kept);
        isCut |= kept < count;
    }

    @Override
    public void flush() {
        // The text is in memory.
    }

    @Override
    public void close() {
        // The text stays readable.
    }

    /** Returns the text, with an ellipsis if its end is missing. */
    @Override
    public String toString() {
        if (!isCut) {
            return text.toString();
        }
        int end = Character.isHighSurrogate(text.charAt(MOST - 1)) ? MOST - 1 : MOST;
        return text.substring(0, end) + "…";
    }
}
