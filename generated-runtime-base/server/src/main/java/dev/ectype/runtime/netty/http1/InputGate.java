package dev.ectype.runtime.netty.http1;

import io.netty.channel.ChannelHandlerContext;

/** Pauses the input of an HTTP/1.1 connection while earlier requests are in progress. */
final class InputGate {
    private static final int WAITING_LIMIT = 64 * 1024;

    private final Http1Input input;
    private final ChannelHandlerContext context;
    private boolean full;

    InputGate(Http1Input input, ChannelHandlerContext context) {
        this.input = input;
        this.context = context;
    }

    /** Reads on, so that the client's leaving is noticed, but answers nothing. */
    void close() {
        input.pause();
    }

    /** Closes the gate while the client does not read its replies. */
    void closeWhileFull() {
        if (!full && !context.channel().isWritable()) {
            full = true;
            input.pause();
            context.channel().config().setAutoRead(false);
        }
    }

    boolean isFull() {
        return full;
    }

    /** Limits the bytes that wait behind the gate. */
    void limitWaiting() {
        if (input.waitingBytes() > WAITING_LIMIT) {
            context.channel().config().setAutoRead(false);
        }
    }

    void open() {
        full = false;
        context.channel().config().setAutoRead(true);
        // Opening may happen while the input is read further up the stack.
        context.executor().execute(() -> {
            if (!full && !context.isRemoved()) {
                input.resume(context);
            }
        });
    }

    /** Reads and discards all further input. */
    void discard() {
        input.discard();
        context.channel().config().setAutoRead(true);
    }

    boolean holdsPartOfAHead() {
        return input.isInsideHead();
    }

    /** Removes the input. The bytes that it has not read go to the next handler. */
    void remove() {
        input.passOn(context);
        context.pipeline().remove(input);
    }
}
