package dev.ectype.runtime.wire;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Holds back the next message of a feed until its delay is over. Those behind it wait, too, so that their order stays.
 *
 * @param <E> the type of the messages
 */
public final class DelayedHead<E> {
    private final ToLongFunction<E> delay;
    private final Runnable wake;
    private @Nullable E head;
    private volatile boolean over;

    /**
     * @param delay returns the delay of a message in milliseconds
     * @param wake the callback for the end of a delay, called on any thread
     */
    public DelayedHead(ToLongFunction<E> delay, Runnable wake) {
        this.delay = delay;
        this.wake = wake;
    }

    /** Returns the next message of a feed, or null if none is available yet. */
    public @Nullable E poll(WriteFeed<E> feed) {
        E next = feed.peek();
        long millis = next == null ? 0 : delay.applyAsLong(next);
        if (millis == 0) {
            return feed.poll();
        }
        if (next != head) {
            head = next;
            over = false;
            Executor later = CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS);
            later.execute(() -> {
                over = true;
                wake.run();
            });
        }
        return over ? feed.poll() : null;
    }
}
