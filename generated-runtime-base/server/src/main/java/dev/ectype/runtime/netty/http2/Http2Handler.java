package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.option.Limits;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.AbstractHttp2ConnectionHandlerBuilder;
import io.netty.handler.codec.http2.Http2ConnectionDecoder;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2FrameListener;
import io.netty.handler.codec.http2.Http2Settings;
import org.jspecify.annotations.Nullable;

/** Extends Netty's connection handler: it closes failed connections so that the client receives the error. */
final class Http2Handler extends Http2ConnectionHandler {
    private final Http2Connection connection;

    private Http2Handler(
            Http2ConnectionDecoder decoder,
            Http2ConnectionEncoder encoder,
            Http2Settings settings,
            Http2Connection connection) {
        super(decoder, encoder, settings);
        this.connection = connection;
    }

    static Http2ConnectionHandler of(Http2Connection connection, LoopContext loop) {
        return new Builder(connection).build(loop);
    }

    @Override
    protected void onConnectionError(
            ChannelHandlerContext context, boolean outbound, Throwable cause, @Nullable Http2Exception error) {
        if (error == null || outbound || error.shutdownHint() == Http2Exception.ShutdownHint.GRACEFUL_SHUTDOWN) {
            super.onConnectionError(context, outbound, cause, error);
        } else {
            connection.end(error.error());
        }
    }

    private static final class Builder extends AbstractHttp2ConnectionHandlerBuilder<Http2Handler, Builder> {
        private final Http2Connection connection;

        Builder(Http2Connection connection) {
            this.connection = connection;
        }

        Http2Handler build(LoopContext loop) {
            Limits limits = loop.options().limits();
            Http2FrameListener listener = connection;
            return frameListener(listener)
                    .initialSettings(Http2Settings.defaultSettings()
                            .maxConcurrentStreams(limits.streamsPerConnection())
                            .maxHeaderListSize(limits.headerBytes()))
                    .validateHeaders(true)
                    .gracefulShutdownTimeoutMillis(
                            loop.options().timeouts().shutdown().toMillis())
                    .build();
        }

        @Override
        protected Http2Handler build(
                Http2ConnectionDecoder decoder, Http2ConnectionEncoder encoder, Http2Settings settings) {
            return new Http2Handler(decoder, encoder, settings, connection);
        }
    }
}
