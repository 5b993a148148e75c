package dev.ectype.runtime.state;

import static dev.ectype.runtime.state.StateFixtures.PETS;
import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static dev.ectype.runtime.state.StateFixtures.createPet;
import static dev.ectype.runtime.state.StateFixtures.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.state.journal.JournalEntry;
import dev.ectype.runtime.state.journal.Stamp;
import dev.ectype.runtime.state.journal.UnknownPosition;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.tree.Order;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

final class TransactionTest {
    private static final long START = Instant.parse("2025-01-01T00:00:00Z").toEpochMilli();

    private final StateEngine engine = StateFixtures.engine();

    @Test
    void rollbackLeavesNothingBehind() {
        createPet(engine, "Rex");
        byte[] before = engine.snapshot();
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable pets = transaction.store(PETS);
            pets.remove(pets.find("1"));
            pets.insert(pets.nextId(), bytes("{\"id\":2}"), null);
            transaction.next("receipts");
            transaction.links("likes").link("own_1", "1");
            transaction.advance(Duration.ofDays(1));
            transaction.rollback();
        }
        assertThat(engine.snapshot()).isEqualTo(before);
        assertThat(engine.journal().lastPosition()).isEqualTo(1);
        assertThat(createPet(engine, "Ada")).isEqualTo("2");
    }

    @Test
    void changesArePrivateUntilTheyAreCommitted() {
        try (Transaction writer = engine.beginWriting()) {
            writer.store(PETS).insert("1", bytes("{\"id\":1}"));
            assertThat(writer.store(PETS).find("1")).isNotNull();
            assertThat(engine.begin().store(PETS).find("1")).isNull();
            writer.commit(cause("createPet"));
        }
        assertThat(engine.begin().store(PETS).find(1)).isNotNull();
    }

    @Test
    void eachWriteMovesPositionByOneAndClockByASecond() {
        createPet(engine, "Rex");
        createPet(engine, "Ada");
        assertThat(engine.state().position()).isEqualTo(2);
        assertThat(engine.state().clock()).isEqualTo(START + 2_000);
    }

    @Test
    void aTransactionWithoutChangesMovesNothing() {
        try (Transaction transaction = engine.beginWriting()) {
            assertThat(transaction.commit(cause("nothing"))).isSameAs(engine.state());
        }
        assertThat(engine.state().clock()).isEqualTo(START);
        assertThat(engine.journal().lastPosition()).isZero();
    }

    @Test
    void theClockCanBeMoved() {
        try (Transaction transaction = engine.begin()) {
            transaction.advance(Duration.ofMinutes(5));
            assertThat(transaction.now()).isEqualTo(START);
            transaction.commit(cause("clock"));
        }
        assertThat(engine.state().clock()).isEqualTo(START + 300_000);
        JournalEntry entry = engine.journal().entry(1);
        assertThat(entry.stamp()).isEqualTo(new Stamp(1, "default", START, START, START + 300_000));
        try (Transaction transaction = engine.beginWriting()) {
            assertThatThrownBy(() -> transaction.set(Instant.MAX))
                    .hasMessageContaining("between the years 1970 and 9999");
        }
    }

    @Test
    void aReaderThatWritesTooLateIsRefused() {
        try (Transaction late = engine.begin()) {
            late.store(PETS).find("1");
            createPet(engine, "Rex");
            assertThatThrownBy(() -> late.store(PETS).insert("1", bytes("{}"))).isInstanceOf(StaleTransaction.class);
        }
        try (Transaction fresh = engine.begin()) {
            createPet(engine, "Ada");
            fresh.store(PETS).insert("3", bytes("{\"id\":3}"));
            assertThat(fresh.store(PETS).count()).isEqualTo(3);
            assertThat(fresh.commit(cause("createPet")).position()).isEqualTo(3);
        }
    }

    @Test
    void aCommitGivesItsOwnVersionAlthoughAnotherIsRestoredAfterIt() {
        State before = engine.state();
        State committed;
        try (Transaction transaction = engine.beginWriting()) {
            transaction.store(PETS).insert("1", bytes("{\"id\":1}"));
            committed = transaction.commit(cause("createPet"));
        }
        engine.restore(before);
        assertThatThrownBy(() -> engine.at(committed.position())).isInstanceOf(UnknownPosition.class);
        assertThat(new String(engine.snapshotChunks(committed).whole(), StandardCharsets.UTF_8))
                .contains("\"position\":1", "{\"id\":1}");
    }

    @Test
    void aThreadWritesOneTransactionAtATime() {
        try (Transaction outer = engine.beginWriting()) {
            assertThatThrownBy(engine::beginWriting).hasMessageContaining("in the middle of another write");
            outer.store(PETS).insert("1", bytes("{}"));
            outer.commit(cause("createPet"));
            assertThatThrownBy(() -> outer.store(PETS).nextId()).hasMessageContaining("over");
        }
        assertThat(engine.state().position()).isEqualTo(1);
    }

    @Test
    void linksAreFoundFromBothEnds() {
        try (Transaction transaction = engine.beginWriting()) {
            TransactionLinks likes = transaction.links("likes");
            assertThat(likes.link("ann", "1")).isTrue();
            assertThat(likes.link("ann", "1")).isFalse();
            likes.link("ann", "2");
            likes.link("b:\"ob", "1");
            assertThat(likes.targets("ann")).containsExactly("1", "2");
            assertThat(likes.sources("1")).containsExactly("ann", "b:\"ob");
            assertThat(likes.unlink("ann", "1")).isTrue();
            assertThat(likes.unlink("ann", "1")).isFalse();
            assertThat(likes.has("ann", "1")).isFalse();
            assertThat(likes.sources("1")).containsExactly("b:\"ob");
        }
    }

    @Test
    void forksGoTheirOwnWay() {
        createPet(engine, "Rex");
        StateEngine fork = engine.fork("test-1", ForkPoint.NOW);
        for (int at = 0; at < 100; at++) {
            createPet(engine, "main" + at);
            createPet(fork, "fork" + at);
        }
        for (long id = 2; id <= 101; id++) {
            assertThat(text(engine.begin().store(PETS).find(id))).contains("\"main" + (id - 2));
            assertThat(text(fork.begin().store(PETS).find(id))).contains("\"fork" + (id - 2));
        }
        assertThat(fork.journal().entry(2).stamp().sandbox()).isEqualTo("test-1");
    }

    @Test
    void resetGoesBackToTheFirstRows() {
        StateEngine seeded = new StateEngine(
                StateFixtures.API,
                StateFixtures.schema(),
                StateOptions.standard(),
                transaction -> transaction.store(PETS).insert("1", bytes("{\"id\":1}")));
        byte[] start = seeded.snapshot();
        createPet(seeded, "Ada");
        seeded.reset();
        assertThat(seeded.snapshot()).isEqualTo(start);
        assertThat(seeded.state().position()).isZero();
        assertThat(createPet(seeded, "Ada")).isEqualTo("2");
        assertThat(seeded.journal().entry(1).cause().operation()).isEqualTo("createPet");
        assertThat(seeded.journal().branches()).hasSize(2);
    }

    @Test
    void readersSeeWholeVersionsWhileOthersWrite() throws Exception {
        AtomicBoolean writing = new AtomicBoolean(true);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Future<?> first = threads.submit(() -> write("first", 1_500));
            Future<?> second = threads.submit(() -> write("second", 1_500));
            List<Future<Integer>> readers = new ArrayList<>();
            for (int at = 0; at < 2; at++) {
                readers.add(threads.submit(() -> readUntilDone(writing)));
            }
            await(first);
            await(second);
            writing.set(false);
            for (Future<Integer> reader : readers) {
                assertThat(reader.get(20, TimeUnit.SECONDS)).isPositive();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(engine.state().position()).isEqualTo(3_000);
        assertThat(engine.begin().store(PETS).count()).isEqualTo(3_000);
        assertThat(engine.begin().store(StateFixtures.OWNERS).count()).isEqualTo(3_000);
    }

    private static void await(Future<?> writer) throws InterruptedException, ExecutionException {
        try {
            writer.get(20, TimeUnit.SECONDS);
        } catch (java.util.concurrent.TimeoutException late) {
            throw new AssertionError("the writers are stuck", late);
        }
    }

    /** Each write adds one pet and one owner, so that a version with unequal numbers was never committed. */
    private void write(String name, int times) {
        for (int at = 0; at < times; at++) {
            try (Transaction transaction = engine.beginWriting()) {
                TransactionTable owners = transaction.store(StateFixtures.OWNERS);
                TransactionTable pets = transaction.store(PETS);
                String owner = owners.nextId();
                owners.insert(owner, bytes("{\"slug\":\"" + name + at + "\"}"));
                pets.insert(pets.nextNumber(), bytes("{\"owner\":\"" + owner + "\"}"), owner);
                transaction.commit(cause(name));
            }
        }
    }

    private int readUntilDone(AtomicBoolean writing) {
        int reads = 0;
        do {
            Transaction transaction = engine.begin();
            TransactionTable pets = transaction.store(PETS);
            TransactionTable owners = transaction.store(StateFixtures.OWNERS);
            assertThat(pets.count()).isEqualTo(owners.count());
            assertThat((long) pets.count()).isEqualTo(transaction.state().position());
            for (Row pet :
                    pets.page(RowPageRequest.of(Order.NEWEST_FIRST, 0, 20)).rows()) {
                assertThat(owners.find(pet.owner())).isNotNull();
                assertThat(pets.countOwnedBy(pet.owner())).isOne();
            }
            reads++;
        } while (writing.get());
        return reads;
    }
}
