package dev.ectype.runtime.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Upgrades an HTTP connection to a WebSocket (RFC 6455). */
public final class WebSocketHandshake {
    private static final String GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private WebSocketHandshake() {}

    /** {@return true if a request asks for a WebSocket} */
    public static boolean isRequested(Request request) {
        String upgrade = request.header("upgrade");
        return upgrade != null
                && upgrade.toLowerCase(Locale.ROOT).contains("websocket")
                && request.method().equals("GET")
                && request.protocol() == Protocol.HTTP_1_1;
    }

    /** {@return true if the client offers a subprotocol} */
    public static boolean isOffered(Request request, String protocol) {
        for (String line : request.headers("sec-websocket-protocol")) {
            for (String each : line.split(",")) {
                if (each.strip().equals(protocol)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Accepts a WebSocket, or replies why it cannot.
     *
     * @param protocol the subprotocol that the client offers and the session speaks, or null for none
     */
    public static void answer(Request request, ReplyBuffer reply, @Nullable String protocol, Conversation session) {
        @Nullable String key = request.header("sec-websocket-key");
        if (key == null || !"13".equals(request.header("sec-websocket-version"))) {
            reply.status(426)
                    .header("sec-websocket-version", "13")
                    .header("content-type", "text/plain; charset=utf-8")
                    .append("expected a handshake of version 13 with a key");
            return;
        }
        reply.header("sec-websocket-accept", accept(key.strip()));
        if (protocol != null) {
            reply.header("sec-websocket-protocol", protocol);
        }
        reply.conversation(session);
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
