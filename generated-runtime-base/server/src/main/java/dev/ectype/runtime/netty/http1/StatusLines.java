package dev.ectype.runtime.netty.http1;

import io.netty.handler.codec.http.HttpResponseStatus;
import java.nio.charset.StandardCharsets;

/** Provides the status lines of replies, created once per status. */
final class StatusLines {
    private static final byte[][] LINES = new byte[1000][];

    static {
        for (int code = 100; code < LINES.length; code++) {
            String phrase = HttpResponseStatus.valueOf(code).reasonPhrase();
            LINES[code] = ("HTTP/1.1 " + code + " " + phrase + "\r\n").getBytes(StandardCharsets.US_ASCII);
        }
    }

    private StatusLines() {}

    static byte[] of(int code) {
        return LINES[code];
    }
}
