package dev.ectype.cli.proxy;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.util.ReferenceCountUtil;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One connection to the server behind the proxy, which serves one exchange after the other. */
final class UpstreamSide extends ChannelInboundHandlerAdapter {
    private final ProxyLoop loop;
    private final Upstream upstream;
    private @Nullable ChannelHandlerContext context;
    private @Nullable Passage passage;
    private long idleSince;

    UpstreamSide(ProxyLoop loop, Upstream upstream) {
        this.loop = loop;
        this.upstream = upstream;
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

    void write(Object message) {
        context().write(message).addListener((ChannelFutureListener) done -> {
            if (!done.isSuccess()) {
                // What the server said before it closed can still be there to be read.
                context().read();
            }
        });
    }

    void flush() {
        context().flush();
    }

    void read() {
        context().read();
    }

    /** The exchange is over, and another may follow. */
    void rest() {
        passage = null;
        idleSince = System.nanoTime();
        loop.idle().keep(this);
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
        loop.idle().forget(this);
        Passage broken = passage;
        passage = null;
        if (broken != null) {
            broken.serverClosed();
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext at, Throwable cause) {
        at.close();
    }
}
