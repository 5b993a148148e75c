package dev.ectype.runtime.graphql;

import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.wire.OperationCaller;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Upgrades an HTTP connection to a WebSocket for GraphQL. */
final class WebSocketHandshake {
    private static final String PROTOCOL = "graphql-transport-ws";
    private static final String GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private WebSocketHandshake() {}

    static boolean isRequested(Request request) {
        String upgrade = request.header("upgrade");
        return upgrade != null
                && upgrade.toLowerCase(Locale.ROOT).contains("websocket")
                && request.method().equals("GET")
                && request.protocol() == Protocol.HTTP_1_1;
    }

    static void answer(GraphQlService service, Request request, ReplyBuffer reply, OperationCaller calls) {
        @Nullable String key = request.header("sec-websocket-key");
        if (key == null || !"13".equals(request.header("sec-websocket-version"))) {
            reply.status(426)
                    .header("sec-websocket-version", "13")
                    .header("content-type", "text/plain; charset=utf-8")
                    .append("expected a handshake of version 13 with a key");
            return;
        }
        boolean known = offered(request.headers("sec-websocket-protocol"));
        reply.header("sec-websocket-accept", accept(key.strip()));
        if (known) {
            reply.header("sec-websocket-protocol", PROTOCOL);
        }
        reply.conversation(new GraphQlWebSocket(service, request, calls, known));
    }

    private static boolean offered(List<String> protocols) {
        for (String line : protocols) {
            for (String each : line.split(",")) {
                if (each.strip().equals(PROTOCOL)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String accept(String key) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-1");
            byte[] bytes = digest.digest((key + GUID).getBytes(StandardCharsets.US_ASCII));
            return Base64.getEncoder().encodeToString(bytes);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("this Java runtime has no SHA-1", impossible);
        }
    }
}
