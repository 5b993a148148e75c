package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.ProxyContext;
import dev.ectype.cli.proxy.message.ProxyError;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.handler.codec.http2.DefaultHttp2WindowUpdateFrame;
import io.netty.handler.codec.http2.Http2CodecUtil;
import io.netty.handler.codec.http2.Http2Connection;
import io.netty.handler.codec.http2.Http2FrameCodec;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2GoAwayFrame;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2SettingsFrame;
import io.netty.handler.codec.http2.Http2StreamChannel;
import io.netty.handler.codec.http2.Http2StreamChannelBootstrap;
import io.netty.handler.codec.http2.Http2StreamFrameToHttpObjectCodec;
import io.netty.util.ReferenceCountUtil;
import java.util.concurrent.TimeUnit;

/** Multiplexes exchanges over one HTTP/2 connection to a server. Each stream looks like a connection of its own. */
final class Http2UpstreamConnection extends ChannelInboundHandlerAdapter {
    private static final int MOST_STREAMS = 100;
    private static final long LONGEST_BEGIN = 10;

    /** Limits the bytes of one stream that wait for a slow client, because one stream must not block the others. */
    private static final int WINDOW = 128 << 10;

    private final UpstreamPool owner;
    private final Channel channel;
    private final Http2FrameCodec codec;
    private long maxStreams;
    private int streams;
    private boolean used;
    private boolean leaving;
    private long idleSince = System.nanoTime();

    /** Starts HTTP/2 on a connection and notifies the pool when the server does so, too, and when the connection ends. */
    Http2UpstreamConnection(UpstreamPool owner, Channel channel) {
        this.owner = owner;
        this.channel = channel;
        this.codec = Http2FrameCodecBuilder.forClient()
                .initialSettings(Http2Settings.defaultSettings()
                        .pushEnabled(false)
                        .initialWindowSize(WINDOW)
                        .maxHeaderListSize(ProxyContext.LONGEST_HEAD))
                .build();
    }

    void begin() {
        channel.pipeline().addLast(codec, new Http2MultiplexHandler(new ChannelInboundHandlerAdapter()), this);
        int all = MOST_STREAMS * WINDOW - Http2CodecUtil.DEFAULT_WINDOW_SIZE;
        channel.writeAndFlush(new DefaultHttp2WindowUpdateFrame(all));
        channel.config().setAutoRead(true);
        channel.eventLoop()
                .schedule(
                        () -> {
                            if (maxStreams == 0) {
                                channel.close();
                            }
                        },
                        LONGEST_BEGIN,
                        TimeUnit.SECONDS);
    }

    boolean hasRoom() {
        return !leaving && streams < maxStreams && channel.isActive();
    }

    boolean isIdleSince(long latest) {
        return streams == 0 && idleSince - latest <= 0;
    }

    /** Opens a stream for an exchange. */
    void open(ProxiedExchange exchange) {
        streams++;
        boolean old = used;
        used = true;
        UpstreamConnectionHandler connection = owner.newStream(this);
        new Http2StreamChannelBootstrap(channel)
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel stream) {
                        stream.config().setOption(ChannelOption.AUTO_READ, false);
                        stream.pipeline().addLast(new Http2StreamFrameToHttpObjectCodec(false), connection);
                    }
                })
                .open()
                .addListener(done -> {
                    if (done.isSuccess()) {
                        ((Channel) done.getNow()).closeFuture().addListener((ChannelFutureListener) closed -> ended());
                        exchange.connected(connection, old);
                    } else {
                        leaving = true;
                        ended();
                        exchange.fail(ProxyError.unreachable(owner.upstream(), done.cause()));
                    }
                });
    }

    private void ended() {
        streams--;
        idleSince = System.nanoTime();
        if (leaving && streams == 0) {
            channel.close();
        }
        owner.serve();
    }

    /** Returns whether the server refused or never received a stream, so that the exchange can be repeated. */
    boolean ignored(Http2StreamChannel stream) {
        Http2Connection connection = codec.connection();
        int number = stream.stream().id();
        return !Http2CodecUtil.isStreamIdValid(number)
                || connection.goAwayReceived() && number > connection.local().lastStreamKnownByPeer();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object frame) {
        if (frame instanceof Http2SettingsFrame settings) {
            Long allowed = settings.settings().maxConcurrentStreams();
            boolean wasReady = maxStreams > 0 || used;
            maxStreams = allowed != null ? Math.min(MOST_STREAMS, allowed) : wasReady ? maxStreams : MOST_STREAMS;
            owner.canServe(this);
        } else if (frame instanceof Http2GoAwayFrame) {
            leaving = true;
            if (streams == 0) {
                channel.close();
            }
            owner.lost(this);
        }
        ReferenceCountUtil.release(frame);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        leaving = true;
        owner.lost(this);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }

    void close() {
        channel.close();
    }
}
