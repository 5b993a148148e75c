package dev.ectype.runtime.netty.http1;

import io.netty.channel.ChannelHandlerContext;

/** Pauses the decoder of an HTTP/1.1 connection while earlier requests are in progress. */
final class DecoderGate {
    private static final int WAITING_LIMIT = 64 * 1024;

    private final RequestDecoder decoder;
    private final ChannelHandlerContext context;
    private boolean full;

    DecoderGate(RequestDecoder decoder, ChannelHandlerContext context) {
        this.decoder = decoder;
        this.context = context;
    }

    /** Reads on, so that the client's leaving is noticed, but decodes nothing. */
    void close() {
        decoder.pause();
    }

    /** Closes the gate while the client does not read its replies. */
    void closeWhileFull() {
        if (!full && !context.channel().isWritable()) {
            full = true;
            decoder.pause();
            context.channel().config().setAutoRead(false);
        }
    }

    boolean isFull() {
        return full;
    }

    /** Limits the bytes that wait behind the gate. */
    void limitWaiting() {
        if (decoder.waitingBytes() > WAITING_LIMIT) {
            context.channel().config().setAutoRead(false);
        }
    }

    void open() {
        full = false;
        context.channel().config().setAutoRead(true);
        // Opening may happen while the decoder is at work further up the stack.
        context.executor().execute(() -> {
            if (!full && !context.isRemoved()) {
                decoder.resume(context);
            }
        });
    }

    /** Reads and discards all further input. */
    void discard() {
        decoder.discard();
        context.channel().config().setAutoRead(true);
    }

    boolean holdsPartOfAHead() {
        return decoder.isInsideHead();
    }

    /** Removes the decoder. Its pending bytes go to the next handler. */
    void remove() {
        context.pipeline().remove(decoder);
    }
}
