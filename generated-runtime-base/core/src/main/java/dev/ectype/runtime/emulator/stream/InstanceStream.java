package dev.ectype.runtime.emulator.stream;

import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.plan.StreamPlan;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.Era;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.wire.OperationStream;
import dev.ectype.runtime.wire.StreamEnd;
import dev.ectype.runtime.wire.WriteFeed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Streams stored instances, and then the writes after the version of the state in which they were read. The writes up to the
 * start of the stream come from the journal, later ones from a feed.
 */
final class InstanceStream implements OperationStream {
    private final StreamPlan plan;
    private final StateEngine engine;
    private final SelectedRows rows;
    private final StreamEventWriter writer;
    private final Start start;
    private final Iterator<Row> stored;
    private final JournaledWrites journaled;
    private final Deque<Happening> happenings = new ArrayDeque<>();
    private @Nullable WriteFeed<Happening> feed;
    /** The position of the newest write that is read from the journal. */
    private long startedAt;

    private @Nullable StreamEnd end;

    /**
     * Describes the begin of a stream.
     *
     * @param era the era of the state that was read
     * @param after the position after which writes are events
     * @param initial true to begin with the stored instances
     * @param timeout the time limit in milliseconds, or 0
     */
    record Start(Era era, long after, boolean initial, long timeout) {}

    /**
     * A write of a row of the stream.
     *
     * @param position the position of its commit
     * @param last true for the last one of its commit
     */
    private record Happening(long position, boolean last, EventTriggerPlan.Kind kind, Row row) {}

    InstanceStream(StreamPlan plan, StateEngine engine, SelectedRows rows, StreamEventWriter writer, Start start) {
        this.plan = plan;
        this.engine = engine;
        this.rows = rows;
        this.writer = writer;
        this.start = start;
        this.stored = (start.initial() ? rows.stored() : List.<Row>of()).iterator();
        this.journaled = new JournaledWrites(engine, start.after());
        this.startedAt = start.after();
    }

    @Override
    public void start(Runnable wake) {
        if (!plan.endless()) {
            return;
        }
        WriteFeed<Happening> opened = WriteFeed.open(engine::listen, this::select, wake);
        feed = opened;
        startedAt = engine.state().position();
        if (engine.era() != start.era()) {
            opened.end(StreamEnd.STATE_REPLACED);
        }
    }

    private void select(Commit commit, List<Happening> events) {
        add(commit.state().position(), commit.writes(), events);
    }

    /** Adds the events of one commit. */
    private void add(long position, List<Commit.Write> writes, List<Happening> events) {
        for (Commit.Write write : writes) {
            EventTriggerPlan.Kind kind = rows.kind(write);
            if (kind != null && plan.sends(kind)) {
                Row row = kind == EventTriggerPlan.Kind.DELETED ? write.before() : write.after();
                events.add(new Happening(position, false, kind, Objects.requireNonNull(row)));
            }
        }
        if (!events.isEmpty()) {
            Happening last = events.get(events.size() - 1);
            events.set(events.size() - 1, new Happening(position, true, last.kind(), last.row()));
        }
    }

    @Override
    public @Nullable Event next() {
        if (end != null) {
            return null;
        }
        if (stored.hasNext()) {
            Row row = stored.next();
            return event(new Happening(start.after(), !stored.hasNext(), EventTriggerPlan.Kind.CREATED, row));
        }
        WriteFeed<Happening> following = feed;
        if (following == null) {
            end = StreamEnd.COMPLETE;
            return null;
        }
        Happening happening = earlier();
        while (happening == null && end == null) {
            Happening later = following.poll();
            if (later == null) {
                end = following.ended();
                return null;
            }
            // The feed was registered before the newest position was read.
            happening = later.position() <= startedAt ? null : later;
        }
        return happening == null ? null : event(happening);
    }

    /** Returns the next write before the start of the feed, or null without one. */
    private @Nullable Happening earlier() {
        while (happenings.isEmpty() && journaled.position() < startedAt && end == null) {
            List<Commit.Write> writes = journaled.next();
            if (engine.era() != start.era()) {
                // The journal may have continued on another branch.
                end = StreamEnd.STATE_REPLACED;
            } else if (writes == null) {
                end = StreamEnd.WRITES_FORGOTTEN;
            } else {
                List<Happening> events = new ArrayList<>();
                add(journaled.position(), writes, events);
                happenings.addAll(events);
            }
        }
        return happenings.poll();
    }

    private Event event(Happening happening) {
        return new Event(
                happening.last() ? happening.position() : -1,
                writer.name(happening.kind()),
                writer.document(happening.kind(), happening.row()));
    }

    @Override
    public @Nullable StreamEnd ended() {
        return end;
    }

    @Override
    public long timeout() {
        return start.timeout();
    }

    @Override
    public void end(StreamEnd reason) {
        if (feed != null) {
            feed.end(reason);
        } else if (end == null) {
            end = reason;
        }
    }

    @Override
    public void close() {
        end = end == null ? StreamEnd.COMPLETE : end;
        if (feed != null) {
            feed.close();
        }
    }
}
