package dev.ectype.runtime.emulator.launch;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines of a log that wait to be printed together. Not safe for several threads. */
final class LogBatch {
    private static final int MOST_LINES = 4_096;
    private static final int LONGEST = 2_000;
    private static final int KEPT = 256 * 1024;
    private static final String CUT = "...";

    private final StringBuilder text = new StringBuilder();
    private final int[] ends = new int[MOST_LINES];
    private int count;
    private long lost;

    boolean isEmpty() {
        return count == 0 && lost == 0;
    }

    /** Adds the line of a reply, or counts it as lost if there are too many lines. */
    void add(String method, String target, int status, @Nullable String reason) {
        if (begin()) {
            text.append(method).append(' ').append(target).append(' ').append(status);
            if (reason != null) {
                text.append(' ').append(reason);
            }
            end();
        }
    }

    /** Adds a line, or counts it as lost if there are too many lines. */
    void add(String line) {
        if (begin()) {
            text.append(line);
            end();
        }
    }

    private boolean begin() {
        lost += count == MOST_LINES ? 1 : 0;
        return count < MOST_LINES;
    }

    private void end() {
        int longest = (count == 0 ? 0 : ends[count - 1] + 1) + LONGEST;
        if (text.length() > longest) {
            text.setLength(longest);
            text.append(CUT);
        }
        ends[count++] = text.length();
        text.append('\n');
    }

    /**
     * Returns the text of all lines and removes them. Control characters are replaced, because they could forge a line or command a
     * terminal.
     */
    String take() {
        String taken = text.toString();
        if (hasOtherControls(taken)) {
            replaceControls();
            taken = text.toString();
        }
        if (lost > 0) {
            taken += "... and " + lost + " more\n";
        }
        text.setLength(0);
        if (text.capacity() > KEPT) {
            text.trimToSize();
        }
        count = 0;
        lost = 0;
        return taken;
    }

    /** Returns whether there are more control characters than the ends of the lines. */
    private boolean hasOtherControls(String lines) {
        int controls = 0;
        // Characters outside of Latin-1 become question marks, which are as little control characters as they are.
        for (byte each : lines.getBytes(StandardCharsets.ISO_8859_1)) {
            controls += (each & 0x60) == 0 || each == 0x7f ? 1 : 0;
        }
        return controls > count;
    }

    private void replaceControls() {
        int line = 0;
        for (int at = 0; at < text.length(); at++) {
            if (at == ends[line]) {
                line++;
            } else if (Character.isISOControl(text.charAt(at))) {
                text.setCharAt(at, '?');
            }
        }
    }
}
