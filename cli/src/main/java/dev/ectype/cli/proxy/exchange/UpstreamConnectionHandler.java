package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.cli.proxy.message.ProxyError;
import dev.ectype.cli.proxy.message.ProxyHeaders;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2ResetFrame;
import io.netty.handler.codec.http2.Http2StreamChannel;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Serves exchanges over a connection to a server, one after the other, or one exchange over an HTTP/2 stream. */
final class UpstreamConnectionHandler extends ChannelInboundHandlerAdapter {
    private final ProxyLoop loop;
    private final Upstream upstream;
    private final @Nullable Http2UpstreamConnection http2Connection;
    private final ChannelFutureListener written = this::readAfterFailure;
    private @Nullable HttpRequest heldHead;
    private @Nullable Http2Error reset;
    private @Nullable ChannelHandlerContext context;
    private @Nullable ProxiedExchange exchange;
    private long idleSince;

    /**
     * Creates a handler.
     *
     * @param carrier the connection of the stream; null for an HTTP/1.1 connection
     */
    UpstreamConnectionHandler(ProxyLoop loop, Upstream upstream, @Nullable Http2UpstreamConnection carrier) {
        this.loop = loop;
        this.upstream = upstream;
        this.http2Connection = carrier;
    }

    Upstream upstream() {
        return upstream;
    }

    ChannelHandlerContext context() {
        return Objects.requireNonNull(context);
    }

    boolean isActive() {
        return context().channel().isActive();
    }

    boolean isWritable() {
        return context().channel().isWritable();
    }

    long idleSince() {
        return idleSince;
    }

    void serve(ProxiedExchange newExchange) {
        exchange = newExchange;
    }

    /** Forwards all further bytes to the relay after a protocol upgrade. */
    void relayTo(Relay relay) {
        exchange = null;
        Channel channel = context().channel();
        channel.pipeline().addLast(relay);
        channel.pipeline().remove(this);
        channel.pipeline().remove(HttpClientCodec.class);
    }

    /** Writes a head or body part, which is sent at {@link #flush} at the latest. */
    void write(Object message) {
        if (message instanceof HttpRequest head) {
            if (http2Connection != null) {
                // HTTP/2 streams must not contain connection-specific fields of HTTP/1.1.
                head.headers().remove(HttpHeaderNames.CONNECTION);
            }
            heldHead = head;
        } else if (heldHead != null && message instanceof LastHttpContent last) {
            HttpRequest head = heldHead;
            heldHead = null;
            // A complete request is one message, and a request without a body ends with its head.
            send(new DefaultFullHttpRequest(
                    head.protocolVersion(),
                    head.method(),
                    head.uri(),
                    last.content(),
                    head.headers(),
                    last.trailingHeaders()));
        } else {
            sendHead();
            send(message);
        }
    }

    private void sendHead() {
        if (heldHead != null) {
            send(heldHead);
            heldHead = null;
        }
    }

    private void send(Object message) {
        context().write(message).addListener(written);
    }

    private void readAfterFailure(ChannelFuture write) {
        if (!write.isSuccess()) {
            // Data that the server sent before it closed the connection may still be unread.
            context().read();
        }
    }

    void flush() {
        sendHead();
        context().flush();
    }

    void read() {
        context().read();
    }

    /** Ends the exchange and makes the connection available for another. */
    void release() {
        exchange = null;
        if (http2Connection != null) {
            context().close();
            return;
        }
        idleSince = System.nanoTime();
        loop.connections().idle().keep(this);
        // Only a pending read detects that the server closes the connection.
        read();
    }

    void close() {
        exchange = null;
        if (context != null) {
            context.close();
        }
    }

    @Override
    public void handlerAdded(ChannelHandlerContext added) {
        context = added;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (exchange == null) {
            // The server sent data without a request, so the connection is no longer usable.
            ReferenceCountUtil.release(message);
            context.close();
        } else {
            if (http2Connection != null && message instanceof HttpResponse head) {
                ProxyHeaders.removeHttp2StreamFields(head.headers());
            }
            exchange.received(message);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        if (exchange != null) {
            exchange.receivedBatch();
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        if (exchange != null && context.channel().isWritable()) {
            exchange.serverBecameWritable();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        loop.connections().idle().forget(this);
        ProxiedExchange broken = exchange;
        exchange = null;
        if (broken != null) {
            boolean ignored = http2Connection != null
                    && (reset == Http2Error.REFUSED_STREAM
                            || http2Connection.ignored((Http2StreamChannel) context.channel()));
            broken.serverClosed(ignored, reset == null ? null : reset.name());
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event instanceof Http2ResetFrame frame) {
            reset = Http2Error.valueOf(frame.errorCode());
        }
        ReferenceCountUtil.release(event);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        ProxiedExchange broken = exchange;
        if (http2Connection != null && broken != null && !(cause instanceof IOException)) {
            broken.fail(ProxyError.malformedResponse(upstream, cause));
        }
        context.close();
    }
}
