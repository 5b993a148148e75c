package dev.ectype.runtime.netty;

import dev.ectype.runtime.netty.connection.ConnectionSlot;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.OpenConnections;
import dev.ectype.runtime.netty.connection.ProtocolConnection;
import dev.ectype.runtime.netty.http1.Http1Connection;
import dev.ectype.runtime.netty.http1.Http1Input;
import dev.ectype.runtime.netty.http2.Http2Connection;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.server.protocol.ConnectionProtocol;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.ApplicationProtocolNegotiationHandler;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.FastThreadLocal;
import org.jspecify.annotations.Nullable;

/** Prepares every accepted connection for the protocols it may speak. */
final class ServerPipeline extends ChannelInitializer<Channel> {
    private final NettyOptions options;
    private final OpenConnections open;
    private final FastThreadLocal<LoopContext> loops;
    private final @Nullable SslContext tls;
    private final @Nullable ConnectionProtocol other;

    /** @param other the protocol of the connections, or null for HTTP */
    ServerPipeline(
            NettyOptions options,
            OpenConnections open,
            FastThreadLocal<LoopContext> loops,
            @Nullable SslContext tls,
            @Nullable ConnectionProtocol other) {
        this.options = options;
        this.open = open;
        this.loops = loops;
        this.tls = tls;
        this.other = other;
    }

    @Override
    protected void initChannel(Channel channel) {
        LoopContext loop = loops.get().startedOn(channel.eventLoop());
        ConnectionSlot slot = open.admit(channel, loop);
        if (slot == null) {
            channel.close();
            return;
        }
        if (tls != null) {
            SslHandler handler = tls.newHandler(channel.alloc());
            handler.setHandshakeTimeoutMillis(options.timeouts().handshake().toMillis());
            channel.pipeline().addLast(handler);
        }
        if (other != null) {
            ProtocolConnection.start(other, slot, channel.pipeline());
        } else if (tls == null) {
            addHttp1(channel, slot, false);
        } else {
            channel.pipeline().addLast(new Negotiation(slot));
        }
    }

    private void addHttp1(Channel channel, ConnectionSlot slot, boolean secure) {
        Http1Input input = new Http1Input(slot.loop());
        channel.pipeline().addLast(input);
        ChannelHandlerContext context = channel.pipeline().context(input);
        channel.pipeline().addLast(new Http1Connection(slot, input, context, secure));
    }

    private final class Negotiation extends ApplicationProtocolNegotiationHandler {
        private final ConnectionSlot slot;

        Negotiation(ConnectionSlot slot) {
            super(ApplicationProtocolNames.HTTP_1_1);
            this.slot = slot;
        }

        @Override
        protected void configurePipeline(ChannelHandlerContext context, String protocol) {
            if (protocol.equals(ApplicationProtocolNames.HTTP_2)) {
                new Http2Connection(context.pipeline(), slot, true);
            } else {
                addHttp1(context.channel(), slot, true);
            }
        }

        @Override
        protected void handshakeFailure(ChannelHandlerContext context, Throwable cause) {
            context.close();
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) throws Exception {
            if (event instanceof ChannelInputShutdownEvent) {
                context.close();
            } else {
                super.userEventTriggered(context, event);
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            context.close();
        }
    }
}
