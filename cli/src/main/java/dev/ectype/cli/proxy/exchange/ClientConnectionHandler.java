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

/** Forwards the requests of a client connection or HTTP/2 stream, one after the other. */
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
     * Creates a handler.
     *
     * @param secured whether the client uses TLS
     */
    public ClientConnectionHandler(ProxyLoop loop, UpstreamSelector route, boolean secured) {
        this.loop = loop;
        this.route = route;
        this.secured = secured;
    }

    /** Returns whether no exchange is under way. */
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
    public void channelActive(ChannelHandlerContext context) {
        context.read();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (closing || !(message instanceof HttpObject)) {
            ReferenceCountUtil.release(message);
            return;
        }
        waiting.addLast(message);
        if (message instanceof HttpRequest && message instanceof LastHttpContent) {
            // The head says that no body follows. The end of the request is forwarded like any other.
            waiting.addLast(LastHttpContent.EMPTY_LAST_CONTENT);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        forwardPending();
    }

    /** Forwards the waiting parts as far as the server accepts them, then reads more. */
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

    /**
     * Returns the last part of a response, together with its head if that is still waiting. Some HTTP/2 clients distinguish a response that
     * ends with its head from one with an empty body.
     */
    private Object end(LastHttpContent last) {
        HttpResponse head = heldHead;
        if (head == null) {
            return last;
        }
        heldHead = null;
        return new DefaultFullHttpResponse(
                head.protocolVersion(), head.status(), last.content(), head.headers(), last.trailingHeaders());
    }

    /** Sends 100 Continue to a client that waits before it sends its body. */
    void sendContinue(int code) {
        if (code == 100) {
            context()
                    .writeAndFlush(new DefaultFullHttpResponse(
                            HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE, Unpooled.EMPTY_BUFFER));
        }
    }

    /** Sends the head of a response with the framing that this client needs. */
    void begin(HttpResponse response, boolean requestEnded) {
        // The proxy cannot distinguish the rest of the request from the next request.
        keepAlive &= requestEnded;
        ResponseHeadRewriter form = Objects.requireNonNull(headRewriter);
        HttpResponse head = form.rewrite(response);
        if (!isStream() && !ResponseHeadRewriter.isUpgrade(response)) {
            keepAlive = form.frame(head, keepAlive);
        }
        heldHead = head;
    }

    void finish(LastHttpContent last) {
        exchange = null;
        upgrading = false;
        if (isStream()) {
            context().writeAndFlush(end(last));
        } else if (keepAlive) {
            // Nobody waits for the promise. A promise of its own would cost one more for the head and one for the body.
            context().writeAndFlush(end(last), context().voidPromise());
        } else {
            closing = true;
            context().writeAndFlush(end(last)).addListener(ChannelFutureListener.CLOSE);
        }
        forwardPending();
    }

    /** Sends an error response of the proxy itself. */
    void refuse(ProxyError error, boolean requestEnded) {
        exchange = null;
        FullHttpResponse errorResponse = error.response();
        boolean more = keepAlive && requestEnded;
        if (!isStream() && !more) {
            errorResponse.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        }
        if (isStream() ? requestEnded : more) {
            upgrading = false;
            context().writeAndFlush(errorResponse);
        } else {
            closing = true;
            context().writeAndFlush(errorResponse).addListener(ChannelFutureListener.CLOSE);
        }
        forwardPending();
    }

    /** Closes the connection so that the client detects the incomplete response. */
    void abort() {
        exchange = null;
        closing = true;
        context().close();
        forwardPending();
    }

    /** Switches both connections to blind forwarding after a protocol upgrade. */
    void upgrade(LastHttpContent last, UpstreamConnectionHandler server) {
        exchange = null;
        closing = true;
        Channel errorResponse = context().channel();
        Channel serverChannel = server.context().channel();
        context().writeAndFlush(end(last));
        errorResponse.pipeline().addLast(new Relay(serverChannel));
        errorResponse.pipeline().remove(this);
        errorResponse.pipeline().remove(HttpServerCodec.class);
        server.relayTo(new Relay(errorResponse));
        errorResponse.read();
        serverChannel.read();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        if (exchange != null && context.channel().isWritable()) {
            exchange.clientBecameWritable();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        closing = true;
        if (exchange != null) {
            exchange.clientClosed();
        }
        forwardPending();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
