package dev.ectype.benchmark.wire.fixed;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http2.AbstractHttp2ConnectionHandlerBuilder;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.Http2ConnectionDecoder;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2EventAdapter;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2Settings;
import java.nio.charset.StandardCharsets;

/**
 * Answers every request with the same pet. It extends Netty's connection handler and listens to its frames, as Netty's example
 * {@code http2.helloworld.server}, which creates no channel and no frame objects for a stream.
 */
final class FixedHttp2Handler extends Http2ConnectionHandler {
    private static final byte[] PET =
            "{\"id\":7,\"name\":\"Momo the 7th\",\"species\":\"parrot\",\"age\":3,\"vaccinated\":true}"
                    .getBytes(StandardCharsets.US_ASCII);

    private FixedHttp2Handler(Http2ConnectionDecoder decoder, Http2ConnectionEncoder encoder, Http2Settings settings) {
        super(decoder, encoder, settings);
    }

    static FixedHttp2Handler create() {
        return new Builder().build();
    }

    private static final class Builder extends AbstractHttp2ConnectionHandlerBuilder<FixedHttp2Handler, Builder> {
        @Override
        protected FixedHttp2Handler build() {
            return super.build();
        }

        @Override
        protected FixedHttp2Handler build(
                Http2ConnectionDecoder decoder, Http2ConnectionEncoder encoder, Http2Settings settings) {
            frameListener(new Requests(encoder));
            return new FixedHttp2Handler(decoder, encoder, settings);
        }
    }

    private static final class Requests extends Http2EventAdapter {
        private final Http2ConnectionEncoder encoder;

        Requests(Http2ConnectionEncoder encoder) {
            this.encoder = encoder;
        }

        @Override
        public void onHeadersRead(
                ChannelHandlerContext context,
                int id,
                Http2Headers fields,
                int dependency,
                short weight,
                boolean exclusive,
                int padding,
                boolean ends) {
            onHeadersRead(context, id, fields, padding, ends);
        }

        @Override
        public void onHeadersRead(
                ChannelHandlerContext context, int id, Http2Headers fields, int padding, boolean ends) {
            if (ends) {
                Http2Headers reply = new DefaultHttp2Headers()
                        .status("200")
                        .add(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.APPLICATION_JSON)
                        .addInt(HttpHeaderNames.CONTENT_LENGTH, PET.length);
                encoder.writeHeaders(context, id, reply, 0, false, context.newPromise());
                encoder.writeData(context, id, Unpooled.wrappedBuffer(PET), 0, true, context.newPromise());
            }
        }
    }
}
