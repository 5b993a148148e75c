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
    private final HostAndPort address;
    private final boolean confirmsConnect;
    private final Deque<Object> waiting = new ArrayDeque<>();

    /**
     * Creates a tunnel.
     *
     * @param isConnect whether the client waits for the response to a CONNECT request
     */
    BlindTunnel(ProxyLoop loop, HostAndPort address, boolean isConnect) {
        this.loop = loop;
        this.address = address;
        this.confirmsConnect = isConnect;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        loop.dialer().dial(address).addListener((ChannelFutureListener) done -> {
            if (!done.isSuccess()) {
                refuse(context, ProxyError.unreachable(address.upstream(false), done.cause()));
            } else if (context.isRemoved() || !context.channel().isActive()) {
                done.channel().close();
            } else {
                join(context, done.channel());
            }
        });
    }

    private void refuse(ChannelHandlerContext context, ProxyError error) {
        loop.context().notices().publishOnce(error.message());
        byte[] body = error.body();
        String head = "HTTP/1.1 " + HttpResponseStatus.valueOf(error.status())
                + "\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: " + body.length
                + "\r\n\r\n";
        context.writeAndFlush(confirmsConnect ? Unpooled.wrappedBuffer(ascii(head), body) : Unpooled.EMPTY_BUFFER)
                .addListener(ChannelFutureListener.CLOSE);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private void join(ChannelHandlerContext context, Channel server) {
        Channel client = context.channel();
        if (confirmsConnect) {
            context.writeAndFlush(
                    Unpooled.wrappedBuffer(ascii("HTTP/1.1 " + ConnectRequestHandler.ESTABLISHED + "\r\n\r\n")));
        }
        client.pipeline().addLast(new Relay(server));
        server.pipeline().addLast(new Relay(client));
        waiting.forEach(server::write);
        waiting.clear();
        server.flush();
        context.pipeline().remove(this);
        client.read();
        server.read();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object bytes) {
        waiting.addLast(bytes);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        waiting.forEach(ReferenceCountUtil::release);
        waiting.clear();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
