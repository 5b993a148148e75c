package dev.ectype.cli.proxy;

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
 * Why the proxy itself answers, or breaks off.
 *
 * @param status 0 where there is nobody to be answered any more
 */
record ProxyFault(int status, String code, String message) {
    static ProxyFault unreachable(Upstream upstream, @Nullable Throwable cause) {
        String reason = cause instanceof UnknownHostException
                ? "its host is not known"
                : cause instanceof SSLException
                        ? "its certificate or its TLS is not accepted: " + cause.getMessage()
                        : cause instanceof ConnectException
                                        && String.valueOf(cause.getMessage()).contains("refused")
                                ? "it refuses connections"
                                : String.valueOf(cause == null ? null : cause.getMessage());
        return new ProxyFault(
                502, "UPSTREAM_UNREACHABLE", "the server " + upstream.origin() + " cannot be reached: " + reason);
    }

    static ProxyFault late(Upstream upstream, long seconds) {
        return new ProxyFault(
                504,
                "UPSTREAM_TIMEOUT",
                "the server " + upstream.origin() + " did not answer within " + seconds + " s");
    }

    static ProxyFault closed(Upstream upstream) {
        return new ProxyFault(
                502,
                "UPSTREAM_CLOSED",
                "the server " + upstream.origin() + " closed the connection before its reply was whole");
    }

    static ProxyFault reset(Upstream upstream, String reason) {
        return new ProxyFault(
                502,
                "UPSTREAM_CLOSED",
                "the server " + upstream.origin() + " broke off before its reply was whole: " + reason);
    }

    static ProxyFault garbled(Upstream upstream, @Nullable Throwable cause) {
        return new ProxyFault(
                502,
                "UPSTREAM_MALFORMED",
                "the server " + upstream.origin() + " answered what is no HTTP: "
                        + (cause == null ? "" : cause.getMessage()));
    }

    static ProxyFault badRequest(@Nullable Throwable cause) {
        return new ProxyFault(
                400, "MALFORMED_REQUEST", "the request is no HTTP: " + (cause == null ? "" : cause.getMessage()));
    }

    static ProxyFault noTunnels() {
        return new ProxyFault(
                405,
                "NO_TUNNEL",
                "no tunnel begins here: ask a proxy that was started with --forward for a host and a port");
    }

    static ProxyFault noServer() {
        return new ProxyFault(
                400,
                "NO_SERVER",
                "this is a forward proxy: ask it for whole addresses, as clients do that have it as HTTP_PROXY and HTTPS_PROXY");
    }

    static ProxyFault clientGone() {
        return new ProxyFault(0, "CLIENT_CLOSED", "the client closed the connection before the reply was whole");
    }

    static ProxyFault ended() {
        return new ProxyFault(503, "RECORDING_ENDED", "the recording ended before the reply was whole");
    }

    /** What the client is answered. */
    FullHttpResponse reply() {
        FullHttpResponse reply = new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(status), Unpooled.wrappedBuffer(body()));
        reply.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.APPLICATION_JSON)
                .set(HttpHeaderNames.CONTENT_LENGTH, reply.content().readableBytes());
        return reply;
    }

    byte[] body() {
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
