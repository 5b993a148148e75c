package dev.ectype.benchmark.load;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.EventLoopGroup;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.handler.codec.http2.DefaultHttp2HeadersDecoder;
import io.netty.handler.codec.http2.DefaultHttp2HeadersEncoder;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2FrameTypes;
import io.netty.handler.codec.http2.Http2Headers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Keeps several requests pending on one connection: each reply starts the next request. It reads and writes frames itself,
 * because Netty's codec needs as much time for a request as a server, which would then wait for its client.
 */
final class Http2LoadConnection extends ByteToMessageDecoder {
    private static final String PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
    private static final int HEAD = 9;
    private static final int LENGTH = 3;
    private static final int ACK = 1;
    private static final int END_STREAM = 1;
    private static final int END_HEADERS = 4;

    /** The number of received bytes after which the client opens the window of the connection again: half of it. */
    private static final int CONSUMED = 1 << 15;

    private final LoadTally<Http2LoadRequest> tally;
    private final EventLoopGroup loop;
    private final DefaultHttp2HeadersEncoder encoder = new DefaultHttp2HeadersEncoder();
    private final DefaultHttp2HeadersDecoder decoder = new DefaultHttp2HeadersDecoder(false);
    private final Map<Integer, Pending> pending = new LinkedHashMap<>();
    private int nextId = 1;
    private int consumed;

    Http2LoadConnection(LoadTally<Http2LoadRequest> tally, EventLoopGroup loop) {
        this.tally = tally;
        this.loop = loop;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) throws Http2Exception {
        ByteBuf out = context.alloc().buffer();
        ByteBufUtil.writeAscii(out, PREFACE);
        frame(out, Http2FrameTypes.SETTINGS, 0, 0, 0);
        for (int count = 0; count < Http2Load.PENDING; count++) {
            sendRequest(out);
        }
        context.writeAndFlush(out, context.voidPromise());
    }

    private void sendRequest(ByteBuf out) throws Http2Exception {
        if (tally.over()) {
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
            return;
        }
        Http2LoadRequest request = tally.next();
        int id = nextId;
        nextId += 2;
        pending.put(id, new Pending(System.nanoTime()));
        boolean bodiless = request.body().length == 0;
        int start = out.writerIndex();
        frame(out, Http2FrameTypes.HEADERS, bodiless ? END_HEADERS | END_STREAM : END_HEADERS, id, 0);
        encoder.encodeHeaders(id, request.fields(), out);
        out.setMedium(start, out.writerIndex() - start - HEAD);
        if (!bodiless) {
            frame(out, Http2FrameTypes.DATA, END_STREAM, id, request.body().length);
            out.writeBytes(request.body());
        }
    }

    private static void frame(ByteBuf out, int type, int flags, int id, int length) {
        out.writeMedium(length).writeByte(type).writeByte(flags).writeInt(id);
    }

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> none) throws Http2Exception {
        ByteBuf out = context.alloc().buffer();
        while (in.readableBytes() >= HEAD && in.readableBytes() >= HEAD + in.getUnsignedMedium(in.readerIndex())) {
            ByteBuf payload = in.slice(in.readerIndex() + HEAD, in.getUnsignedMedium(in.readerIndex()));
            in.skipBytes(LENGTH);
            read(in.readByte(), in.readByte(), in.readInt(), payload, out);
            in.skipBytes(payload.writerIndex());
        }
        if (out.isReadable()) {
            context.writeAndFlush(out, context.voidPromise());
        } else {
            out.release();
        }
    }

    private void read(int type, int flags, int id, ByteBuf payload, ByteBuf out) throws Http2Exception {
        switch (type) {
            case Http2FrameTypes.DATA -> openWindow(payload.readableBytes(), out);
            case Http2FrameTypes.HEADERS -> check(id, decoder.decodeHeaders(id, payload.duplicate()));
            case Http2FrameTypes.SETTINGS, Http2FrameTypes.PING -> {
                if ((flags & ACK) == 0) {
                    boolean ping = type == Http2FrameTypes.PING;
                    frame(out, type, ACK, 0, ping ? payload.readableBytes() : 0);
                    out.writeBytes(payload, 0, ping ? payload.readableBytes() : 0);
                }
                return;
            }
            case Http2FrameTypes.RST_STREAM -> {
                ended(id, false, out);
                return;
            }
            case Http2FrameTypes.GO_AWAY -> tally.failed();
            default -> {
                return;
            }
        }
        if ((flags & END_STREAM) != 0) {
            ended(id, true, out);
        }
    }

    private void openWindow(int count, ByteBuf out) {
        consumed += count;
        if (consumed >= CONSUMED) {
            frame(out, Http2FrameTypes.WINDOW_UPDATE, 0, 0, Integer.BYTES);
            out.writeInt(consumed);
            consumed = 0;
        }
    }

    private void check(int id, Http2Headers fields) {
        CharSequence status = fields.status();
        CharSequence grpcStatus = fields.get("grpc-status");
        Pending request = pending.get(id);
        if (request != null) {
            request.success &= status == null || "200".contentEquals(status);
            request.success &= grpcStatus == null || "0".contentEquals(grpcStatus);
        }
    }

    private void ended(int id, boolean whole, ByteBuf out) throws Http2Exception {
        Pending request = pending.remove(id);
        if (request != null) {
            tally.replied(System.nanoTime() - request.sentNanos, whole && request.success);
            sendRequest(out);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        tally.failed();
        context.close();
    }

    /** A request without its whole reply. */
    private static final class Pending {
        private final long sentNanos;
        private boolean success = true;

        Pending(long sentNanos) {
            this.sentNanos = sentNanos;
        }
    }
}
