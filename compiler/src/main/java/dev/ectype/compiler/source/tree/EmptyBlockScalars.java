package dev.ectype.compiler.source.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewrites block scalars that the YAML parser rejects and other parsers accept: those that begin with lines of spaces, and those
 * without any text. Every line keeps its number.
 */
final class EmptyBlockScalars {
    private static final Pattern HEADER = Pattern.compile("( *)(.*[:-] +)[|>]([+-]?) *");

    private EmptyBlockScalars() {}

    static String rewritten(String text) {
        String[] lines = text.split("\n", -1);
        List<String> rewritten = new ArrayList<>(lines.length);
        for (int at = 0; at < lines.length; at++) {
            Matcher header = HEADER.matcher(lines[at].stripTrailing());
            String line = lines[at].isBlank() ? "" : lines[at];
            rewritten.add(header.matches() ? withoutText(lines, at, header) : line);
        }
        return String.join("\n", rewritten);
    }

    /** Returns a line with the header of a block scalar, or with a quoted text if the block scalar has none. */
    private static String withoutText(String[] lines, int at, Matcher header) {
        int next = at + 1;
        while (next < lines.length && lines[next].isBlank()) {
            next++;
        }
        boolean hasText = next < lines.length
                && indentation(lines[next]) > header.group(1).length();
        int kept = header.group(3).equals("+") ? next - at - 1 : 0;
        return hasText ? lines[at] : header.group(1) + header.group(2) + '"' + "\\n".repeat(kept) + '"';
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }
}
