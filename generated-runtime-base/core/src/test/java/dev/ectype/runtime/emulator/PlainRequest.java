package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.sample.LocalRequest;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ReplyBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** Represents a request without a connection. */
public record PlainRequest(String method, String target, Map<String, String> fields, ByteSlice body)
        implements LocalRequest {
    public static PlainRequest json(String method, String target, String body) {
        Map<String, String> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        fields.put("x-key", "secret");
        fields.put("content-type", "application/json");
        return new PlainRequest(method, target, fields, ByteSlice.utf8(body));
    }

    /** Returns the status, headers and body of a reply as text. */
    static String text(ReplyBuffer reply) {
        StringBuilder text = new StringBuilder().append(reply.status()).append('\n');
        for (int index = 0; index < reply.headerCount(); index++) {
            text.append(reply.headerAt(index)).append('\n');
        }
        int size = reply.bodyTo() - reply.bodyFrom();
        return text.append(new String(reply.bodyArray(), reply.bodyFrom(), size, StandardCharsets.UTF_8))
                .toString();
    }
}
