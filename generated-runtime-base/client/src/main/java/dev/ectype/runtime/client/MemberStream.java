package dev.ectype.runtime.client;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Streams the only member of an object as the object arrives, without holding it in memory. */
final class MemberStream extends FilterOutputStream {
    private final byte[] opening;
    private int met;
    private int held = -1;

    MemberStream(String member, OutputStream out) {
        super(out);
        opening = ("{\"" + member + "\":").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void write(int next) throws IOException {
        if (met < opening.length) {
            if (opening[met] != (byte) next) {
                throw new IOException("the reply does not begin with " + new String(opening, StandardCharsets.UTF_8));
            }
            met++;
            return;
        }
        // The last byte ends the object and is not passed on.
        if (held >= 0) {
            out.write(held);
        }
        held = next & 0xFF;
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        int at = from;
        int end = from + count;
        while (at < end && met < opening.length) {
            write(bytes[at++]);
        }
        if (at < end) {
            if (held >= 0) {
                out.write(held);
            }
            out.write(bytes, at, end - 1 - at);
            held = bytes[end - 1] & 0xFF;
        }
    }

    /** Ends the input. */
    void finish() throws IOException {
        if (held != '}') {
            throw new IOException("the reply ended early");
        }
    }
}
