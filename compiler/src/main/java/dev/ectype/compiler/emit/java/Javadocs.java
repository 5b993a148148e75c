package dev.ectype.compiler.emit.java;

import org.jspecify.annotations.Nullable;

/**
 * Escapes text of a description for a Javadoc comment, so that it neither ends the comment nor becomes markup or code.
 */
public final class Javadocs {
    private static final int LONGEST = 400;

    private Javadocs() {}

    /** Returns the first sentence of a text, escaped, with a full stop, or empty for no text. */
    public static String sentence(@Nullable String text) {
        if (text == null) {
            return "";
        }
        String flat =
                text.replaceAll("<[^>]{0,200}>", " ").replaceAll("\\s+", " ").strip();
        int end = flat.indexOf(". ");
        String first = end < 0 ? flat : flat.substring(0, end + 1);
        String cut = first.length() > LONGEST ? first.substring(0, LONGEST) + "…" : first;
        if (cut.isEmpty()) {
            return "";
        }
        return escape(
                cut.endsWith(".") || cut.endsWith("…") || cut.endsWith("!") || cut.endsWith("?") ? cut : cut + ".");
    }

    /** Escapes the special characters of HTML, Javadoc, Java's unicode escapes and JavaPoet's format. */
    public static String escape(String text) {
        StringBuilder safe = new StringBuilder();
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            switch (character) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '@' -> safe.append("&#64;");
                case '*' -> safe.append("&#42;");
                case '\\' -> safe.append("&#92;");
                case '{' -> safe.append("&#123;");
                case '}' -> safe.append("&#125;");
                case '$' -> safe.append("$$");
                default ->
                    safe.append(
                            character < ' ' || character == 127 || Character.isSurrogate(character) ? ' ' : character);
            }
        }
        return safe.toString();
    }

    /** Returns text as inline code, on one line. */
    public static String code(String text) {
        return isPlain(text) ? "{@code " + text + "}" : "<code>" + escape(text) + "</code>";
    }

    /** Returns whether text is safe inside an inline tag: no special characters, and balanced braces. */
    private static boolean isPlain(String text) {
        int open = 0;
        for (int index = 0; index < text.length() && open >= 0; index++) {
            char character = text.charAt(index);
            if (character < ' ' || character > '~' || "*\\@$<&".indexOf(character) >= 0) {
                return false;
            }
            open += character == '{' ? 1 : character == '}' ? -1 : 0;
        }
        return open == 0;
    }
}
