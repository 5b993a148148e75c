package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.option.Limits;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.AbstractHttp2ConnectionHandlerBuilder;
import io.netty.handler.codec.http2.DefaultHttp2Connection;
import io.netty.handler.codec.http2.DefaultHttp2RemoteFlowController;
import io.netty.handler.codec.http2.Http2ConnectionDecoder;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2FrameListener;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.UniformStreamByteDistributor;
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
        /** The number of bytes that a stream may send before the next one. Less would split data into many small frames. */
        private static final int MIN_SHARE = 16 * 1024;

        private final Http2Connection connection;

        Builder(Http2Connection connection) {
            this.connection = connection;
        }

        Http2Handler build(LoopContext loop) {
            Limits limits = loop.options().limits();
            Http2FrameListener listener = connection;
            return frameListener(listener)
                    .connection(streams())
                    .initialSettings(Http2Settings.defaultSettings()
                            .maxConcurrentStreams(limits.streamsPerConnection())
                            .maxHeaderListSize(limits.headerBytes()))
                    .validateHeaders(true)
                    .gracefulShutdownTimeoutMillis(
                            loop.options().timeouts().shutdown().toMillis())
                    .build();
        }

        /**
         * Shares the window of the connection equally among its streams. Clients no longer set priorities (RFC 9113), and the
         * tree for them costs more than a short reply.
         */
        private static DefaultHttp2Connection streams() {
            DefaultHttp2Connection streams = new DefaultHttp2Connection(true);
            UniformStreamByteDistributor shares = new UniformStreamByteDistributor(streams);
            shares.minAllocationChunk(MIN_SHARE);
            streams.remote().flowController(new DefaultHttp2RemoteFlowController(streams, shares));
            return streams;
        }

        @Override
        protected Http2Handler build(
                Http2ConnectionDecoder decoder, Http2ConnectionEncoder encoder, Http2Settings settings) {
            return new Http2Handler(decoder, encoder, settings, connection);
        }
    }
}
