package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.netty.connection.ConnectionSlot;
import dev.ectype.runtime.netty.http2.Http2Connection;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Settings;

/** Replaces the HTTP/1 handlers of a connection by those of HTTP/2. */
final class Http2Switch {
    private final ConnectionSlot slot;
    private final ChannelHandlerContext context;
    private final DecoderGate gate;

    Http2Switch(ConnectionSlot slot, ChannelHandlerContext context, DecoderGate gate) {
        this.slot = slot;
        this.context = context;
        this.gate = gate;
    }

    /** Switches after the HTTP/2 preface of a client. */
    void afterPreface(ByteBuf preface, ChannelHandler http1, boolean secure) {
        gate.close();
        new Http2Connection(context.pipeline(), slot, secure).receive(preface);
        remove(http1);
    }

    /** Switches after an HTTP/1.1 upgrade request, which is answered on stream 1. */
    void afterUpgrade(Http2Settings settings, ChannelHandler http1, Request request) {
        gate.close();
        Http2Connection upgraded = new Http2Connection(context.pipeline(), slot, request.secure());
        try {
            upgraded.answerUpgrade(settings, request);
        } catch (Http2Exception failure) {
            context.channel().close();
        }
        remove(http1);
    }

    /** Removes the HTTP/1 handlers. The decoder's pending bytes go to the next handler, which must be HTTP/2's. */
    private void remove(ChannelHandler http1) {
        context.pipeline().remove(http1);
        gate.remove();
    }
}
