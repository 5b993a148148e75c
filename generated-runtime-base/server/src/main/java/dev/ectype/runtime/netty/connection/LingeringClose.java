package dev.ectype.runtime.netty.connection;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;

/**
 * Closes a connection so that the last reply arrives: a socket closed with unread input is reset, which
 * may destroy what the client has not read yet. So only the sending side is closed, until the client closes too.
 */
public final class LingeringClose {
    private final ChannelHandlerContext context;
    private boolean inputEnded;
    private boolean outputEnded;

    public LingeringClose(ChannelHandlerContext context) {
        this.context = context;
    }

    public void begin() {
        context.channel().config().setAutoRead(true);
        context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(written -> {
            SslHandler tls = context.pipeline().get(SslHandler.class);
            if (tls != null && written.isSuccess()) {
                tls.closeOutbound().addListener(notified -> endOutput());
            } else {
                endOutput();
            }
        });
    }

    /** Skips the lingering, because nothing can be lost between two requests. */
    public void skip() {
        context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
    }

    private void endOutput() {
        outputEnded = true;
        Channel channel = context.channel();
        if (inputEnded || !(channel instanceof DuplexChannel duplex)) {
            channel.close();
        } else {
            duplex.shutdownOutput().addListener((ChannelFuture ended) -> {
                if (!ended.isSuccess()) {
                    channel.close();
                }
            });
        }
    }

    /** Returns true if all output is sent and only the client's close is missing. */
    public boolean isOutputEnded() {
        return outputEnded;
    }

    public void inputEnded() {
        inputEnded = true;
        if (outputEnded) {
            context.channel().close();
        }
    }
}
