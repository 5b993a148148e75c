package dev.ectype.cli.proxy;

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
final class ClientSide extends ChannelInboundHandlerAdapter {
    private final ProxyLoop loop;
    private final Route route;
    private final boolean secured;
    private final Deque<Object> waiting = new ArrayDeque<>();
    private @Nullable ChannelHandlerContext context;
    private @Nullable Passage passage;
    private @Nullable ReplyHead reply;
    private @Nullable HttpResponse held;
    private boolean upgrading;
    private boolean keepAlive;
    private boolean pumping;
    private boolean closing;

    /**
     * Makes one.
     *
     * @param secured whether clients speak TLS with it
     */
    ClientSide(ProxyLoop loop, Route route, boolean secured) {
        this.loop = loop;
        this.route = route;
        this.secured = secured;
    }

    /** Whether nothing is under way. */
    boolean isIdle() {
        return passage == null && waiting.isEmpty() && !closing;
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
        pump();
    }

    /** Sends on what waits, as far as the server takes it, and then reads more. */
    void pump() {
        if (pumping || context == null) {
            return;
        }
        pumping = true;
        boolean moved = true;
        while (moved && !waiting.isEmpty()) {
            moved = sendOn(waiting.peekFirst());
        }
        pumping = false;
        if (passage != null) {
            passage.flush();
        }
        if (waiting.isEmpty() && !upgrading && !closing) {
            context().read();
        }
    }

    private boolean sendOn(Object next) {
        if (closing) {
            ReferenceCountUtil.release(waiting.pollFirst());
            return true;
        }
        if (next instanceof HttpRequest head) {
            if (passage != null) {
                return false;
            }
            waiting.pollFirst();
            begin(head);
            return true;
        }
        if (passage != null && !passage.takesMore()) {
            return false;
        }
        waiting.pollFirst();
        if (passage == null || passage.isRequestEnded()) {
            ReferenceCountUtil.release(next);
        } else {
            passage.send((HttpContent) next);
        }
        return true;
    }

    private void begin(HttpRequest head) {
        Upstream upstream = route.of(head);
        keepAlive = HttpUtil.isKeepAlive(head);
        upgrading = !isStream() && RequestHead.asksForUpgrade(head);
        if (head.decoderResult().isFailure()) {
            refuse(ProxyFault.badRequest(head.decoderResult().cause()), false);
        } else if (head.method().equals(HttpMethod.CONNECT)) {
            refuse(ProxyFault.noTunnels(), false);
        } else if (upstream == null) {
            refuse(ProxyFault.noServer(), false);
        } else {
            reply = ReplyHead.to(head, secured, route.standsIn() ? upstream : null);
            passage = new Passage(this, loop, upstream, RequestHead.sentTo(upstream, head, upgrading));
            passage.begin();
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
        if (held != null) {
            context().write(held);
            held = null;
        }
    }

    /** The last of a reply, with its head if that has not gone: to some clients of HTTP/2 a reply that ends with it is not the same as a body of nothing. */
    private Object end(LastHttpContent last) {
        HttpResponse head = held;
        if (head == null) {
            return last;
        }
        held = null;
        return new DefaultFullHttpResponse(
                head.protocolVersion(), head.status(), last.content(), head.headers(), last.trailingHeaders());
    }

    /** Tells a client that waits with its body to go on. */
    void goOn(int code) {
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
        ReplyHead form = Objects.requireNonNull(reply);
        HttpResponse head = form.of(answered);
        if (!isStream() && !ReplyHead.isUpgrade(answered)) {
            keepAlive = form.frame(head, keepAlive);
        }
        held = head;
    }

    void finish(LastHttpContent last) {
        passage = null;
        upgrading = false;
        if (keepAlive || isStream()) {
            context().writeAndFlush(end(last));
            pump();
        } else {
            closing = true;
            context().writeAndFlush(end(last)).addListener(ChannelFutureListener.CLOSE);
            pump();
        }
    }

    /** Answers in the proxy's own name. */
    void refuse(ProxyFault fault, boolean requestEnded) {
        passage = null;
        FullHttpResponse own = fault.reply();
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
        pump();
    }

    /** Lets the client see that its reply is not whole. */
    void breakOff() {
        passage = null;
        closing = true;
        context().close();
        pump();
    }

    /** From now on both sides speak something else, which is passed on as it is. */
    void upgrade(LastHttpContent last, UpstreamSide server) {
        passage = null;
        closing = true;
        Channel own = context().channel();
        Channel other = server.context().channel();
        context().writeAndFlush(end(last));
        own.pipeline().addLast(new Relay(other));
        own.pipeline().remove(this);
        own.pipeline().remove(HttpServerCodec.class);
        server.strip(new Relay(own));
        own.read();
        other.read();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext at) {
        if (passage != null && at.channel().isWritable()) {
            passage.clientTakesMore();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext at) {
        closing = true;
        if (passage != null) {
            passage.clientClosed();
        }
        pump();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext at, Throwable cause) {
        at.close();
    }
}
