package dev.ectype.cli.proxy;

import dev.ectype.cli.proxy.context.HostAndPort;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.util.concurrent.Future;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Detects TLS and HTTP/2 by the first bytes of a connection, and HTTP/1.1 within a tunnel. Outside tunnels, everything else is HTTP/1.1.
 */
final class ProtocolDetector extends ByteToMessageDecoder {
    private static final String PREFACE = "PRI * HTTP/2.0";
    private static final List<String> METHODS =
            List.of("GET ", "HEAD ", "POST ", "PUT ", "DELETE ", "OPTIONS ", "PATCH ", "TRACE ");
    private static final byte TLS_HANDSHAKE = 22;

    /** A client that is silent for so many seconds waits for the server to begin, as mail and database clients do. */
    private static final long SILENCE = 2;

    private final ProtocolSelector selector;
    private @Nullable Future<?> silence;

    ProtocolDetector(ProtocolSelector wire) {
        this.selector = wire;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext at) {
        HostAndPort place = selector.tunnel();
        if (place != null && !selector.secured()) {
            silence = at.executor()
                    .schedule(() -> continueWith(at, () -> selector.tunnelTo(place)), SILENCE, TimeUnit.SECONDS);
        }
    }

    @Override
    public void channelActive(ChannelHandlerContext at) throws Exception {
        super.channelActive(at);
        at.read();
    }

    @Override
    protected void decode(ChannelHandlerContext at, ByteBuf bytes, List<Object> out) {
        HostAndPort place = selector.tunnel();
        int seen = Math.min(bytes.readableBytes(), PREFACE.length());
        String begun = bytes.toString(bytes.readerIndex(), seen, StandardCharsets.ISO_8859_1);
        if (bytes.getByte(bytes.readerIndex()) == TLS_HANDSHAKE && selector.mayBeTls()) {
            continueWith(at, selector::tls);
        } else if (PREFACE.equals(begun)) {
            continueWith(at, selector::http2);
        } else if (place != null && !isHttp(begun)) {
            continueWith(at, () -> selector.tunnelTo(place));
        } else if (!isPreface(begun) && (place == null || METHODS.stream().anyMatch(begun::startsWith))) {
            continueWith(at, selector::http1);
        }
    }

    private static boolean isPreface(String begun) {
        return PREFACE.startsWith(begun);
    }

    /** Returns whether the bytes are the beginning of an HTTP request, or may still become one. */
    private static boolean isHttp(String begun) {
        return isPreface(begun) || METHODS.stream().anyMatch(each -> each.startsWith(begun) || begun.startsWith(each));
    }

    private void continueWith(ChannelHandlerContext at, Runnable next) {
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
