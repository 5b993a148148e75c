package dev.ectype.cli.proxy;

import io.netty.channel.Channel;
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

/** One connection to the server behind the proxy, which serves one exchange after the other, or a stream of one for one exchange. */
final class UpstreamSide extends ChannelInboundHandlerAdapter {
    private final ProxyLoop loop;
    private final Upstream upstream;
    private final @Nullable Http2Upstream carrier;
    private @Nullable HttpRequest held;
    private @Nullable Http2Error reset;
    private @Nullable ChannelHandlerContext context;
    private @Nullable Passage passage;
    private long idleSince;

    /**
     * Makes one.
     *
     * @param carrier the connection of which it is a stream; null if it is one itself
     */
    UpstreamSide(ProxyLoop loop, Upstream upstream, @Nullable Http2Upstream carrier) {
        this.loop = loop;
        this.upstream = upstream;
        this.carrier = carrier;
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

    void serve(Passage begun) {
        passage = begun;
    }

    /** What comes is no reply any more, and goes elsewhere. */
    void strip(Relay relay) {
        passage = null;
        Channel channel = context().channel();
        channel.pipeline().addLast(relay);
        channel.pipeline().remove(this);
        channel.pipeline().remove(HttpClientCodec.class);
    }

    /** Sends a head with what follows it, and no later than {@link #flush}. */
    void write(Object message) {
        if (message instanceof HttpRequest head) {
            if (carrier != null) {
                // What holds for a connection of HTTP/1.1 has no place in a stream.
                head.headers().remove(HttpHeaderNames.CONNECTION);
            }
            held = head;
        } else if (held != null && message instanceof LastHttpContent last) {
            HttpRequest head = held;
            held = null;
            // A request that is there as a whole is one message, and one without a body ends with its head.
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
        if (held != null) {
            send(held);
            held = null;
        }
    }

    private void send(Object message) {
        context().write(message).addListener((ChannelFutureListener) done -> {
            if (!done.isSuccess()) {
                // What the server said before it closed can still be there to be read.
                context().read();
            }
        });
    }

    void flush() {
        sendHead();
        context().flush();
    }

    void read() {
        context().read();
    }

    /** The exchange is over, and another may follow. */
    void rest() {
        passage = null;
        if (carrier != null) {
            context().close();
            return;
        }
        idleSince = System.nanoTime();
        loop.connections().idle().keep(this);
        // Only who reads sees that the server closes.
        read();
    }

    void close() {
        passage = null;
        if (context != null) {
            context.close();
        }
    }

    @Override
    public void handlerAdded(ChannelHandlerContext added) {
        context = added;
    }

    @Override
    public void channelRead(ChannelHandlerContext at, Object message) {
        if (passage == null) {
            // Nobody asked: the connection cannot be trusted any more.
            ReferenceCountUtil.release(message);
            at.close();
        } else {
            if (carrier != null && message instanceof HttpResponse head) {
                Fields.removeThoseOfStreams(head.headers());
            }
            passage.received(message);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext at) {
        if (passage != null) {
            passage.receivedAll();
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext at) {
        if (passage != null && at.channel().isWritable()) {
            passage.serverTakesMore();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext at) {
        loop.connections().idle().forget(this);
        Passage broken = passage;
        passage = null;
        if (broken != null) {
            boolean ignored = carrier != null
                    && (reset == Http2Error.REFUSED_STREAM || carrier.ignored((Http2StreamChannel) at.channel()));
            broken.serverClosed(ignored, reset == null ? null : reset.name());
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext at, Object event) {
        if (event instanceof Http2ResetFrame frame) {
            reset = Http2Error.valueOf(frame.errorCode());
        }
        ReferenceCountUtil.release(event);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext at, Throwable cause) {
        Passage broken = passage;
        if (carrier != null && broken != null && !(cause instanceof IOException)) {
            broken.fail(ProxyFault.garbled(upstream, cause));
        }
        at.close();
    }
}
