package dev.ectype.runtime.emulator.control;

import java.nio.charset.StandardCharsets;

/** Writes HTML and escapes every text and every attribute value. */
final class HtmlWriter {
    private static final int LONGEST = 400;

    private final StringBuilder out = new StringBuilder(8192);

    /** Writes markup without escaping. Callers pass constants of this program only. */
    HtmlWriter markup(String own) {
        out.append(own);
        return this;
    }

    /**
     * Writes a start tag.
     *
     * @param attributes alternating names and values
     */
    HtmlWriter open(String element, String... attributes) {
        out.append('<').append(element);
        for (int at = 0; at + 1 < attributes.length; at += 2) {
            out.append(' ').append(attributes[at]).append("=\"");
            escape(attributes[at + 1]);
            out.append('"');
        }
        out.append('>');
        return this;
    }

    HtmlWriter close(String element) {
        out.append("</").append(element).append('>');
        return this;
    }

    /** Writes an escaped text of any length. */
    HtmlWriter text(String text) {
        escape(text);
        return this;
    }

    /** Writes a name and cuts it after 400 characters. */
    HtmlWriter name(String text) {
        if (text.codePointCount(0, text.length()) <= LONGEST) {
            return text(text);
        }
        return text(text.substring(0, text.offsetByCodePoints(0, LONGEST))).text("…");
    }

    /** Writes an element around a name. */
    HtmlWriter leaf(String element, String name, String... attributes) {
        return open(element, attributes).name(name).close(element);
    }

    byte[] toBytes() {
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void escape(String text) {
        text.codePoints().forEach(each -> {
            switch (each) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(isText(each) ? each : 0xFFFD);
            }
        });
    }

    /** Returns whether a character is allowed in HTML text: no control character and no surrogate. */
    private static boolean isText(int letter) {
        boolean control = letter < 0x20 && letter != '\n' && letter != '\t' || letter >= 0x7F && letter < 0xA0;
        return !control && (letter < 0xD800 || letter > 0xDFFF);
    }
}
