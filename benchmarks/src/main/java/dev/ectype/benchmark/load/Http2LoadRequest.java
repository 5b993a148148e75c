package dev.ectype.benchmark.load;

import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.Http2Headers;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;

/**
 * A request of {@link Http2Load}. Its bytes are a line for every header field, pseudo-header fields first, an empty line and
 * the body.
 */
public record Http2LoadRequest(Http2Headers fields, byte[] body) {
    /** Returns the bytes of a request with these header fields. */
    public static byte[] bytes(Map<String, String> fields, byte[] body) {
        StringBuilder head = new StringBuilder();
        fields.forEach(
                (name, value) -> head.append(name).append('=').append(value).append('\n'));
        byte[] lines = head.append('\n').toString().getBytes(StandardCharsets.ISO_8859_1);
        byte[] bytes = Arrays.copyOf(lines, lines.length + body.length);
        System.arraycopy(body, 0, bytes, lines.length, body.length);
        return bytes;
    }

    static Http2LoadRequest parse(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int end = text.indexOf("\n\n");
        Http2Headers fields = new DefaultHttp2Headers();
        for (String line : text.substring(0, end).split("\n")) {
            int equals = line.indexOf('=');
            fields.add(line.substring(0, equals), line.substring(equals + 1));
        }
        return new Http2LoadRequest(fields, Arrays.copyOfRange(bytes, end + 2, bytes.length));
    }
}
