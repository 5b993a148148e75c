package dev.ectype.cli.proxy.message;

import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.runtime.json.JsonWriter;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.net.ConnectException;
import java.net.UnknownHostException;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/**
 * Describes an error that the proxy itself reports.
 *
 * @param status the HTTP status; 0 if there is no client left to receive a response
 */
public record ProxyError(int status, String code, String message) {
    public static ProxyError unreachable(Upstream upstream, @Nullable Throwable cause) {
        String reason = cause instanceof UnknownHostException
                ? "its host is unknown"
                : cause instanceof SSLException
                        ? "its certificate or its TLS is not accepted: " + cause.getMessage()
                        : cause instanceof ConnectException
                                        && String.valueOf(cause.getMessage()).contains("refused")
                                ? "it refuses connections"
                                : String.valueOf(cause == null ? null : cause.getMessage());
        return new ProxyError(
                502, "UPSTREAM_UNREACHABLE", "the server " + upstream.origin() + " cannot be reached: " + reason);
    }

    public static ProxyError timedOut(Upstream upstream, long seconds) {
        return new ProxyError(
                504,
                "UPSTREAM_TIMEOUT",
                "the server " + upstream.origin() + " did not respond within " + seconds + " s");
    }

    public static ProxyError closed(Upstream upstream) {
        return new ProxyError(
                502,
                "UPSTREAM_CLOSED",
                "the server " + upstream.origin() + " closed the connection before its response was complete");
    }

    public static ProxyError reset(Upstream upstream, String reason) {
        return new ProxyError(
                502,
                "UPSTREAM_CLOSED",
                "the server " + upstream.origin() + " broke the connection before its response was complete: "
                        + reason);
    }

    public static ProxyError malformedResponse(Upstream upstream, @Nullable Throwable cause) {
        return new ProxyError(
                502,
                "UPSTREAM_MALFORMED",
                "the server " + upstream.origin() + " sent invalid HTTP: " + (cause == null ? "" : cause.getMessage()));
    }

    public static ProxyError badRequest(@Nullable Throwable cause) {
        return new ProxyError(
                400,
                "MALFORMED_REQUEST",
                "the request is not valid HTTP: " + (cause == null ? "" : cause.getMessage()));
    }

    public static ProxyError noTunnels() {
        return new ProxyError(
                405, "NO_TUNNEL", "this proxy accepts no CONNECT: use a proxy that was started with --forward");
    }

    public static ProxyError noServer() {
        return new ProxyError(
                400,
                "NO_SERVER",
                "this is a forward proxy: send absolute URLs, as clients do with HTTP_PROXY and HTTPS_PROXY");
    }

    public static ProxyError clientClosed() {
        return new ProxyError(0, "CLIENT_CLOSED", "the client closed the connection before the response was complete");
    }

    public static ProxyError proxyStopped() {
        return new ProxyError(503, "RECORDING_ENDED", "the recording ended before the response was complete");
    }

    /** Returns the error response for the client. */
    public FullHttpResponse response() {
        FullHttpResponse reply = new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(status), Unpooled.wrappedBuffer(body()));
        reply.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.APPLICATION_JSON)
                .set(HttpHeaderNames.CONTENT_LENGTH, reply.content().readableBytes());
        return reply;
    }

    public byte[] body() {
        return new JsonWriter()
                .beginObject()
                .name("code")
                .value(code)
                .name("message")
                .value(message)
                .endObject()
                .toBytes();
    }
}
