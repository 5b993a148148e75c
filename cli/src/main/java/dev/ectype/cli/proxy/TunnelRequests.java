package dev.ectype.cli.proxy;

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

/** Answers clients that want a tunnel: into those to hosts that are recorded the proxy looks, others it only connects. */
final class TunnelRequests extends ChannelInboundHandlerAdapter {
    static final HttpResponseStatus ESTABLISHED = new HttpResponseStatus(200, "Connection established");

    private final ClientWire wire;
    private final ClientSide side;
    private @Nullable Place asked;

    TunnelRequests(ClientWire wire, ClientSide side) {
        this.wire = wire;
        this.side = side;
    }

    @Override
    public void channelRead(ChannelHandlerContext at, Object message) {
        if (message instanceof HttpRequest head && head.method().equals(HttpMethod.CONNECT) && side.isIdle()) {
            asked = head.decoderResult().isFailure() ? null : Place.of(head.uri(), -1);
        }
        if (asked == null) {
            at.fireChannelRead(message);
        } else if (message instanceof LastHttpContent) {
            ReferenceCountUtil.release(message);
            open(at, asked);
        }
    }

    private void open(ChannelHandlerContext at, Place place) {
        boolean chosen = wire.loop().shared().options().only().has(place.host());
        if (chosen) {
            at.writeAndFlush(new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, ESTABLISHED, Unpooled.EMPTY_BUFFER));
        }
        at.pipeline().remove(side);
        at.pipeline().remove(this);
        if (chosen) {
            wire.within(place).look();
        } else {
            at.pipeline().addLast(new BlindTunnel(wire.loop(), place, true));
        }
        // What it has read beyond the request goes to what was added.
        at.pipeline().remove(HttpServerCodec.class);
    }
}
