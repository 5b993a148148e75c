package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Delivery.Mode;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.ThrottledStream;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Delivers the replies of an HTTP/1 connection immediately and completely, or as their delivery requires. */
final class Http1Delivery {
    private final Http1Connection connection;
    private final Http1Request request;
    private final LoopContext loop;
    private final ChannelHandlerContext context;
    private @Nullable Future<?> timer;
    private boolean working;
    private boolean gone;

    Http1Delivery(Http1Connection connection, Http1Request request, LoopContext loop, ChannelHandlerContext context) {
        this.connection = connection;
        this.request = request;
        this.loop = loop;
        this.context = context;
    }

    void send(ReplyBuffer reply) {
        Delivery delivery = reply.delivery();
        Consumer<ReplyBuffer> filling = reply.filling();
        if (filling != null) {
            work(filling);
        } else if (delivery == null) {
            connection.deliver(reply);
        } else if (delivery.waits()) {
            hold(reply, delivery);
        } else if (delivery.mode() == Mode.RESET || delivery.mode() == Mode.CUT && !ThrottledStream.hasContent(reply)) {
            loop.log(request.method(), request.target(), reply);
            connection.abort();
            abort(delivery.mode() == Mode.RESET);
        } else {
            connection.deliver(ThrottledStream.of(reply, delivery, context.executor()));
        }
    }

    /** Creates the reply outside the event loop. Later requests wait behind it. */
    private void work(Consumer<ReplyBuffer> filling) {
        working = true;
        loop.work(request, filling, context.executor(), made -> {
            working = false;
            if (gone) {
                loop.closeQuietly(made.stream(), request);
            } else {
                release(made);
            }
        });
        connection.hold();
    }

    /** Delays the reply. Later requests wait behind it. */
    private void hold(ReplyBuffer reply, Delivery delivery) {
        if (delivery.mode() == Mode.NEVER) {
            loop.log(request.method(), request.target(), reply);
        } else {
            ReplyBuffer kept = reply.copy().delivery(delivery.after(0));
            timer = context.executor().schedule(() -> release(kept), delivery.delay(), TimeUnit.MILLISECONDS);
        }
        connection.hold();
    }

    private void release(ReplyBuffer kept) {
        timer = null;
        send(kept);
        connection.heldReplySent();
    }

    /** Aborts the connection. */
    private void abort(boolean reset) {
        context.flush();
        if (reset) {
            // A socket without linger is reset when it is closed, and TLS must not send its close message before.
            context.channel().config().setOption(ChannelOption.SO_LINGER, 0);
            context.pipeline().firstContext().close();
        } else {
            context.close();
        }
    }

    /** Returns true if the current reply is never sent. */
    boolean isHeldForever() {
        return timer == null && !working;
    }

    void cancel() {
        gone = true;
        if (timer != null) {
            timer.cancel(false);
        }
    }
}
