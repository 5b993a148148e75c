package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.netty.connection.LoopContext;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2FrameTypes;
import io.netty.util.ReferenceCountUtil;
import org.jspecify.annotations.Nullable;

/**
 * Inspects the head of each client frame before the frame is decoded. It ends the connection at floods of control frames
 * and at decreasing stream identifiers, and times incomplete frames.
 */
final class Http2FrameGuard extends ChannelInboundHandlerAdapter {
    private static final int PREFACE = 24;
    private static final int HEAD = 9;
    private static final int END_STREAM = 1;
    private static final int END_HEADERS = 4;

    private final LoopContext loop;
    private final Http2FrameBudget budget;
    private final Http2StreamIds ids = new Http2StreamIds();
    private final Http2Connection connection;

    /** The number of bytes before the next head: the preface or a payload. */
    private int skipped = PREFACE;

    private int position;
    private int length;
    private int type;
    private int flags;
    private int id;
    private boolean insideBlock;
    private int since;

    /** The offset of the refused frame in the read bytes. */
    private int refused;

    private boolean reading;
    private boolean ended;

    Http2FrameGuard(LoopContext loop, Http2Connection connection) {
        this.loop = loop;
        this.connection = connection;
        this.budget = new Http2FrameBudget(loop);
    }

    /** Skips the preface, which was read before. */
    void prefaceRead() {
        skipped = 0;
    }

    /** Counts the upgrade request as stream 1. */
    void upgraded() {
        ids.opens(1);
    }

    /** Discards all further input. */
    void discard() {
        ended = true;
    }

    Http2FrameBudget budget() {
        return budget;
    }

    /** Returns true while bytes of the client are read. The handler flushes the output at their end. */
    boolean isReading() {
        return reading;
    }

    /** Returns true if a frame or a header block has been incomplete for too long. Bodies have their own timeout. */
    boolean isLate() {
        boolean waits = insideBlock || position > 0 || skipped > 0 && type != Http2FrameTypes.DATA;
        return waits
                && loop.tick() - since > loop.ticks(loop.options().timeouts().header());
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (ended || !(message instanceof ByteBuf bytes)) {
            ReferenceCountUtil.release(message);
            return;
        }
        reading = true;
        Http2Error error = scan(bytes, bytes.readerIndex(), bytes.writerIndex());
        if (error != null) {
            bytes.writerIndex(refused);
        }
        context.fireChannelRead(bytes);
        if (error != null) {
            // Nothing happens here when the frames before that one have ended the connection already.
            connection.end(error);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        reading = false;
        context.fireChannelReadComplete();
    }

    private @Nullable Http2Error scan(ByteBuf bytes, int from, int to) {
        int at = from;
        while (at < to) {
            if (skipped > 0) {
                int count = Math.min(skipped, to - at);
                skipped -= count;
                at += count;
            } else {
                readHead(bytes.getByte(at++) & 0xff);
                if (position == HEAD) {
                    position = 0;
                    skipped = length;
                    Http2Error error = judge();
                    if (error != null) {
                        refused = Math.max(from, at - HEAD);
                        return error;
                    }
                }
            }
        }
        return null;
    }

    private void readHead(int value) {
        if (position == 0) {
            length = 0;
            id = 0;
            if (!insideBlock) {
                since = loop.tick();
            }
        }
        switch (position++) {
            case 0, 1, 2 -> length = length << 8 | value;
            case 3 -> type = value;
            case 4 -> flags = value;
            case 5 -> id = value & 0x7f;
            default -> id = id << 8 | value;
        }
    }

    private @Nullable Http2Error judge() {
        switch (type) {
            case Http2FrameTypes.HEADERS -> {
                insideBlock = (flags & END_HEADERS) == 0;
                return ids.opens(id) ? null : Http2Error.PROTOCOL_ERROR;
            }
            case Http2FrameTypes.CONTINUATION -> {
                insideBlock = (flags & END_HEADERS) == 0;
                return null;
            }
            case Http2FrameTypes.DATA -> {
                boolean empty = length == 0 && (flags & END_STREAM) == 0;
                return !empty || budget.spend(1) ? null : Http2Error.ENHANCE_YOUR_CALM;
            }
            default -> {
                boolean settings = type == Http2FrameTypes.SETTINGS;
                return budget.spend(settings ? Http2FrameBudget.SETTINGS : 1) ? null : Http2Error.ENHANCE_YOUR_CALM;
            }
        }
    }
}
