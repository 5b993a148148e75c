package dev.ectype.runtime.netty.body;

import dev.ectype.runtime.http.ReplyBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Converts refusals to gRPC and gRPC-Web replies with a gRPC status. */
public final class GrpcRefusal {
    private static final int DEADLINE_EXCEEDED = 4;
    private static final int RESOURCE_EXHAUSTED = 8;
    private static final int UNIMPLEMENTED = 12;
    private static final int INTERNAL = 13;
    private static final int UNAVAILABLE = 14;

    private static final int HEAD = 5;
    private static final byte TRAILERS = (byte) 0x80;

    private GrpcRefusal() {}

    public static boolean takes(String contentType) {
        return contentType.startsWith("application/grpc");
    }

    public static ReplyBuffer fill(RequestRefusal refusal, String contentType, ReplyBuffer reply) {
        reply.reset().status(200).header("content-type", contentType).reason(refusal.code());
        String status = Integer.toString(status(refusal.status()));
        if (!contentType.startsWith("application/grpc-web")) {
            return reply.header("grpc-status", status).header("grpc-message", refusal.message());
        }
        byte[] frame = trailers("grpc-status: " + status + "\r\ngrpc-message: " + refusal.message() + "\r\n");
        boolean text = contentType.startsWith("application/grpc-web-text");
        return reply.append(text ? Base64.getEncoder().encode(frame) : frame);
    }

    private static byte[] trailers(String lines) {
        byte[] content = lines.getBytes(StandardCharsets.US_ASCII);
        byte[] frame = new byte[HEAD + content.length];
        frame[0] = TRAILERS;
        frame[3] = (byte) (content.length >>> 8);
        frame[4] = (byte) content.length;
        System.arraycopy(content, 0, frame, HEAD, content.length);
        return frame;
    }

    private static int status(int http) {
        return switch (http) {
            case 408 -> DEADLINE_EXCEEDED;
            case 413, 414, 431 -> RESOURCE_EXHAUSTED;
            case 501 -> UNIMPLEMENTED;
            case 503 -> UNAVAILABLE;
            default -> INTERNAL;
        };
    }
}
