package dev.ectype.compiler.source.tree;

/** Reads literal and folded block scalars ({@code |} and {@code >}) without a stated indentation. */
final class BlockScalars {
    private final YamlLines lines;
    private final String text;
    /** The number of blank lines that {@link #skipBlanks} passed, and the index of the line behind them. */
    private int blanks;

    private int lineStart;
    private int number;

    BlockScalars(YamlLines lines) {
        this.lines = lines;
        this.text = lines.text();
    }

    /**
     * Reads the scalar whose header begins in the current line, and makes its last line the current one.
     *
     * @param parent the indentation of the collection around it, which its lines exceed
     */
    String read(int from, int parent) {
        boolean isFolded = text.charAt(from) == '>';
        int behind = from + 1;
        boolean isStripped = behind < lines.end() && text.charAt(behind) == '-';
        if (!lines.isBlankFrom(isStripped ? behind + 1 : behind)) {
            throw new UnusualYaml();
        }
        lineStart = lines.next();
        number = lines.number() + 1;
        int longest = skipBlanks();
        int indent = lines.skipSpaces(lineStart) - lineStart;
        if (lineStart >= text.length() || indent <= parent || longest > indent) {
            throw new UnusualYaml();
        }
        StringBuilder read = new StringBuilder();
        read.append("\n".repeat(blanks));
        while (true) {
            int start = lineStart + indent;
            int end = lines.endOfLine(lineStart);
            read.append(text, start, end);
            lines.goTo(lineStart, number);
            lineStart = end + 1;
            number++;
            longest = skipBlanks();
            if (longest > indent) {
                throw new UnusualYaml();
            }
            if (lineStart >= text.length() || lines.skipSpaces(lineStart) - lineStart < indent) {
                break;
            }
            boolean isJoined = isFolded && !isSpace(start) && !isSpace(lineStart + indent);
            read.append(isJoined ? blanks == 0 ? " " : "" : "\n").append("\n".repeat(blanks));
        }
        requireEnd(parent);
        boolean endsWithBreak = lines.end() < text.length();
        return isStripped || !endsWithBreak
                ? read.toString()
                : read.append('\n').toString();
    }

    /** Passes the lines without characters other than spaces, and returns the number of spaces in the longest. */
    private int skipBlanks() {
        blanks = 0;
        int longest = 0;
        while (lineStart < text.length()) {
            int start = lines.skipSpaces(lineStart);
            if (start < text.length() && text.charAt(start) != '\n') {
                return longest;
            }
            longest = Math.max(longest, start - lineStart);
            lineStart = start + 1;
            blanks++;
            number++;
        }
        return longest;
    }

    private boolean isSpace(int index) {
        return text.charAt(index) == ' ' || text.charAt(index) == '\t';
    }

    /** Refuses a line behind the scalar that is deeper than the collection around it, except a comment. */
    private void requireEnd(int parent) {
        if (lineStart < text.length()) {
            int start = lines.skipSpaces(lineStart);
            if (start - lineStart > parent && text.charAt(start) != '#') {
                throw new UnusualYaml();
            }
        }
    }
}
