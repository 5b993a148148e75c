package dev.ectype.controlplane.platform.text;

/**
 * Defines the accepted characters of names, filters and other one-line texts: all except control characters, unpaired surrogates and the
 * marks that change the writing direction (Unicode Standard Annex 9). The database cannot store some of these; the others disguise texts in
 * terminals, logs and pages.
 */
public final class PlainText {
    private PlainText() {}

    /** Returns whether a one-line text contains accepted characters only. */
    public static boolean accepts(String text) {
        return text.codePoints().allMatch(PlainText::accepts);
    }

    /** Returns whether a multi-line text contains accepted characters, line breaks and tabs only. */
    public static boolean acceptsLines(String text) {
        return text.codePoints().allMatch(point -> point == '\n' || point == '\r' || point == '\t' || accepts(point));
    }

    /** Replaces each rejected character by the replacement character. */
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
