package dev.ectype.runtime.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.Seeding;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateListener;
import dev.ectype.runtime.state.StateOptions;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.state.snapshot.ApiIdentity;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class WriteFeedTest {
    private final StateEngine engine = new StateEngine(
            new ApiIdentity("Wells", "1", "0"),
            StateSchema.of(List.of(TableSpec.of("wells", new IdStyle.Counter(1)))),
            StateOptions.standard(),
            Seeding.NOTHING);
    private final AtomicInteger wakes = new AtomicInteger();
    private final List<StateListener> registered = new ArrayList<>();

    private WriteFeed<Long> feed() {
        return WriteFeed.open(
                listener -> {
                    Runnable removal = engine.listen(listener);
                    registered.add(listener);
                    return () -> {
                        registered.remove(listener);
                        removal.run();
                    };
                },
                (commit, events) -> events.add(commit.state().position()),
                wakes::incrementAndGet);
    }

    private void write(int count) {
        for (int at = 0; at < count; at++) {
            try (Transaction transaction = engine.beginWriting()) {
                transaction
                        .store(0)
                        .insert(transaction.store(0).nextNumber(), "{}".getBytes(StandardCharsets.UTF_8), null);
                transaction.commit(Cause.of("dig", RequestRecord.of("POST", "/wells")));
            }
        }
    }

    @Test
    void eventsWaitInTheOrderOfTheirWrites() {
        WriteFeed<Long> feed = feed();
        write(2);
        assertThat(wakes).hasValue(2);
        assertThat(feed.poll()).isEqualTo(1);
        assertThat(feed.poll()).isEqualTo(2);
        assertThat(feed.poll()).isNull();
        assertThat(feed.ended()).isNull();
    }

    @Test
    void aSubscriberThatTakesNoEventsIsEndedAndRemoved() {
        WriteFeed<Long> feed = feed();
        write(WriteFeed.MOST);
        assertThat(registered).hasSize(1);
        write(2);
        assertThat(registered).isEmpty();
        assertThat(feed.ended()).isNull();
        for (long position = 1; position <= WriteFeed.MOST; position++) {
            assertThat(feed.poll()).isEqualTo(position);
        }
        assertThat(feed.poll()).isNull();
        assertThat(feed.ended()).isEqualTo(StreamEnd.SLOW_CLIENT);
    }

    @Test
    void aReplacedStateEndsTheFeedAfterItsEvents() {
        WriteFeed<Long> feed = feed();
        write(1);
        engine.reset();
        write(1);
        assertThat(feed.poll()).isEqualTo(1);
        assertThat(feed.poll()).isNull();
        assertThat(feed.ended()).isEqualTo(StreamEnd.STATE_REPLACED);
        assertThat(registered).isEmpty();
    }

    @Test
    void aHandedOverStateEndsTheFeed() {
        WriteFeed<Long> feed = feed();
        engine.supersede(snapshot -> snapshot.length);
        assertThat(feed.ended()).isEqualTo(StreamEnd.SANDBOX_CLOSED);
    }

    @Test
    void aFailingSubscriberDoesNotFailTheWrite() {
        WriteFeed<Long> feed = WriteFeed.open(
                engine::listen,
                (commit, events) -> {
                    throw new IllegalStateException("broken");
                },
                wakes::incrementAndGet);
        write(1);
        assertThat(engine.state().position()).isEqualTo(1);
        assertThat(feed.ended()).isEqualTo(StreamEnd.FAILURE);
    }

    @Test
    void aClosedFeedIsRemovedAndEmpty() {
        WriteFeed<Long> feed = feed();
        write(1);
        feed.close();
        assertThat(feed.poll()).isNull();
        assertThat(registered).isEmpty();
    }
}
