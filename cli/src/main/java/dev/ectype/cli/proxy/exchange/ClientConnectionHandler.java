package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.cli.proxy.context.UpstreamSelector;
import dev.ectype.cli.proxy.message.ProxyError;
import dev.ectype.cli.proxy.message.RequestHeadRewriter;
import dev.ectype.cli.proxy.message.ResponseHeadRewriter;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http2.Http2StreamChannel;
import io.netty.util.ReferenceCountUtil;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A connection of a client, or one stream of it: its requests go on one after the other. */
public final class ClientConnectionHandler extends ChannelInboundHandlerAdapter {
    private final ProxyLoop loop;
    private final UpstreamSelector route;
    private final boolean secured;
    private final Deque<Object> waiting = new ArrayDeque<>();
    private @Nullable ChannelHandlerContext context;
    private @Nullable ProxiedExchange exchange;
    private @Nullable ResponseHeadRewriter headRewriter;
    private @Nullable HttpResponse heldHead;
    private boolean upgrading;
    private boolean keepAlive;
    private boolean forwarding;
    private boolean closing;

    /**
     * Makes one.
     *
     * @param secured whether clients speak TLS with it
     */
    public ClientConnectionHandler(ProxyLoop loop, UpstreamSelector route, boolean secured) {
        this.loop = loop;
        this.route = route;
        this.secured = secured;
    }

    /** Whether nothing is under way. */
    public boolean isIdle() {
        return exchange == null && waiting.isEmpty() && !closing;
    }

    private ChannelHandlerContext context() {
        return Objects.requireNonNull(context);
    }

    private boolean isStream() {
        return context().channel() instanceof Http2StreamChannel;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext added) {
        context = added;
        if (added.channel().isActive()) {
            added.read();
        }
    }

    @Override
    public void channelActive(ChannelHandlerContext at) {
        at.read();
    }

    @Override
    public void channelRead(ChannelHandlerContext at, Object message) {
        if (closing || !(message instanceof HttpObject)) {
            ReferenceCountUtil.release(message);
            return;
        }
        waiting.addLast(message);
        if (message instanceof HttpRequest && message instanceof LastHttpContent) {
            // The head says that nothing follows; the end of it is sent like any other.
            waiting.addLast(LastHttpContent.EMPTY_LAST_CONTENT);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext at) {
        forwardPending();
    }

    /** Sends on what waits, as far as the server takes it, and then reads more. */
    void forwardPending() {
        if (forwarding || context == null) {
            return;
        }
        forwarding = true;
        boolean moved = true;
        while (moved && !waiting.isEmpty()) {
            moved = forward(waiting.peekFirst());
        }
        forwarding = false;
        if (exchange != null) {
            exchange.flush();
        }
        if (waiting.isEmpty() && !upgrading && !closing) {
            context().read();
        }
    }

    private boolean forward(Object next) {
        if (closing) {
            ReferenceCountUtil.release(waiting.pollFirst());
            return true;
        }
        if (next instanceof HttpRequest head) {
            if (exchange != null) {
                return false;
            }
            waiting.pollFirst();
            begin(head);
            return true;
        }
        if (exchange != null && !exchange.canSend()) {
            return false;
        }
        waiting.pollFirst();
        if (exchange == null || exchange.isRequestEnded()) {
            ReferenceCountUtil.release(next);
        } else {
            exchange.send((HttpContent) next);
        }
        return true;
    }

    private void begin(HttpRequest head) {
        Upstream upstream = route.of(head);
        keepAlive = HttpUtil.isKeepAlive(head);
        upgrading = !isStream() && RequestHeadRewriter.requestsUpgrade(head);
        if (head.decoderResult().isFailure()) {
            refuse(ProxyError.badRequest(head.decoderResult().cause()), false);
        } else if (head.method().equals(HttpMethod.CONNECT)) {
            refuse(ProxyError.noTunnels(), false);
        } else if (upstream == null) {
            refuse(ProxyError.noServer(), false);
        } else {
            headRewriter = ResponseHeadRewriter.forRequest(head, secured, route.isReverseProxy() ? upstream : null);
            exchange =
                    new ProxiedExchange(this, loop, upstream, RequestHeadRewriter.rewrite(upstream, head, upgrading));
            exchange.begin();
        }
    }

    boolean isWritable() {
        return context().channel().isWritable();
    }

    void flush() {
        writeHead();
        context().flush();
    }

    void write(Object message) {
        writeHead();
        context().write(message);
    }

    private void writeHead() {
        if (heldHead != null) {
            context().write(heldHead);
            heldHead = null;
        }
    }

    /** The last of a reply, with its head if that has not gone: to some clients of HTTP/2 a reply that ends with it is not the same as a body of nothing. */
    private Object end(LastHttpContent last) {
        HttpResponse head = heldHead;
        if (head == null) {
            return last;
        }
        heldHead = null;
        return new DefaultFullHttpResponse(
                head.protocolVersion(), head.status(), last.content(), head.headers(), last.trailingHeaders());
    }

    /** Tells a client that waits with its body to go on. */
    void sendContinue(int code) {
        if (code == 100) {
            context()
                    .writeAndFlush(new DefaultFullHttpResponse(
                            HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE, Unpooled.EMPTY_BUFFER));
        }
    }

    /** Sends the head of a reply, framed for this client. */
    void begin(HttpResponse answered, boolean requestEnded) {
        // What of the request is still to come cannot be told from the next one.
        keepAlive &= requestEnded;
        ResponseHeadRewriter form = Objects.requireNonNull(headRewriter);
        HttpResponse head = form.rewrite(answered);
        if (!isStream() && !ResponseHeadRewriter.isUpgrade(answered)) {
            keepAlive = form.frame(head, keepAlive);
        }
        heldHead = head;
    }

    void finish(LastHttpContent last) {
        exchange = null;
        upgrading = false;
        if (keepAlive || isStream()) {
            context().writeAndFlush(end(last));
            forwardPending();
        } else {
            closing = true;
            context().writeAndFlush(end(last)).addListener(ChannelFutureListener.CLOSE);
            forwardPending();
        }
    }

    /** Answers in the proxy's own name. */
    void refuse(ProxyError fault, boolean requestEnded) {
        exchange = null;
        FullHttpResponse own = fault.response();
        boolean more = keepAlive && requestEnded;
        if (!isStream() && !more) {
            own.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        }
        if (isStream() ? requestEnded : more) {
            upgrading = false;
            context().writeAndFlush(own);
        } else {
            closing = true;
            context().writeAndFlush(own).addListener(ChannelFutureListener.CLOSE);
        }
        forwardPending();
    }

    /** Lets the client see that its reply is not whole. */
    void abort() {
        exchange = null;
        closing = true;
        context().close();
        forwardPending();
    }

    /** From now on both sides speak something else, which is passed on as it is. */
    void upgrade(LastHttpContent last, UpstreamConnectionHandler server) {
        exchange = null;
        closing = true;
        Channel own = context().channel();
        Channel other = server.context().channel();
        context().writeAndFlush(end(last));
        own.pipeline().addLast(new Relay(other));
        own.pipeline().remove(this);
        own.pipeline().remove(HttpServerCodec.class);
        server.relayTo(new Relay(own));
        own.read();
        other.read();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext at) {
        if (exchange != null && at.channel().isWritable()) {
            exchange.clientBecameWritable();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext at) {
        closing = true;
        if (exchange != null) {
            exchange.clientClosed();
        }
        forwardPending();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext at, Throwable cause) {
        at.close();
    }
}
