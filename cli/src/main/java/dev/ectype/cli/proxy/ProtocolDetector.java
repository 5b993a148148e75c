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
    public void handlerAdded(ChannelHandlerContext context) {
        HostAndPort address = selector.tunnel();
        if (address != null && !selector.secured()) {
            silence = context.executor()
                    .schedule(() -> continueWith(context, () -> selector.tunnelTo(address)), SILENCE, TimeUnit.SECONDS);
        }
    }

    @Override
    public void channelActive(ChannelHandlerContext context) throws Exception {
        super.channelActive(context);
        context.read();
    }

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf bytes, List<Object> out) {
        HostAndPort address = selector.tunnel();
        int seen = Math.min(bytes.readableBytes(), PREFACE.length());
        String prefix = bytes.toString(bytes.readerIndex(), seen, StandardCharsets.ISO_8859_1);
        if (bytes.getByte(bytes.readerIndex()) == TLS_HANDSHAKE && selector.mayBeTls()) {
            continueWith(context, selector::tls);
        } else if (PREFACE.equals(prefix)) {
            continueWith(context, selector::http2);
        } else if (address != null && !isHttp(prefix)) {
            continueWith(context, () -> selector.tunnelTo(address));
        } else if (!isPreface(prefix) && (address == null || METHODS.stream().anyMatch(prefix::startsWith))) {
            continueWith(context, selector::http1);
        }
    }

    private static boolean isPreface(String prefix) {
        return PREFACE.startsWith(prefix);
    }

    /** Returns whether the bytes are the beginning of an HTTP request, or may still become one. */
    private static boolean isHttp(String prefix) {
        return isPreface(prefix)
                || METHODS.stream().anyMatch(each -> each.startsWith(prefix) || prefix.startsWith(each));
    }

    private void continueWith(ChannelHandlerContext context, Runnable next) {
        if (context.isRemoved()) {
            return;
        }
        next.run();
        context.pipeline().remove(this);
    }

    @Override
    protected void handlerRemoved0(ChannelHandlerContext context) {
        if (silence != null) {
            silence.cancel(false);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
