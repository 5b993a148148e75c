package dev.ectype.controlplane.platform.text;

/**
 * The characters that names, filters and other one-line texts may contain: everything except control characters, unpaired surrogates and
 * the marks that change the direction of writing (Unicode Standard Annex 9). The database cannot store some of them, and the others make a
 * text in a terminal, a log or a page look like a different one.
 */
public final class PlainText {
    private PlainText() {}

    /** Whether a one-line text contains accepted characters only. */
    public static boolean accepts(String text) {
        return text.codePoints().allMatch(PlainText::accepts);
    }

    /** Whether a text of several lines does: line breaks and tabs are accepted too. */
    public static boolean acceptsLines(String text) {
        return text.codePoints().allMatch(point -> point == '\n' || point == '\r' || point == '\t' || accepts(point));
    }

    /** The text with a replacement character for each character that is not accepted. */
    public static String cleaned(String text) {
        StringBuilder cleaned = new StringBuilder(text.length());
        text.codePoints().map(point -> accepts(point) ? point : '\ufffd').forEach(cleaned::appendCodePoint);
        return cleaned.toString();
    }

    private static boolean accepts(int point) {
        int type = Character.getType(point);
        return type != Character.CONTROL && type != Character.SURROGATE && !changesDirection(point);
    }

    /** The characters with the property Bidi_Control. */
    private static boolean changesDirection(int point) {
        return point == 0x061c
                || point == 0x200e
                || point == 0x200f
                || point >= 0x202a && point <= 0x202e
                || point >= 0x2066 && point <= 0x2069;
    }
}
