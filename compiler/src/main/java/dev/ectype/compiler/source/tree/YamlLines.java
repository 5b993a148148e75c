package dev.ectype.compiler.source.tree;

/** Steps through the lines of a YAML text that have content, without comments. */
final class YamlLines {
    private final String text;
    private final boolean hasSurrogates;
    private final boolean hasTabs;
    private boolean begun;
    private boolean done;
    private int next;
    private int number;
    private int lineStart;
    private int start;
    private int end;

    /** Creates the lines of a text. Line breaks other than line feeds and characters that YAML restricts are unusual. */
    YamlLines(String text) {
        this.text = text;
        boolean surrogates = false;
        boolean tabs = false;
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            if (character < ' ' ? character != '\n' && character != '\t' : character > '~' && isRestricted(character)) {
                throw new UnusualYaml();
            }
            tabs |= character == '\t';
            if (Character.isSurrogate(character)) {
                surrogates = true;
                index++;
                if (index == text.length() || !Character.isSurrogatePair(character, text.charAt(index))) {
                    throw new UnusualYaml();
                }
            }
        }
        hasTabs = tabs;
        hasSurrogates = surrogates;
    }

    private static boolean isRestricted(char character) {
        return character < '\u00a0'
                || character == '\u2028'
                || character == '\u2029'
                || character >= '\ufdd0' && !isText(character);
    }

    private static boolean isText(char character) {
        return character >= '\ufdf0' && character < '\ufffe' && character != '\ufeff';
    }

    /** Goes to the next line with content; returns false at the end of the text. */
    boolean advance() {
        while (next < text.length()) {
            take(next, number + 1);
            if (start < end && text.charAt(start) != '#' && !isMarker()) {
                begun = true;
                return true;
            }
        }
        done = true;
        return false;
    }

    private void take(int from, int lineNumber) {
        number = lineNumber;
        lineStart = from;
        end = endOfLine(from);
        next = Math.min(end + 1, text.length());
        start = skipSpaces(from);
    }

    /** Returns whether the line begins the first document. All other markers and directives are unusual. */
    private boolean isMarker() {
        if (start > lineStart) {
            return false;
        }
        boolean isMarker = text.startsWith("---", start) || text.startsWith("...", start);
        if (!isMarker && text.charAt(start) != '%') {
            return false;
        }
        if (begun || !text.startsWith("---", start) || skipSpaces(start + 3) < end) {
            throw new UnusualYaml();
        }
        begun = true;
        return true;
    }

    boolean isDone() {
        return done;
    }

    String text() {
        return text;
    }

    /** Returns the number of the line, from 1. */
    int number() {
        return number;
    }

    /** Returns the index of the first character of the content. */
    int start() {
        return start;
    }

    /** Returns the index after the last character of the line. */
    int end() {
        return end;
    }

    /** Returns the index of the line below. */
    int next() {
        return next;
    }

    /** Returns the number of characters before the content. */
    int indent() {
        return start - lineStart;
    }

    /** Lets the content begin later in the same line, behind a dash. */
    void shift(int index) {
        start = index;
    }

    /** Makes the line that begins at an index the current one, so that the next one is below it. */
    void goTo(int from, int lineNumber) {
        take(from, lineNumber);
    }

    /** Returns the column of a character in the current line, from 1. */
    int column(int index) {
        if (hasSurrogates) {
            // Columns count code points.
            for (int before = lineStart; before < index; before++) {
                if (Character.isSurrogate(text.charAt(before))) {
                    throw new UnusualYaml();
                }
            }
        }
        return index - lineStart + 1;
    }

    /** Refuses tabs outside of block scalars, where their meaning depends on their place. */
    void refuseTabs(int from, int to) {
        if (hasTabs) {
            for (int index = from; index < to; index++) {
                if (text.charAt(index) == '\t') {
                    throw new UnusualYaml();
                }
            }
        }
    }

    int endOfLine(int from) {
        int feed = text.indexOf('\n', from);
        return feed < 0 ? text.length() : feed;
    }

    int skipSpaces(int from) {
        int index = from;
        while (index < text.length() && text.charAt(index) == ' ') {
            index++;
        }
        return index;
    }

    /** Returns whether a character is followed by a space or the end of the line. */
    boolean isAlone(int index) {
        return index + 1 >= end || text.charAt(index + 1) == ' ';
    }

    /** Returns whether the content is an entry of a list. */
    boolean isEntry() {
        return text.charAt(start) == '-' && isAlone(start);
    }

    /** Returns whether nothing but a comment follows in the line. */
    boolean isBlankFrom(int index) {
        int content = skipSpaces(index);
        return content >= end || text.charAt(content) == '#' && (content > index || text.charAt(index - 1) == ' ');
    }
}
