package dev.ectype.compiler.emit.java;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Writes texts of a description as Java string literals on one line. */
public final class StringLiterals {
    /** The limit of literal lengths: a class file constant holds 65,535 bytes, and a character takes up to three. */
    static final int LONGEST = 20_000;

    private StringLiterals() {}

    /** Returns an expression for the text: a constant, unless the text is too long. */
    public static String of(String text) {
        List<String> pieces = new ArrayList<>();
        for (int from = 0; from == 0 || from < text.length(); from += LONGEST) {
            pieces.add(literal(text.substring(from, Math.min(text.length(), from + LONGEST))));
        }
        return pieces.size() == 1 ? pieces.get(0) : "String.join(\"\", " + String.join(", ", pieces) + ")";
    }

    private static String literal(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int at = 0; at < text.length(); at++) {
            char character = text.charAt(at);
            boolean pair = at + 1 < text.length() && Character.isSurrogatePair(character, text.charAt(at + 1));
            if (pair) {
                literal.append(character).append(text.charAt(++at));
            } else {
                append(literal, character);
            }
        }
        return literal.append('"').toString();
    }

    private static void append(StringBuilder literal, char character) {
        switch (character) {
            case '"' -> literal.append("\\\"");
            case '\\' -> literal.append("\\\\");
            case '\n' -> literal.append("\\n");
            case '\r' -> literal.append("\\r");
            case '\t' -> literal.append("\\t");
            default -> {
                if (isPrintable(character)) {
                    literal.append(character);
                } else {
                    literal.append("\\u").append(HexFormat.of().toHexDigits(character));
                }
            }
        }
    }

    /**
     * Returns whether a character needs no escape. Lone surrogates have no encoding, and tools disagree about line
     * ends.
     */
    private static boolean isPrintable(char character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> false;
            default -> true;
        };
    }
}
