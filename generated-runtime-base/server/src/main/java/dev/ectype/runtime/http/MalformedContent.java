package dev.ectype.runtime.http;

import java.util.Arrays;

/** Breaks the syntax of a reply's content. */
public final class MalformedContent {
    /** The broken end: invalid in JSON outside a string, invalid in XML, and the last byte is invalid in UTF-8. */
    private static final byte[] END = {'<', '!', (byte) 0xFF};

    private MalformedContent() {}

    /**
     * Cuts the content and appends an invalid end, also to empty content.
     *
     * @param fraction the part of the content that is kept, from 0 to 1
     */
    public static void applyTo(ReplyBuffer reply, double fraction) {
        if (reply.status() == 204 || reply.status() == 304 || reply.stream() != null) {
            return;
        }
        int length = reply.bodyTo() - reply.bodyFrom();
        int kept = (int) (fraction * length);
        byte[] spoiled = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyFrom() + kept + END.length);
        System.arraycopy(END, 0, spoiled, kept, END.length);
        reply.body(spoiled, 0, spoiled.length);
    }
}
