package dev.ectype.compiler.emit.java;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formats printed Java: statements of at most 120 columns on one line, longer ones broken, one-sentence comments on one
 * line, longer comments wrapped, constants of an enumeration side by side, and no gaps between other constants. It
 * escapes invisible characters. It works on whole lines, since no emitted literal spans two lines.
 */
public final class Layout {
    private static final String CONSTANT = "public static final ";
    private static final String ENUM = "public enum ";

    /** The header of a record. Types inside the record need no qualification there (JLS 6.3), but JavaPoet writes one. */
    private static final Pattern RECORD = Pattern.compile("^public record (\\w+)\\(");

    private static final String TEXT = "\"(?:[^\"\\\\]|\\\\.)*+\"";

    private final List<String> lines = new ArrayList<>();

    private Layout() {}

    public static String of(String printed) {
        Layout layout = new Layout();
        String[] source = visible(printed).split("\n", -1);
        for (int at = 0; at < source.length; at++) {
            if (source[at].strip().equals("/**")) {
                at = layout.comment(source, at);
            } else if (source[at].strip().startsWith(ENUM)) {
                at = layout.enumeration(source, at);
            } else if (!isGap(source, at)) {
                at = layout.statement(source, at);
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

    /**
     * Adds the statement that begins at a line and returns the index of its last line. The printer indents only the
     * further lines of a statement by eight columns.
     */
    private int statement(String[] source, int begin) {
        int indent = indent(source[begin]);
        int at = begin;
        String code = source[begin];
        while (at + 1 < source.length && indent(source[at + 1]) >= indent + LineBreaker.CONTINUATION) {
            code = joined(code, source[++at].strip());
        }
        if (code.endsWith(" {")
                && at + 1 < source.length
                && source[at + 1].strip().equals("}")) {
            code += source[++at].strip();
        }
        code = unqualified(code);
        if (code.length() <= LineBreaker.COLUMNS) {
            lines.add(code);
        } else {
            lines.addAll(LineBreaker.lines(code.substring(indent), indent));
        }
        return at;
    }

    /** Removes the name of a record before the types inside it from the record's header, but not from texts. */
    private static String unqualified(String code) {
        Matcher header = RECORD.matcher(code);
        if (!header.find()) {
            return code;
        }
        Pattern qualifier = Pattern.compile(TEXT + "|\\b" + header.group(1) + "\\. ?(?=[@A-Z])");
        return qualifier
                .matcher(code)
                .replaceAll(found -> found.group().startsWith("\"") ? Matcher.quoteReplacement(found.group()) : "");
    }

    /**
     * Adds the enumeration that begins at a line and returns the index of its last line. The constants share the line
     * of the name if they fit, else other lines; a constant with an annotation has its own.
     */
    private int enumeration(String[] source, int begin) {
        String close = " ".repeat(indent(source[begin])) + "}";
        List<String> constants = new ArrayList<>();
        int at = begin + 1;
        for (; !source[at].equals(close); at++) {
            String constant = source[at].strip();
            if (constant.startsWith("@")) {
                constants.add(constant + " " + source[++at].strip());
            } else if (!constant.isEmpty()) {
                constants.add(constant);
            }
        }
        String together = source[begin] + " " + String.join(" ", constants) + " }";
        boolean isPlain = constants.stream().noneMatch(constant -> constant.startsWith("@"));
        if (isPlain && together.length() <= LineBreaker.COLUMNS) {
            lines.add(together);
        } else {
            lines.add(source[begin]);
            fill(constants, indent(source[begin]) + 4);
            lines.add(close);
        }
        return at;
    }

    /** Adds as many constants to each line as fit. */
    private void fill(List<String> constants, int indent) {
        StringBuilder line = new StringBuilder();
        for (String constant : constants) {
            boolean fits = line.length() + 1 + constant.length() <= LineBreaker.COLUMNS;
            if (!line.isEmpty() && (!fits || constant.startsWith("@"))) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (constant.startsWith("@")) {
                annotated(constant, indent);
            } else {
                line.append(line.isEmpty() ? " ".repeat(indent) : " ").append(constant);
            }
        }
        if (!line.isEmpty()) {
            lines.add(line.toString());
        }
    }

    /** Adds a constant with an annotation, in two lines if it is too long for one. */
    private void annotated(String constant, int indent) {
        if (indent + constant.length() <= LineBreaker.COLUMNS) {
            lines.add(" ".repeat(indent) + constant);
        } else {
            int name = constant.lastIndexOf(' ');
            lines.addAll(LineBreaker.lines(constant.substring(0, name), indent));
            lines.add(" ".repeat(indent) + constant.substring(name + 1));
        }
    }

    private static String joined(String code, String next) {
        boolean adjacent = code.endsWith("(") || code.endsWith("<") || next.startsWith(".");
        return code + (adjacent ? "" : " ") + next;
    }

    private static int indent(String line) {
        int indent = 0;
        while (indent < line.length() && line.charAt(indent) == ' ') {
            indent++;
        }
        return indent;
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
        if (sentence.length() <= LineBreaker.COLUMNS) {
            lines.add(sentence);
        } else {
            wrap(indent, words);
        }
        return at;
    }

    /** Adds a long comment in several lines. A longer word, such as a path, has its own line, so that it stays whole. */
    private void wrap(String indent, List<String> words) {
        lines.add(indent + "/**");
        StringBuilder line = new StringBuilder(indent).append(" *");
        for (String word : words) {
            boolean isEmpty = line.length() == indent.length() + 2;
            if (!isEmpty && line.length() + 1 + word.length() > LineBreaker.COLUMNS) {
                lines.add(line.toString());
                line = new StringBuilder(indent).append(" *");
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
        lines.add(indent + " */");
    }

    private static boolean isGap(String[] source, int at) {
        return source[at].isEmpty()
                && at > 0
                && at + 1 < source.length
                && source[at - 1].strip().startsWith(CONSTANT)
                && source[at + 1].strip().startsWith(CONSTANT);
    }
}
