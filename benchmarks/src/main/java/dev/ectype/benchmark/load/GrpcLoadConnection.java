package dev.ectype.benchmark.load;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.EventLoopGroup;
import io.netty.handler.codec.http2.DefaultHttp2DataFrame;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.DefaultHttp2HeadersFrame;
import io.netty.handler.codec.http2.DefaultHttp2WindowUpdateFrame;
import io.netty.handler.codec.http2.Http2ChannelDuplexHandler;
import io.netty.handler.codec.http2.Http2DataFrame;
import io.netty.handler.codec.http2.Http2FrameStream;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2HeadersFrame;
import io.netty.handler.codec.http2.Http2ResetFrame;
import io.netty.handler.codec.http2.Http2SettingsFrame;
import io.netty.util.AsciiString;
import io.netty.util.ReferenceCountUtil;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Keeps several calls pending on one connection: each reply starts the next call. */
final class GrpcLoadConnection extends Http2ChannelDuplexHandler {
    private static final AsciiString STATUS = AsciiString.cached("grpc-status");
    private static final int HEAD = 5;

    private final LoadTally tally;
    private final EventLoopGroup loop;
    private final Http2Headers headers;
    private final Map<Http2FrameStream, Long> sentNanos = new LinkedHashMap<>();

    GrpcLoadConnection(LoadTally tally, EventLoopGroup loop, String path) {
        this.tally = tally;
        this.loop = loop;
        this.headers = new DefaultHttp2Headers()
                .method("POST")
                .scheme("http")
                .path(path)
                .authority("127.0.0.1")
                .add(AsciiString.cached("te"), AsciiString.cached("trailers"))
                .add(AsciiString.cached("content-type"), AsciiString.cached("application/grpc"))
                .add(AsciiString.cached("user-agent"), AsciiString.cached("ectype-benchmark"));
    }

    private void sendRequest(ChannelHandlerContext context) {
        if (tally.over()) {
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
            return;
        }
        Http2FrameStream stream = newStream();
        sentNanos.put(stream, System.nanoTime());
        context.write(new DefaultHttp2HeadersFrame(headers, false).stream(stream), context.voidPromise());
        context.write(new DefaultHttp2DataFrame(framed(tally.next()), true).stream(stream), context.voidPromise());
    }

    private static ByteBuf framed(byte[] message) {
        return Unpooled.buffer(HEAD + message.length)
                .writeByte(0)
                .writeInt(message.length)
                .writeBytes(message);
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object frame) {
        if (frame instanceof Http2SettingsFrame && sentNanos.isEmpty()) {
            for (int call = 0; call < GrpcLoad.CALLS; call++) {
                sendRequest(context);
            }
        } else if (frame instanceof Http2DataFrame data) {
            context.write(
                    new DefaultHttp2WindowUpdateFrame(data.initialFlowControlledBytes()).stream(data.stream()),
                    context.voidPromise());
        } else if (frame instanceof Http2HeadersFrame fields && fields.isEndStream()) {
            CharSequence status = fields.headers().get(STATUS);
            ended(context, fields.stream(), status != null && status.length() == 1 && status.charAt(0) == '0');
        } else if (frame instanceof Http2ResetFrame reset) {
            ended(context, reset.stream(), false);
        }
        ReferenceCountUtil.release(frame);
    }

    private void ended(ChannelHandlerContext context, Http2FrameStream stream, boolean success) {
        Long sent = sentNanos.remove(stream);
        if (sent != null) {
            tally.replied(System.nanoTime() - sent, success);
            sendRequest(context);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        context.flush();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        tally.failed();
        context.close();
    }
}
