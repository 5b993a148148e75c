package dev.ectype.cli.proxy;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2StreamFrameToHttpObjectCodec;
import io.netty.util.concurrent.EventExecutor;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Prepares the connections of clients: HTTP/2 is known by its first bytes, all else is HTTP/1.1. */
final class ClientPipeline extends ChannelInitializer<Channel> {
    private static final int MOST_STREAMS = 100;

    private final Map<EventExecutor, ProxyLoop> loops;

    ClientPipeline(Map<EventExecutor, ProxyLoop> loops) {
        this.loops = loops;
    }

    @Override
    protected void initChannel(Channel channel) {
        channel.pipeline().addLast(new Preface());
    }

    private ProxyLoop loop(Channel channel) {
        return Objects.requireNonNull(loops.get(channel.eventLoop()));
    }

    private void addHttp1(Channel channel) {
        channel.config().setAutoRead(false);
        HttpDecoderConfig limits = new HttpDecoderConfig()
                .setMaxInitialLineLength(Shared.LONGEST_LINE)
                .setMaxHeaderSize(Shared.LONGEST_HEAD)
                .setMaxChunkSize(Shared.PIECE);
        channel.pipeline().addLast(new HttpServerCodec(limits), new ClientSide(loop(channel)));
    }

    private void addHttp2(Channel channel) {
        ProxyLoop loop = loop(channel);
        channel.pipeline()
                .addLast(
                        Http2FrameCodecBuilder.forServer()
                                .initialSettings(Http2Settings.defaultSettings()
                                        .maxConcurrentStreams(MOST_STREAMS)
                                        .maxHeaderListSize(Shared.LONGEST_HEAD))
                                .build(),
                        new Http2MultiplexHandler(new ChannelInitializer<>() {
                            @Override
                            protected void initChannel(Channel stream) {
                                stream.config().setOption(ChannelOption.AUTO_READ, false);
                                stream.pipeline()
                                        .addLast(new Http2StreamFrameToHttpObjectCodec(true), new ClientSide(loop));
                            }
                        }));
    }

    /** Looks at the first bytes. */
    private final class Preface extends ByteToMessageDecoder {
        private static final byte[] START = "PRI * HTTP/2.0".getBytes(StandardCharsets.US_ASCII);

        @Override
        protected void decode(ChannelHandlerContext at, ByteBuf bytes, List<Object> out) {
            int seen = Math.min(bytes.readableBytes(), START.length);
            for (int each = 0; each < seen; each++) {
                if (bytes.getByte(bytes.readerIndex() + each) != START[each]) {
                    addHttp1(at.channel());
                    at.pipeline().remove(this);
                    return;
                }
            }
            if (seen == START.length) {
                addHttp2(at.channel());
                at.pipeline().remove(this);
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext at, Throwable cause) {
            at.close();
        }
    }
}
