package dev.ectype.cli.proxy;

import dev.ectype.cli.proxy.context.HostAndPort;
import dev.ectype.cli.proxy.exchange.ClientConnectionHandler;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import org.jspecify.annotations.Nullable;

/** Answers CONNECT requests: opens tunnels to recorded hosts and connects other tunnels blindly. */
final class ConnectRequestHandler extends ChannelInboundHandlerAdapter {
    static final HttpResponseStatus ESTABLISHED = new HttpResponseStatus(200, "Connection established");

    private final ProtocolSelector selector;
    private final ClientConnectionHandler client;
    private @Nullable HostAndPort connectTarget;

    ConnectRequestHandler(ProtocolSelector wire, ClientConnectionHandler connection) {
        this.selector = wire;
        this.client = connection;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpRequest head && head.method().equals(HttpMethod.CONNECT) && client.isIdle()) {
            connectTarget = head.decoderResult().isFailure() ? null : HostAndPort.of(head.uri(), -1);
        }
        if (connectTarget == null) {
            context.fireChannelRead(message);
        } else if (message instanceof LastHttpContent) {
            ReferenceCountUtil.release(message);
            open(context, connectTarget);
        }
    }

    private void open(ChannelHandlerContext context, HostAndPort address) {
        boolean chosen = selector.loop().context().options().recordedHosts().matches(address.host());
        if (chosen) {
            context.writeAndFlush(
                    new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, ESTABLISHED, Unpooled.EMPTY_BUFFER));
        }
        context.pipeline().remove(client);
        context.pipeline().remove(this);
        if (chosen) {
            selector.within(address).detect();
        } else {
            context.pipeline().addLast(new BlindTunnel(selector.loop(), address, true));
        }
        // The codec passes the bytes after the request on to the new handlers.
        context.pipeline().remove(HttpServerCodec.class);
    }
}
