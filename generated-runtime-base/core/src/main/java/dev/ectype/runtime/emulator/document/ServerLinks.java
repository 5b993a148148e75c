package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.http.ReplyBuffer;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Makes stored URLs of the emulated API independent of the origin at which clients reach it. */
public final class ServerLinks {
    /** The placeholder origin in stored URLs. */
    public static final String HERE = "http://here.ectype.invalid";

    private static final byte[] MARK = HERE.getBytes(StandardCharsets.US_ASCII);

    private ServerLinks() {}

    /** Replaces the placeholder origin in the body of a reply. */
    public static void fill(String origin, ReplyBuffer reply) {
        byte[] body = reply.bodyArray();
        int end = reply.bodyTo();
        int at = find(body, reply.bodyFrom(), end);
        if (at < 0) {
            return;
        }
        byte[] address = origin.getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream out = new ByteArrayOutputStream(end - reply.bodyFrom() + 64);
        int from = reply.bodyFrom();
        for (; at >= 0; at = find(body, from, end)) {
            out.write(body, from, at - from);
            out.write(address, 0, address.length);
            from = at + MARK.length;
        }
        out.write(body, from, end - from);
        byte[] filled = out.toByteArray();
        reply.body(filled, 0, filled.length);
    }

    private static int find(byte[] body, int from, int end) {
        for (int at = from; at <= end - MARK.length; at++) {
            if (body[at + 7] == MARK[7] && Arrays.equals(body, at, at + MARK.length, MARK, 0, MARK.length)) {
                return at;
            }
        }
        return -1;
    }
}
