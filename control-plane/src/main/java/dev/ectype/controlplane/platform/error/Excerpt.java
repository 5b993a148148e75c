package dev.ectype.controlplane.platform.error;

import dev.ectype.controlplane.platform.text.PlainText;

/** Shortens texts of clients for quotations in messages. */
public final class Excerpt {
    private static final int LENGTH = 80;

    private Excerpt() {}

    public static String of(String text) {
        return PlainText.cleaned(text.length() > LENGTH ? text.substring(0, LENGTH) + "…" : text);
    }
}
