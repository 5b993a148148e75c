package dev.ectype.runtime.emulator;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A request that no network has carried. */
record PlainRequest(String method, String target, Map<String, String> fields, Bytes body) implements Request {
    static PlainRequest json(String method, String target, String body) {
        Map<String, String> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        fields.put("x-key", "secret");
        fields.put("content-type", "application/json");
        return new PlainRequest(method, target, fields, Bytes.utf8(body));
    }

    /** Everything that a reply says. */
    static String text(ReplyBuffer reply) {
        StringBuilder text = new StringBuilder().append(reply.status()).append('\n');
        for (int index = 0; index < reply.headerCount(); index++) {
            text.append(reply.headerAt(index)).append('\n');
        }
        int size = reply.bodyTo() - reply.bodyFrom();
        return text.append(new String(reply.bodyArray(), reply.bodyFrom(), size, StandardCharsets.UTF_8))
                .toString();
    }

    @Override
    public @Nullable String header(String name) {
        return fields.get(name);
    }

    @Override
    public List<String> headers(String name) {
        String value = fields.get(name);
        return value == null ? List.of() : List.of(value);
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        fields.forEach(visitor::visit);
    }

    @Override
    public InetSocketAddress peer() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
    }

    @Override
    public boolean secure() {
        return false;
    }

    @Override
    public Protocol protocol() {
        return Protocol.HTTP_1_1;
    }
}
