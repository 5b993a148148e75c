package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.netty.connection.StreamSink;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import java.util.List;

/** Sends the pieces of a streamed reply as data frames, as fast as the client opens its window. */
final class Http2StreamSink implements StreamSink {
    private final Http2Exchange exchange;
    private final Http2Replies replies;
    private final Http2ConnectionEncoder encoder;
    private final ChannelHandlerContext context;

    Http2StreamSink(Http2Exchange exchange, Http2Replies replies) {
        this.exchange = exchange;
        this.replies = replies;
        this.encoder = replies.handler().encoder();
        this.context = replies.context();
    }

    @Override
    public boolean ready() {
        return encoder.flowController().isWritable(exchange.stream());
    }

    @Override
    public void write(ByteSlice piece) {
        replies.budget().earn(piece.size());
        ByteBuf buffer = context.alloc().buffer(piece.size());
        buffer.writeBytes(piece.array(), piece.from(), piece.size());
        encoder.writeData(context, exchange.stream().id(), buffer, 0, false, context.newPromise());
    }

    @Override
    public void end(List<HeaderField> trailers) {
        int id = exchange.stream().id();
        if (trailers.isEmpty()) {
            encoder.writeData(context, id, Unpooled.EMPTY_BUFFER, 0, true, context.newPromise());
            return;
        }
        encoder.writeHeaders(context, id, replies.fields().trailers(trailers), 0, true, context.newPromise());
    }

    @Override
    public void flush() {
        replies.flush();
    }

    @Override
    public void failed(Throwable cause) {
        replies.failed(exchange, cause);
    }
}
