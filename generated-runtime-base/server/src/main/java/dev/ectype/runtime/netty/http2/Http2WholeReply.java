package dev.ectype.runtime.netty.http2;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Flags;
import io.netty.handler.codec.http2.Http2FrameTypes;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2HeadersEncoder;
import io.netty.handler.codec.http2.Http2RemoteFlowController.FlowControlled;
import io.netty.handler.codec.http2.Http2Stream;
import org.jspecify.annotations.Nullable;

/**
 * Sends the head, the body and the trailers of a small reply with one write. Netty's encoder makes several buffers and promises for
 * each of these frames, which cost more than a short reply itself.
 */
final class Http2WholeReply implements FlowControlled {
    /** The maximum length of a body, and of the fields of a head or trailers. Both fit into one frame of any client. */
    static final int LIMIT = 8 * 1024;

    private static final int FRAME_HEAD = 9;
    private static final int USUAL_FIELDS = 128;
    private static final short END_STREAM = new Http2Flags().endOfStream(true).value();
    private static final short END_HEADERS = new Http2Flags().endOfHeaders(true).value();

    private final Http2ConnectionHandler handler;
    private final Http2Stream stream;
    private final Http2Headers head;
    private final byte[] body;
    private final @Nullable Http2Headers trailers;
    private int sent;
    private boolean begun;
    private @Nullable ChannelPromise last;

    /** @param trailers the fields after the body, or null for none */
    Http2WholeReply(
            Http2ConnectionHandler handler,
            Http2Stream stream,
            Http2Headers head,
            byte[] body,
            @Nullable Http2Headers trailers) {
        this.handler = handler;
        this.stream = stream;
        this.head = head;
        this.body = body;
        this.trailers = trailers;
    }

    /** Sends the reply, or returns false if the client's windows are too small for it. */
    boolean send() {
        var flow = handler.encoder().flowController();
        boolean fits = stream.state().localSideOpen()
                && !flow.hasFlowControlled(stream)
                && flow.windowSize(stream) >= body.length
                && flow.windowSize(handler.connection().connectionStream()) >= body.length;
        if (fits) {
            flow.addFlowControlled(stream, this);
        }
        return fits;
    }

    @Override
    public int size() {
        return body.length - sent;
    }

    /** Writes as much as other replies have left of the connection's window. */
    @Override
    public void write(ChannelHandlerContext context, int allowed) {
        int count = Math.min(allowed, size());
        ByteBuf out = context.alloc().buffer(count + USUAL_FIELDS);
        try {
            if (!begun) {
                writeFields(out, head, END_HEADERS);
                stream.headersSent(false);
                begun = true;
            }
            boolean ends = count == size();
            writeHead(out, count, Http2FrameTypes.DATA, ends && trailers == null ? END_STREAM : 0);
            out.writeBytes(body, sent, count);
            sent += count;
            if (ends && trailers != null) {
                writeFields(out, trailers, END_HEADERS | END_STREAM);
            }
        } catch (Http2Exception tooLarge) {
            out.release();
            handler.onError(context, true, tooLarge);
            return;
        }
        last = context.newPromise();
        context.write(out, last);
    }

    private void writeFields(ByteBuf out, Http2Headers fields, int flags) throws Http2Exception {
        int start = out.writerIndex();
        writeHead(out, 0, Http2FrameTypes.HEADERS, flags);
        encoder(handler).encodeHeaders(stream.id(), fields, out);
        out.setMedium(start, out.writerIndex() - start - FRAME_HEAD);
    }

    private void writeHead(ByteBuf out, int length, int type, int flags) {
        out.writeMedium(length).writeByte(type).writeByte(flags).writeInt(stream.id());
    }

    /** Returns the only encoder of the connection, which both ends must use in the same order. It is its own configuration. */
    private static Http2HeadersEncoder encoder(Http2ConnectionHandler handler) {
        return (Http2HeadersEncoder)
                handler.encoder().frameWriter().configuration().headersConfiguration();
    }

    @Override
    public void writeComplete() {
        if (last != null) {
            handler.closeStreamLocal(stream, last);
        }
    }

    @Override
    public void error(ChannelHandlerContext context, Throwable cause) {
        handler.onError(context, true, cause);
    }

    @Override
    public boolean merge(ChannelHandlerContext context, FlowControlled next) {
        return false;
    }
}
