package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.netty.connection.ReplyAborted;
import dev.ectype.runtime.netty.connection.StreamSink;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Sends the pieces of a streamed reply over HTTP/1, chunked or raw. */
final class Http1StreamSink implements StreamSink {
    private static final byte[] LINE_END = {'\r', '\n'};

    private final Http1Connection connection;
    private final ChannelHandlerContext context;
    private final boolean chunked;

    Http1StreamSink(Http1Connection connection, ChannelHandlerContext context, boolean chunked) {
        this.connection = connection;
        this.context = context;
        this.chunked = chunked;
    }

    @Override
    public boolean ready() {
        return context.channel().isWritable();
    }

    @Override
    public void write(ByteSlice piece) {
        ByteBuf buffer = context.alloc().ioBuffer(piece.size() + 16);
        if (chunked) {
            String size = Integer.toHexString(piece.size());
            buffer.writeCharSequence(size, StandardCharsets.US_ASCII);
            buffer.writeBytes(LINE_END);
        }
        buffer.writeBytes(piece.array(), piece.from(), piece.size());
        if (chunked) {
            buffer.writeBytes(LINE_END);
        }
        context.write(buffer, context.voidPromise());
    }

    @Override
    public void end(List<HeaderField> trailers) {
        if (chunked) {
            context.write(lastChunk(trailers), context.voidPromise());
        }
        connection.streamEnded();
    }

    private ByteBuf lastChunk(List<HeaderField> trailers) {
        ByteBuf buffer = context.alloc().ioBuffer(64);
        buffer.writeByte('0').writeBytes(LINE_END);
        for (HeaderField field : trailers) {
            if (!field.serverOwned()) {
                byte[] line = new byte[field.size()];
                field.copyTo(line, 0);
                buffer.writeBytes(line);
            }
        }
        return buffer.writeBytes(LINE_END);
    }

    @Override
    public void flush() {
        context.flush();
    }

    @Override
    public void failed(Throwable cause) {
        if (!(cause instanceof ReplyAborted)) {
            connection.log(cause);
        }
        context.close();
    }
}
