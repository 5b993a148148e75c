package dev.ectype.compiler.emit.java;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Formats printed Java: one-sentence comments on one line, longer comments wrapped, and no gaps between constants. It
 * escapes invisible characters. It works on whole lines, since no emitted literal spans two lines.
 */
public final class Layout {
    private static final int COLUMNS = 120;
    private static final String CONSTANT = "    public static final ";

    private final List<String> lines = new ArrayList<>();

    private Layout() {}

    public static String of(String printed) {
        Layout layout = new Layout();
        String[] source = visible(printed).split("\n", -1);
        for (int at = 0; at < source.length; at++) {
            if (source[at].strip().equals("/**")) {
                at = layout.comment(source, at);
            } else if (source[at].equals("}") && source[at - 1].endsWith(" {")) {
                layout.lines.set(layout.lines.size() - 1, source[at - 1] + "}");
            } else if (!layout.isGap(source, at)) {
                layout.lines.add(source[at]);
            }
        }
        return String.join("\n", layout.lines);
    }

    /** Escapes control and formatting characters, such as marks that change the direction of writing. */
    private static String visible(String printed) {
        StringBuilder visible = new StringBuilder(printed.length());
        for (int at = 0; at < printed.length(); at++) {
            char character = printed.charAt(at);
            switch (character < 127 ? Character.UNASSIGNED : Character.getType(character)) {
                case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                    visible.append("\\u").append(HexFormat.of().toHexDigits(character));
                default -> visible.append(character);
            }
        }
        return visible.toString();
    }

    /** Adds the comment that begins at a line and returns the index of its last line. */
    private int comment(String[] source, int begin) {
        String indent = source[begin].substring(0, source[begin].indexOf('/'));
        List<String> words = new ArrayList<>();
        int at = begin + 1;
        while (!source[at].endsWith(" */")) {
            for (String word : source[at].strip().substring(1).split(" ")) {
                if (!word.isEmpty()) {
                    words.add(word);
                }
            }
            at++;
        }
        String sentence = indent + "/** " + String.join(" ", words) + " */";
        if (sentence.length() <= COLUMNS) {
            lines.add(sentence);
        } else {
            wrap(indent, words);
        }
        return at;
    }

    private void wrap(String indent, List<String> words) {
        lines.add(indent + "/**");
        StringBuilder line = new StringBuilder(indent).append(" *");
        for (String word : words) {
            if (line.length() + 1 + word.length() > COLUMNS) {
                lines.add(line.toString());
                line = new StringBuilder(indent).append(" *");
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
        lines.add(indent + " */");
    }

    private boolean isGap(String[] source, int at) {
        return source[at].isEmpty()
                && at > 0
                && at + 1 < source.length
                && (source[at - 1].startsWith(CONSTANT) && source[at + 1].startsWith(CONSTANT)
                        || isChoice(source[at - 1]) && isChoice(source[at + 1]));
    }

    /** Returns whether a line is an enum constant: a name in capitals with a text argument. */
    private static boolean isChoice(String line) {
        int open = line.indexOf("(\"");
        return open > 4
                && line.startsWith("    ")
                && line.endsWith(line.endsWith(",") ? "\")," : "\");")
                && line.substring(4, open)
                        .chars()
                        .allMatch(each -> each >= 'A' && each <= 'Z' || each >= '0' && each <= '9' || each == '_');
    }
}
