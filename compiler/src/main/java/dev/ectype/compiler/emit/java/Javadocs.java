package dev.ectype.compiler.emit.java;

import org.jspecify.annotations.Nullable;

/** Makes text of a description safe inside a Javadoc comment: it can neither end the comment nor become markup or code. */
public final class Javadocs {
    private static final int LONGEST = 400;

    private Javadocs() {}

    /** The first sentence of a text, escaped, ending in a full stop; empty for no text. */
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

    /** Escapes what HTML, Javadoc, Java's own unicode escapes and JavaPoet's format would read as theirs. */
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

    /** Text as code, on one line. */
    public static String code(String text) {
        return isPlain(text) ? "{@code " + text + "}" : "<code>" + escape(text) + "</code>";
    }

    /** Whether text can stand inside an inline tag as it is: nothing to escape, and braces in pairs. */
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
