package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.http1.syntax.ChunkScanner;
import dev.ectype.runtime.netty.http1.syntax.HeadScanner;
import dev.ectype.runtime.netty.http1.syntax.ScannedHead;
import dev.ectype.runtime.netty.option.Limits;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads requests from the bytes of a connection. It can pause, and passes on the bytes of another protocol unchanged. */
public final class Http1Input extends ChannelInboundHandlerAdapter {
    /** Lists what comes next in the input. */
    private enum Part {
        FIRST_HEAD,
        HEAD,
        BODY,
        CHUNKS
    }

    private static final byte[] PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] NOTHING = {};

    private final LoopContext loop;
    private final ScannedHead head = new ScannedHead();
    private final HeadScanner heads;
    private final ChunkScanner chunks;
    private final Http1Head framing;
    private RequestReceiver receiver = NoReceiver.INSTANCE;
    private Part part = Part.FIRST_HEAD;
    private byte[] bytes = NOTHING;
    private int from;
    private int to;
    /** The offset of the current request, or -1 if the array does not contain the whole request. */
    private int begun = -1;

    private long left;
    private boolean shared;
    private boolean paused;
    private boolean discarding;

    public Http1Input(LoopContext loop) {
        Limits limits = loop.options().limits();
        this.loop = loop;
        this.heads = new HeadScanner(limits.requestLine(), limits.headerBytes(), limits.headerFields(), head);
        this.chunks = new ChunkScanner(limits.requestLine(), limits.headerBytes());
        this.framing = new Http1Head(limits, head);
    }

    void sendTo(RequestReceiver requests) {
        receiver = requests;
    }

    /** Returns the current head. */
    ScannedHead head() {
        return head;
    }

    /** Returns the framing of the current head, which the receiver reads first. */
    Http1Head framing() {
        return framing;
    }

    /** Returns true if a head has arrived only in part. */
    boolean isInsideHead() {
        return from < to && !paused && (part == Part.FIRST_HEAD || part == Part.HEAD);
    }

    /** Returns the number of received bytes that are not read yet. */
    int waitingBytes() {
        return to - from;
    }

    /** Returns the size of the current request in bytes, or 0 if the array does not contain it as a whole. */
    int requestSize() {
        return begun < 0 ? 0 : from - begun;
    }

    /** Returns the bytes of the current request, which the array contains as a whole. */
    byte[] request() {
        return Arrays.copyOfRange(bytes, begun, from);
    }

    void pause() {
        paused = true;
    }

    /** Discards all further input. */
    void discard() {
        discarding = true;
        paused = false;
        from = to;
    }

    /** Reads the bytes received during a pause. */
    void resume(ChannelHandlerContext context) {
        if (discarding || !paused) {
            return;
        }
        paused = false;
        try {
            read();
            context.fireChannelReadComplete();
        } catch (RuntimeException failure) {
            context.fireExceptionCaught(failure);
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        ByteBuf received = (ByteBuf) message;
        try {
            if (discarding) {
                return;
            }
            take(received);
        } finally {
            received.release();
        }
        read();
    }

    private void take(ByteBuf received) {
        int count = received.readableBytes();
        begun = -1;
        if (from == to) {
            // Most requests arrive in one piece, and the loop reads one connection at a time.
            bytes = loop.input(count);
            shared = true;
            from = 0;
            to = 0;
        } else if (bytes.length - to < count) {
            bytes = Arrays.copyOfRange(bytes, from, Math.max(to + count, 2 * to - from));
            to -= from;
            from = 0;
        }
        received.readBytes(bytes, to, count);
        to += count;
    }

    private void read() {
        try {
            boolean more = true;
            while (more && from < to && !paused) {
                more = readPart();
            }
        } finally {
            if (shared) {
                keep();
            }
        }
    }

    /** Copies what is needed later from the array that all connections of the loop share. */
    private void keep() {
        shared = false;
        begun = -1;
        bytes = from == to ? NOTHING : Arrays.copyOfRange(bytes, from, to);
        to -= from;
        from = 0;
    }

    /** Reads one part. Returns false if it has not arrived as a whole. */
    private boolean readPart() {
        return switch (part) {
            case FIRST_HEAD -> readFirst();
            case HEAD -> readHead();
            case BODY -> readBody();
            case CHUNKS -> readChunk();
        };
    }

    private boolean readFirst() {
        int length = Math.min(PREFACE.length, to - from);
        if (!Arrays.equals(bytes, from, from + length, PREFACE, 0, length)) {
            part = Part.HEAD;
            return true;
        }
        if (length == PREFACE.length) {
            from += length;
            paused = true;
            receiver.switchToHttp2(Unpooled.wrappedBuffer(PREFACE));
        }
        return false;
    }

    private boolean readHead() {
        int cached = heads.isAtStart() ? receiver.answerFromCache(bytes, from, to) : 0;
        if (cached > 0) {
            from += cached;
            return true;
        }
        int begin = from;
        int next = heads.scan(bytes, from, to);
        if (next == HeadScanner.INCOMPLETE) {
            return false;
        }
        if (next < 0) {
            return refuse(refusalFor(next));
        }
        from = next;
        begun = begin;
        // What comes next is known when the receiver has read the head.
        part = Part.BODY;
        left = 0;
        receiver.begin();
        if (discarding) {
            return false;
        }
        if (framing.isChunked()) {
            part = Part.CHUNKS;
            chunks.begin();
        } else {
            left = framing.contentLength();
            if (left == 0) {
                end();
            }
        }
        return true;
    }

    private static RequestRefusal refusalFor(int result) {
        return switch (result) {
            case HeadScanner.LINE_TOO_LONG -> RequestRefusal.LINE_TOO_LONG;
            case HeadScanner.FIELDS_TOO_LARGE -> RequestRefusal.HEADERS_TOO_LARGE;
            case HeadScanner.UNKNOWN_VERSION -> RequestRefusal.VERSION;
            default -> RequestRefusal.MALFORMED;
        };
    }

    private boolean readBody() {
        int count = (int) Math.min(left, to - from);
        left -= count;
        receive(count);
        if (left == 0 && !discarding) {
            end();
        }
        return true;
    }

    private boolean readChunk() {
        int before = from;
        from = chunks.scan(bytes, from, to);
        if (chunks.isMalformed()) {
            return refuse(RequestRefusal.MALFORMED);
        }
        int count = Math.min(chunks.data(), to - from);
        if (count > 0) {
            chunks.read(count);
            receive(count);
        } else if (chunks.isDone()) {
            end();
        }
        return from > before;
    }

    private void receive(int count) {
        int begin = from;
        from += count;
        receiver.receive(bytes, begin, count);
    }

    private void end() {
        part = Part.HEAD;
        receiver.answer();
    }

    private boolean refuse(RequestRefusal refusal) {
        part = Part.HEAD;
        receiver.refuse(refusal);
        return false;
    }

    /** Passes the bytes that are not read to the next handler. */
    void passOn(ChannelHandlerContext context) {
        if (from < to) {
            ByteBuf rest = context.alloc().buffer(to - from).writeBytes(bytes, from, to - from);
            from = to;
            context.fireChannelRead(rest);
            context.fireChannelReadComplete();
        }
    }
}
