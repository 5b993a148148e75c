package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.option.Limits;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.AsciiString;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Extends Netty's decoder: it is stricter, can pause, and passes on an HTTP/2 preface unchanged. */
public final class RequestDecoder extends HttpRequestDecoder {
    private static final byte[] PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private boolean first = true;
    private boolean paused;
    private boolean discarding;
    private boolean inBody;
    private boolean headStarted;
    private boolean lineRead;
    private int lengths;

    public RequestDecoder(Limits limits) {
        super(new HttpDecoderConfig()
                .setMaxInitialLineLength(limits.requestLine())
                .setMaxHeaderSize(limits.headerBytes())
                .setMaxChunkSize(64 * 1024));
    }

    /** Returns true if a head has arrived only in part. */
    boolean isInsideHead() {
        return headStarted;
    }

    /** Returns the number of received bytes that are not decoded yet. */
    int waitingBytes() {
        return actualReadableBytes();
    }

    void pause() {
        paused = true;
    }

    /** Discards all further input. */
    void discard() {
        discarding = true;
        paused = false;
    }

    /** Decodes the bytes received during a pause. */
    void resume(ChannelHandlerContext context) {
        if (discarding || !paused) {
            return;
        }
        paused = false;
        try {
            channelRead(context, Unpooled.EMPTY_BUFFER);
            channelReadComplete(context);
        } catch (Exception failure) {
            context.fireExceptionCaught(failure);
        }
    }

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf buffer, List<Object> out) throws Exception {
        if (paused) {
            return;
        }
        if (discarding) {
            buffer.skipBytes(buffer.readableBytes());
            return;
        }
        if (first && isPreface(buffer, out)) {
            return;
        }
        if (inBody) {
            super.decode(context, buffer, out);
        } else {
            decodeHead(context, buffer, out);
        }
        if (!out.isEmpty()) {
            Object last = out.get(out.size() - 1);
            inBody = !(last instanceof LastHttpContent);
            headStarted = false;
            lineRead = false;
        }
    }

    private void decodeHead(ChannelHandlerContext context, ByteBuf buffer, List<Object> out) throws Exception {
        if (HeadLines.areFolded(buffer, lineRead)) {
            discard();
            buffer.skipBytes(buffer.readableBytes());
            HttpMessage invalid = createInvalidMessage();
            invalid.setDecoderResult(DecoderResult.failure(new IllegalArgumentException("folded header line")));
            out.add(invalid);
            return;
        }
        headStarted = true;
        super.decode(context, buffer, out);
    }

    /** Returns true if the bytes are, or may become, the HTTP/2 preface. */
    private boolean isPreface(ByteBuf buffer, List<Object> out) {
        int length = Math.min(PREFACE.length, buffer.readableBytes());
        int start = buffer.readerIndex();
        for (int index = 0; index < length; index++) {
            if (buffer.getByte(start + index) != PREFACE[index]) {
                first = false;
                return false;
            }
        }
        headStarted = true;
        if (length == PREFACE.length) {
            first = false;
            paused = true;
            out.add(buffer.readRetainedSlice(length));
        }
        return true;
    }

    @Override
    protected String splitSecondWordInitialLine(byte[] line, int start, int length) {
        int end = start + length;
        boolean spaced = line[start - 1] == ' ' && line[start - 2] > ' ' && line[end] == ' ' && line[end + 1] > ' ';
        if (length == 0 || !spaced) {
            throw new IllegalArgumentException("the request line must have single spaces");
        }
        for (int index = start; index < end; index++) {
            if (line[index] <= ' ' || line[index] == 0x7f || line[index] == '#') {
                throw new IllegalArgumentException("the request target contains a forbidden byte");
            }
        }
        return super.splitSecondWordInitialLine(line, start, length);
    }

    @Override
    protected AsciiString splitHeaderName(byte[] line, int start, int length) {
        AsciiString name = super.splitHeaderName(line, start, length);
        if (length == 14 && HttpHeaderNames.CONTENT_LENGTH.contentEqualsIgnoreCase(name) && ++lengths > 1) {
            // For clients of HTTP/1.0 the decoder would keep the first length and drop the others.
            throw new IllegalArgumentException("more than one content-length");
        }
        return name;
    }

    @Override
    protected HttpMessage createMessage(String[] line) throws Exception {
        lineRead = true;
        lengths = 0;
        return super.createMessage(line);
    }
}
