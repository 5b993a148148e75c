package dev.ectype.compiler.ingest.postman.script;

import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** Finds the format that a regular expression of a script accepts, by matching one text of each format. */
final class TextFormatProbe {
    private static final List<Probe> PROBES = List.of(
            new Probe("date-time", "2025-01-01T00:00:00.000Z"),
            new Probe("date", "2025-01-01"),
            new Probe("uuid", "6f1e3c0a-9a4b-4c1d-8e2f-0123456789ab"),
            new Probe("email", "user@example.com"),
            new Probe("uri", "https://example.com/page"));

    /** Texts of no format: an expression that matches one of them states no format. */
    private static final List<String> OTHERS = List.of("word", "two words", "");

    private static final int LONGEST = 1_000;

    /** An expression that reads more characters, because it backtracks, is ignored. */
    private static final int MOST_READS = 20_000;

    private TextFormatProbe() {}

    /** A format with a text in it. */
    record Probe(String format, String text) {}

    /** Returns the only format whose text the expression matches, with that text, or null. */
    static @Nullable Probe probe(String expression) {
        if (expression.length() > LONGEST) {
            return null;
        }
        try {
            Pattern pattern = Pattern.compile(expression);
            if (OTHERS.stream().anyMatch(text -> finds(pattern, text))) {
                return null;
            }
            List<Probe> found =
                    PROBES.stream().filter(probe -> finds(pattern, probe.text)).toList();
            return found.size() == 1 ? found.get(0) : null;
        } catch (PatternSyntaxException | TooManyReads other) {
            return null;
        }
    }

    private static boolean finds(Pattern pattern, String text) {
        return pattern.matcher(new CountedText(text, new int[1])).find();
    }

    /** Signals an expression that backtracks too much. */
    private static final class TooManyReads extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** A text that counts the reads of its characters. */
    private record CountedText(CharSequence text, int[] reads) implements CharSequence {
        @Override
        public char charAt(int index) {
            if (++reads[0] > MOST_READS) {
                throw new TooManyReads();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
