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

    ConnectRequestHandler(ProtocolSelector wire, ClientConnectionHandler side) {
        this.selector = wire;
        this.client = side;
    }

    @Override
    public void channelRead(ChannelHandlerContext at, Object message) {
        if (message instanceof HttpRequest head && head.method().equals(HttpMethod.CONNECT) && client.isIdle()) {
            connectTarget = head.decoderResult().isFailure() ? null : HostAndPort.of(head.uri(), -1);
        }
        if (connectTarget == null) {
            at.fireChannelRead(message);
        } else if (message instanceof LastHttpContent) {
            ReferenceCountUtil.release(message);
            open(at, connectTarget);
        }
    }

    private void open(ChannelHandlerContext at, HostAndPort place) {
        boolean chosen = selector.loop().context().options().recordedHosts().matches(place.host());
        if (chosen) {
            at.writeAndFlush(new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, ESTABLISHED, Unpooled.EMPTY_BUFFER));
        }
        at.pipeline().remove(client);
        at.pipeline().remove(this);
        if (chosen) {
            selector.within(place).detect();
        } else {
            at.pipeline().addLast(new BlindTunnel(selector.loop(), place, true));
        }
        // The codec passes the bytes after the request on to the new handlers.
        at.pipeline().remove(HttpServerCodec.class);
    }
}
