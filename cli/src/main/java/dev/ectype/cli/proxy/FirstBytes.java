package dev.ectype.cli.proxy;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.util.concurrent.Future;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Looks at how a client begins: TLS and HTTP/2 are known by that, and in a tunnel HTTP as well; elsewhere all else is HTTP/1.1. */
final class FirstBytes extends ByteToMessageDecoder {
    private static final String PREFACE = "PRI * HTTP/2.0";
    private static final List<String> METHODS =
            List.of("GET ", "HEAD ", "POST ", "PUT ", "DELETE ", "OPTIONS ", "PATCH ", "TRACE ");
    private static final byte TLS_HANDSHAKE = 22;

    /** Who says nothing for so long waits for the server to begin, as clients of mail and databases do. */
    private static final long SILENCE = 2;

    private final ClientWire wire;
    private @Nullable Future<?> silence;

    FirstBytes(ClientWire wire) {
        this.wire = wire;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext at) {
        Place place = wire.tunnel();
        if (place != null && !wire.secured()) {
            silence = at.executor().schedule(() -> go(at, () -> wire.passOn(place)), SILENCE, TimeUnit.SECONDS);
        }
    }

    @Override
    public void channelActive(ChannelHandlerContext at) throws Exception {
        super.channelActive(at);
        at.read();
    }

    @Override
    protected void decode(ChannelHandlerContext at, ByteBuf bytes, List<Object> out) {
        Place place = wire.tunnel();
        int seen = Math.min(bytes.readableBytes(), PREFACE.length());
        String begun = bytes.toString(bytes.readerIndex(), seen, StandardCharsets.ISO_8859_1);
        if (bytes.getByte(bytes.readerIndex()) == TLS_HANDSHAKE && wire.mayBeTls()) {
            go(at, wire::tls);
        } else if (PREFACE.equals(begun)) {
            go(at, wire::http2);
        } else if (place != null && !isHttp(begun)) {
            go(at, () -> wire.passOn(place));
        } else if (!isPreface(begun) && (place == null || METHODS.stream().anyMatch(begun::startsWith))) {
            go(at, wire::http1);
        }
    }

    private static boolean isPreface(String begun) {
        return PREFACE.startsWith(begun);
    }

    /** Whether it is HTTP or may become it. */
    private static boolean isHttp(String begun) {
        return isPreface(begun) || METHODS.stream().anyMatch(each -> each.startsWith(begun) || begun.startsWith(each));
    }

    private void go(ChannelHandlerContext at, Runnable next) {
        if (at.isRemoved()) {
            return;
        }
        next.run();
        at.pipeline().remove(this);
    }

    @Override
    protected void handlerRemoved0(ChannelHandlerContext at) {
        if (silence != null) {
            silence.cancel(false);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext at, Throwable cause) {
        at.close();
    }
}
