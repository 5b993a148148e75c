package dev.ectype.runtime.wire;

import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.StateListener;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Queues the events that writes cause for one subscriber. Writers add events on their threads, and the subscriber takes them on
 * its own.
 *
 * @param <E> the type of the events
 */
public final class WriteFeed<E> implements StateListener {
    /** The maximum number of waiting events. A subscriber that lets more wait is ended, because each keeps a version of the state. */
    static final int MOST = 10_000;

    private final Selector<E> selector;
    private final Runnable wake;
    private final Deque<E> events = new ArrayDeque<>();
    private @Nullable Runnable removal;
    private @Nullable StreamEnd end;

    /** Selects the events of a write for one subscriber. */
    @FunctionalInterface
    public interface Selector<E> {
        /** Adds the events of a write. Called within the write. */
        void select(Commit commit, List<E> events);
    }

    private WriteFeed(Selector<E> selector, Runnable wake) {
        this.selector = selector;
        this.wake = wake;
    }

    /**
     * Begins to queue the events of all later writes.
     *
     * @param state registers a listener and returns the action that removes it
     * @param wake the callback for a new event and for the end, called on any thread
     */
    public static <E> WriteFeed<E> open(Function<StateListener, Runnable> state, Selector<E> selector, Runnable wake) {
        WriteFeed<E> feed = new WriteFeed<>(selector, wake);
        feed.register(state.apply(feed));
        return feed;
    }

    private synchronized void register(Runnable removing) {
        removal = removing;
        if (end != null) {
            removing.run();
        }
    }

    @Override
    public void committed(Commit commit) {
        List<E> selected = new ArrayList<>(1);
        try {
            selector.select(commit, selected);
        } catch (RuntimeException failure) {
            // The write of another client must not fail because of a subscriber.
            end(StreamEnd.FAILURE);
            return;
        }
        if (!selected.isEmpty() && add(selected)) {
            wake.run();
        }
    }

    private boolean add(List<E> selected) {
        synchronized (this) {
            if (end != null) {
                return false;
            }
            if (events.size() + selected.size() <= MOST || events.isEmpty()) {
                return events.addAll(selected);
            }
        }
        end(StreamEnd.SLOW_CLIENT);
        return false;
    }

    @Override
    public void interrupted(Interruption interruption) {
        end(StreamEnd.of(interruption));
    }

    /** Ends the feed. The events so far can still be taken. */
    public void end(StreamEnd reason) {
        synchronized (this) {
            if (end != null) {
                return;
            }
            end = reason;
            if (removal != null) {
                removal.run();
            }
        }
        wake.run();
    }

    /** Returns the next event without taking it, or null if none is available. */
    public synchronized @Nullable E peek() {
        return events.peek();
    }

    /** Returns the next event, or null if none is available. */
    public synchronized @Nullable E poll() {
        return events.poll();
    }

    /** Returns whether the feed ended because the subscriber let too many events wait. */
    public synchronized boolean isOverrun() {
        return end == StreamEnd.SLOW_CLIENT;
    }

    /** Returns the reason for the end after the last event was taken, or null before. */
    public synchronized @Nullable StreamEnd ended() {
        return events.isEmpty() ? end : null;
    }

    /** Ends the feed and drops its events. */
    public void close() {
        end(StreamEnd.COMPLETE);
        synchronized (this) {
            events.clear();
        }
    }
}
