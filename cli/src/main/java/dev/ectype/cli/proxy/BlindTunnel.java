package dev.ectype.cli.proxy;

import dev.ectype.cli.proxy.context.HostAndPort;
import dev.ectype.cli.proxy.exchange.ProxyLoop;
import dev.ectype.cli.proxy.exchange.Relay;
import dev.ectype.cli.proxy.message.ProxyError;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** Connects a client to its target and forwards all bytes unread. */
final class BlindTunnel extends ChannelInboundHandlerAdapter {
    private final ProxyLoop loop;
    private final HostAndPort place;
    private final boolean confirmsConnect;
    private final Deque<Object> waiting = new ArrayDeque<>();

    /**
     * Creates a tunnel.
     *
     * @param asked whether the client waits for the response to a CONNECT request
     */
    BlindTunnel(ProxyLoop loop, HostAndPort place, boolean asked) {
        this.loop = loop;
        this.place = place;
        this.confirmsConnect = asked;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext at) {
        loop.dialer().dial(place).addListener((ChannelFutureListener) done -> {
            if (!done.isSuccess()) {
                refuse(at, ProxyError.unreachable(place.upstream(false), done.cause()));
            } else if (at.isRemoved() || !at.channel().isActive()) {
                done.channel().close();
            } else {
                join(at, done.channel());
            }
        });
    }

    private void refuse(ChannelHandlerContext at, ProxyError fault) {
        loop.context().notices().publishOnce(fault.message());
        byte[] body = fault.body();
        String head = "HTTP/1.1 " + HttpResponseStatus.valueOf(fault.status())
                + "\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: " + body.length
                + "\r\n\r\n";
        at.writeAndFlush(confirmsConnect ? Unpooled.wrappedBuffer(ascii(head), body) : Unpooled.EMPTY_BUFFER)
                .addListener(ChannelFutureListener.CLOSE);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private void join(ChannelHandlerContext at, Channel other) {
        Channel client = at.channel();
        if (confirmsConnect) {
            at.writeAndFlush(
                    Unpooled.wrappedBuffer(ascii("HTTP/1.1 " + ConnectRequestHandler.ESTABLISHED + "\r\n\r\n")));
        }
        client.pipeline().addLast(new Relay(other));
        other.pipeline().addLast(new Relay(client));
        waiting.forEach(other::write);
        waiting.clear();
        other.flush();
        at.pipeline().remove(this);
        client.read();
        other.read();
    }

    @Override
    public void channelRead(ChannelHandlerContext at, Object bytes) {
        waiting.addLast(bytes);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext at) {
        waiting.forEach(ReferenceCountUtil::release);
        waiting.clear();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext at, Throwable cause) {
        at.close();
    }
}
