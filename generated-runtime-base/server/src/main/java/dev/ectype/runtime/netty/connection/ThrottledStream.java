package dev.ectype.runtime.netty.connection;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.ReplyBuffer;
import io.netty.util.concurrent.EventExecutor;
import java.util.Arrays;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Sends content in small portions or cuts it. */
public final class ThrottledStream implements ContentStream {
    private static final int PER_SECOND = 10;
    private static final int SECOND = 1_000;

    private final byte[] content;
    private final Delivery delivery;
    private final EventExecutor executor;
    private final int size;
    private final int end;
    private int given;
    private boolean due;
    private @Nullable Future<?> timer;

    private ThrottledStream(byte[] content, Delivery delivery, EventExecutor executor) {
        this.content = content;
        this.delivery = delivery;
        this.executor = executor;
        boolean cut = delivery.mode() == Delivery.Mode.CUT;
        this.size = cut ? content.length : Math.max(1, delivery.bytes() / PER_SECOND);
        this.end = cut ? delivery.cut(content.length) : content.length;
        this.due = end > 0;
    }

    public static boolean hasContent(ReplyBuffer reply) {
        return reply.stream() == null && reply.bodyTo() > reply.bodyFrom();
    }

    /** Returns the reply with its content in portions, if the delivery requires it and there is content. */
    public static ReplyBuffer of(ReplyBuffer reply, Delivery delivery, EventExecutor executor) {
        boolean whole = delivery.mode() == Delivery.Mode.WHOLE || !hasContent(reply);
        byte[] content = whole ? new byte[0] : Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
        return whole ? reply : reply.body(new ThrottledStream(content, delivery, executor));
    }

    @Override
    public long length() {
        return content.length;
    }

    @Override
    public void start(Runnable wake) {
        // A cut reply needs one turn for its content and one for its end.
        long pause = delivery.mode() == Delivery.Mode.CUT ? 1 : Math.max(1, (long) size * SECOND / delivery.bytes());
        timer = executor.scheduleAtFixedRate(
                () -> {
                    due = true;
                    wake.run();
                },
                pause,
                pause,
                TimeUnit.MILLISECONDS);
    }

    @Override
    public @Nullable ByteSlice next() {
        if (given == content.length) {
            return null;
        }
        if (!due) {
            return ByteSlice.EMPTY;
        }
        if (given == end) {
            throw new ReplyAborted();
        }
        int from = given;
        given = Math.min(end, given + size);
        due = false;
        return new ByteSlice(content, from, given);
    }

    @Override
    public void close() {
        Future<?> running = timer;
        timer = null;
        if (running != null) {
            running.cancel(false);
        }
    }
}
