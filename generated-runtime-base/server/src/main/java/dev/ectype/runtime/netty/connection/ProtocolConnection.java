package dev.ectype.runtime.netty.connection;

import dev.ectype.runtime.server.protocol.ConnectionProtocol;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;

/** Supervises a connection that speaks another protocol than HTTP. */
public final class ProtocolConnection extends ChannelInboundHandlerAdapter implements ClientConnection {
    private final LoopContext loop;
    private final ChannelPipeline pipeline;
    private final StallDetector stall;

    private ProtocolConnection(LoopContext loop, ChannelPipeline pipeline) {
        this.loop = loop;
        this.pipeline = pipeline;
        this.stall = new StallDetector(loop.ticks(loop.options().timeouts().write()));
    }

    /** Adds the handlers of a protocol to a connection. The protocol decides itself how long a client may be silent. */
    public static void start(ConnectionProtocol protocol, ConnectionSlot slot, ChannelPipeline pipeline) {
        slot.busy();
        pipeline.addLast(new ProtocolConnection(slot.loop(), pipeline));
        protocol.install(pipeline);
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        loop.opened(this);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        loop.closed(this);
    }

    @Override
    public void sweep(int tick) {
        if (stall.isReached(pipeline.channel(), tick)) {
            pipeline.channel().close();
        }
    }

    @Override
    public void shutDown() {
        pipeline.fireUserEventTriggered(ConnectionProtocol.Event.STOPPING);
    }
}
