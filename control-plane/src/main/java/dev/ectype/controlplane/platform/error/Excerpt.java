package dev.ectype.controlplane.platform.error;

import dev.ectype.controlplane.platform.text.PlainText;

/** Shortens texts of clients for quotations in messages. */
public final class Excerpt {
    private static final int LENGTH = 80;

    private Excerpt() {}

    public static String of(String text) {
        return of(text, LENGTH);
    }

    /** Shortens a text to a number of characters and replaces the characters that one-line texts must not have. */
    public static String of(String text, int length) {
        return PlainText.cleaned(text.length() > length ? text.substring(0, length) + "…" : text);
    }
}
