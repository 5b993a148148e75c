package dev.ectype.runtime.netty;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import java.util.List;
import java.util.stream.IntStream;

/** Answers with the request, and misbehaves on some paths. */
final class EchoHandler implements HttpHandler {
    private static final HeaderField TEXT = HeaderField.of("Content-Type", "text/plain");

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        reply.header(TEXT);
        switch (request.path()) {
            case "/echo" -> reply.body(request.body());
            case "/empty" -> reply.status(204).append("never sent");
            case "/broken" -> throw new IllegalStateException("secret");
            case "/large" -> reply.body(ByteSlice.of(new byte[3_000_000]));
            case "/stream" -> reply.body(dev.ectype.runtime.http.ContentStream.of(pieces().iterator()));
            default ->
                reply.append(request.method() + " " + request.target() + " "
                        + request.body().size());
        }
    }

    private static List<ByteSlice> pieces() {
        return IntStream.range(0, 5)
                .mapToObj(index -> ByteSlice.utf8("piece" + index + ";"))
                .toList();
    }
}
