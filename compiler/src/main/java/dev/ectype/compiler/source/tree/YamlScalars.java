package dev.ectype.compiler.source.tree;

/** Reads plain texts, and quoted ones of one line. */
final class YamlScalars {
    /** The limit that YAML sets for names without a question mark before them. */
    static final int LONGEST_NAME = 1_000;

    private static final String INDICATORS = ",[]{}#&*!|>'\"%@`";

    private final YamlLines lines;
    private final String text;

    YamlScalars(YamlLines lines) {
        this.lines = lines;
        this.text = lines.text();
    }

    /** Refuses a character that cannot begin a plain text, or that gives it another meaning. */
    void requirePlain(int from) {
        char first = text.charAt(from);
        boolean needsMore = first == '-' || first == '?' || first == ':';
        if (INDICATORS.indexOf(first) >= 0 || needsMore && lines.isAlone(from)) {
            throw new UnusualYaml();
        }
    }

    /**
     * Returns the plain text that begins in the current line, with the deeper lines below it. A single line break between two lines becomes a
     * space; of several, all but the first remain.
     */
    String plain(int from, int parent) {
        requirePlain(from);
        int to = endOfPlain(from, lines.end());
        String first = text.substring(from, to);
        if (to < lines.end() && !text.substring(to, lines.end()).isBlank()) {
            // A comment ends the text.
            return first;
        }
        StringBuilder folded = null;
        int blanks = 0;
        int number = lines.number();
        int lineStart = lines.next();
        while (lineStart < text.length()) {
            number++;
            int end = lines.endOfLine(lineStart);
            int start = lines.skipSpaces(lineStart);
            if (start >= end) {
                blanks++;
                lineStart = end + 1;
                continue;
            }
            if (start - lineStart <= parent || text.charAt(start) == '#') {
                break;
            }
            if (folded == null) {
                folded = new StringBuilder(first);
            }
            folded.append(blanks == 0 ? " " : "\n".repeat(blanks));
            int stop = endOfPlain(start, end);
            folded.append(text, start, stop);
            blanks = 0;
            lines.goTo(lineStart, number);
            if (stop < end && !text.substring(stop, end).isBlank()) {
                break;
            }
            lineStart = end + 1;
        }
        return folded == null ? first : folded.toString();
    }

    /** Returns the index after the text of a line, without a comment and spaces behind it. */
    private int endOfPlain(int from, int end) {
        lines.refuseTabs(from, end);
        int to = end;
        for (int index = from; index < end; index++) {
            char character = text.charAt(index);
            if (character == ':' && (index + 1 == end || text.charAt(index + 1) == ' ')) {
                throw new UnusualYaml();
            }
            if (character == '#' && text.charAt(index - 1) == ' ') {
                to = index;
                break;
            }
        }
        return withoutSpaces(from, to);
    }

    /** Returns the index after the last character of a section that is no space. */
    int withoutSpaces(int from, int end) {
        int to = end;
        while (to > from && text.charAt(to - 1) == ' ') {
            to--;
        }
        return to;
    }

    /** Returns the index after the closing quotation mark of a text that begins in the current line. */
    int endOfQuoted(int from) {
        lines.refuseTabs(from, lines.end());
        char mark = text.charAt(from);
        for (int index = from + 1; index < lines.end(); index++) {
            char character = text.charAt(index);
            if (character == '\\' && mark == '"') {
                index++;
            } else if (character == mark) {
                boolean isPair = mark == '\'' && index + 1 < lines.end() && text.charAt(index + 1) == mark;
                if (!isPair) {
                    return index + 1;
                }
                index++;
            }
        }
        throw new UnusualYaml();
    }

    /** Returns the text between quotation marks. */
    String quoted(int from, int close) {
        String inside = text.substring(from + 1, close - 1);
        if (text.charAt(from) == '\'') {
            return inside.indexOf('\'') < 0 ? inside : inside.replace("''", "'");
        }
        return inside.indexOf('\\') < 0 ? inside : unescaped(inside);
    }

    private static String unescaped(String inside) {
        StringBuilder plain = new StringBuilder(inside.length());
        for (int index = 0; index < inside.length(); index++) {
            char character = inside.charAt(index);
            if (character != '\\') {
                plain.append(character);
                continue;
            }
            index++;
            plain.append(
                    switch (inside.charAt(index)) {
                        case '"' -> '"';
                        case '\\' -> '\\';
                        case '/' -> '/';
                        case 'n' -> '\n';
                        case 'r' -> '\r';
                        case 't' -> '\t';
                        default -> throw new UnusualYaml();
                    });
        }
        return plain.toString();
    }
}
