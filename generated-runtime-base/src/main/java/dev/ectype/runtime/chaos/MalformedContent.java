package dev.ectype.runtime.chaos;

import dev.ectype.runtime.http.ReplyBuffer;
import java.util.Arrays;

/** Content that is no longer of the form that its type says. */
final class MalformedContent {
    /** No JSON has this but inside a text, no XML at all, and no text in UTF-8 has the last byte. */
    private static final byte[] END = {'<', '!', (byte) 0xFF};

    private MalformedContent() {}

    /** Breaks the content off somewhere and ends it with what cannot be there; nothing becomes something. */
    static void applyTo(ReplyBuffer reply, double fraction) {
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
