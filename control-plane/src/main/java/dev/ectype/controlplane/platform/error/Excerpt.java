package dev.ectype.controlplane.platform.error;

/** What a message shows of something that a client sent: its beginning, without control characters. */
public final class Excerpt {
    private static final int LENGTH = 80;

    private Excerpt() {}

    public static String of(String text) {
        String shown = text.length() > LENGTH ? text.substring(0, LENGTH) + "…" : text;
        return shown.replaceAll("\\p{Cntrl}", "�");
    }
}
