package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.netty.connection.OutputBuffer;
import io.netty.channel.ChannelHandlerContext;
import java.nio.charset.StandardCharsets;

/** Writes replies as HTTP/1.1 into the output of an event loop. */
final class Http1Encoder {
    private static final byte[] LENGTH = ascii("content-length: ");
    private static final byte[] CHUNKED = ascii("transfer-encoding: chunked\r\n");
    private static final byte[] CLOSE = ascii("connection: close\r\n");
    private static final byte[] KEEP_ALIVE = ascii("connection: keep-alive\r\n");
    private static final byte[] END = ascii("\r\n");
    private static final byte[] NOTHING = {};
    private static final int LARGE_BODY = 32 * 1024;

    private Http1Encoder() {}

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Lists the framings of a reply, which depend on the request. */
    enum Framing {
        NONE,
        LENGTH,
        CHUNKED,
        UNTIL_CLOSE
    }

    static Framing framing(ReplyBuffer reply, boolean oldClient) {
        if (reply.status() == 204 || reply.status() == 304) {
            return Framing.NONE;
        }
        ContentStream stream = reply.stream();
        if (stream == null || stream.length() >= 0) {
            return Framing.LENGTH;
        }
        return oldClient ? Framing.UNTIL_CLOSE : Framing.CHUNKED;
    }

    /** Writes the head. The connection field keeps the connection open or closes it. */
    static void head(ReplyBuffer reply, OutputBuffer output, Framing framing, byte[] connectionField) {
        byte[] line = StatusLines.of(reply.status());
        int needed = line.length + connectionField.length + 64;
        for (int index = 0; index < reply.headerCount(); index++) {
            needed += reply.headerAt(index).size();
        }
        byte[] array = output.reserve(needed);
        int position = copy(line, array, output.size());
        for (int index = 0; index < reply.headerCount(); index++) {
            position = reply.headerAt(index).copyTo(array, position);
        }
        if (framing == Framing.LENGTH) {
            position = digits(length(reply), array, copy(LENGTH, array, position));
            position = copy(END, array, position);
        } else if (framing == Framing.CHUNKED) {
            position = copy(CHUNKED, array, position);
        }
        position = copy(connectionField, array, position);
        output.size(copy(END, array, position));
    }

    static byte[] connectionField(boolean keepAlive, boolean oldClient) {
        if (keepAlive) {
            return oldClient ? KEEP_ALIVE : NOTHING;
        }
        return CLOSE;
    }

    private static long length(ReplyBuffer reply) {
        ContentStream stream = reply.stream();
        return stream != null ? stream.length() : reply.bodyTo() - reply.bodyFrom();
    }

    static void body(ReplyBuffer reply, OutputBuffer output, ChannelHandlerContext context) {
        int from = reply.bodyFrom();
        int count = reply.bodyTo() - from;
        if (count > LARGE_BODY) {
            output.writeTo(context, reply.bodyArray(), from, from + count);
            return;
        }
        byte[] array = output.reserve(count);
        System.arraycopy(reply.bodyArray(), from, array, output.size(), count);
        output.size(output.size() + count);
    }

    private static int copy(byte[] source, byte[] target, int position) {
        System.arraycopy(source, 0, target, position, source.length);
        return position + source.length;
    }

    private static int digits(long value, byte[] target, int position) {
        int end = position;
        long rest = value;
        do {
            end++;
            rest /= 10;
        } while (rest > 0);
        rest = value;
        for (int index = end - 1; index >= position; index--) {
            target[index] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        return end;
    }
}
