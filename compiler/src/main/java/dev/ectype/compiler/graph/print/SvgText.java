package dev.ectype.compiler.graph.print;

import java.util.Locale;

/** Formats texts and numbers for SVG: escaped, shortened, and independent of the locale. */
public final class SvgText {
    private SvgText() {}

    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(point -> {
            switch (point) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> {
                    boolean allowed = (point >= 0x20 || point == '\n') && point != 0x7f && point < 0xd800
                            || point >= 0xe000 && point < 0xfffe
                            || point >= 0x10000;
                    // Marks that change the text direction could disguise the picture.
                    boolean turning = point >= 0x202a && point <= 0x202e || point >= 0x2066 && point <= 0x2069;
                    escaped.appendCodePoint(allowed && !turning ? point : ' ');
                }
            }
        });
        return escaped.toString();
    }

    /** Returns the text, with its middle omitted if it exceeds a number of characters. */
    static String fitted(String text, int characters) {
        int length = text.codePointCount(0, text.length());
        if (length <= characters) {
            return text;
        }
        int tail = characters * 3 / 5;
        int head = characters - tail - 1;
        int headEnd = text.offsetByCodePoints(0, head);
        int tailStart = text.offsetByCodePoints(text.length(), -tail);
        return text.substring(0, headEnd) + "…" + text.substring(tailStart);
    }

    static String number(double value) {
        String number = String.format(Locale.ROOT, "%.1f", value);
        return number.endsWith(".0") ? number.substring(0, number.length() - 2) : number;
    }
}
