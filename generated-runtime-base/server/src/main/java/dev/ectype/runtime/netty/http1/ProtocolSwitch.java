package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.Conversation;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.WebSocketSession;
import dev.ectype.runtime.netty.connection.ConnectionSlot;
import dev.ectype.runtime.netty.http2.Http2Connection;
import dev.ectype.runtime.server.protocol.ConnectionProtocol;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Settings;

/** Replaces the HTTP/1 handlers of a connection by those of HTTP/2 or of a WebSocket. */
final class ProtocolSwitch {
    private final ConnectionSlot slot;
    private final ChannelHandlerContext context;
    private final InputGate gate;
    private final Http1Replies replies;

    ProtocolSwitch(ConnectionSlot slot, ChannelHandlerContext context, InputGate gate, Http1Replies replies) {
        this.slot = slot;
        this.context = context;
        this.gate = gate;
        this.replies = replies;
    }

    /** Switches to HTTP/2 after the HTTP/2 preface of a client. */
    void toHttp2(ByteBuf preface, ChannelHandler http1, boolean secure) {
        gate.close();
        new Http2Connection(context.pipeline(), slot, secure).receive(preface);
        remove(http1);
    }

    /** Switches to HTTP/2 after an HTTP/1.1 upgrade request, which is answered on stream 1. */
    void toHttp2(Http2Settings settings, ChannelHandler http1, Request request) {
        replies.sendSwitch();
        replies.flush();
        gate.close();
        Http2Connection upgraded = new Http2Connection(context.pipeline(), slot, request.secure());
        try {
            upgraded.answerUpgrade(settings, request);
        } catch (Http2Exception failure) {
            context.channel().close();
        }
        remove(http1);
    }

    /** Switches to a WebSocket, which receives all pending bytes of the client. */
    void toWebSocket(Conversation opened, ReplyBuffer reply, ChannelHandler http1, Request request) {
        String target = request.target();
        replies.sendHandshake(reply);
        slot.loop().log(request.method(), target, reply);
        gate.close();
        if (opened instanceof WebSocketSession session) {
            WebSocketConnection.join(slot, session, context, target);
        } else {
            WebSocketBytes.join(slot, (ConnectionProtocol) opened, context.pipeline());
        }
        // The session is open before the client knows of it, so that it misses nothing from then on.
        replies.flush();
        remove(http1);
    }

    /** Removes the HTTP/1 handlers. The input's pending bytes go to the next handler, which must be the new protocol's. */
    private void remove(ChannelHandler http1) {
        context.pipeline().remove(http1);
        gate.remove();
    }
}
