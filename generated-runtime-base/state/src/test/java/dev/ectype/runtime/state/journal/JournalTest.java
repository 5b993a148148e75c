package dev.ectype.runtime.state.journal;

import static dev.ectype.runtime.state.StateFixtures.OWNERS;
import static dev.ectype.runtime.state.StateFixtures.PETS;
import static dev.ectype.runtime.state.StateFixtures.TAGS;
import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static dev.ectype.runtime.state.StateFixtures.createPet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateFixtures;
import dev.ectype.runtime.state.StateOptions;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.time.LogicalClock;
import java.util.List;
import org.junit.jupiter.api.Test;

final class JournalTest {
    private static final long START = LogicalClock.START;

    @Test
    void anEntryHoldsRequestReplyAndChanges() {
        StateEngine engine = StateFixtures.engine();
        createPet(engine, "Rex");
        RequestRecord request = new RequestRecord(
                "PUT",
                "/pets/1?ä=ö",
                List.of(new RequestHeader("content-type", "application/json")),
                RequestRecord.Body.of(bytes("{\"name\":\"Ünal\"}")));
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable pets = transaction.store(PETS);
            Row first = pets.replace(pets.find(1), bytes("{\"id\":1}"), "own_1");
            pets.replace(first, bytes("{\"id\":1,\"name\":\"Ünal\"}"));
            transaction.next("receipts");
            transaction.next("receipts");
            transaction.commit(new Cause("updatePet", request, 200, 0xFEDC_BA98_7654_3210L));
        }

        JournalEntry entry = engine.journal().entry(2);

        assertThat(entry.stamp()).isEqualTo(new Stamp(2, "default", START + 1_000, START + 1_000, START + 2_000));
        assertThat(entry.cause()).isEqualTo(new Cause("updatePet", request, 200, 0xFEDC_BA98_7654_3210L));
        assertThat(entry.changes())
                .containsExactly(
                        new StateChange.RowChange(
                                PETS,
                                "1",
                                new StateChange.Image(0, 1, null, bytes("{\"id\":1,\"name\":\"Rex\"}")),
                                new StateChange.Image(0, 3, "own_1", bytes("{\"id\":1,\"name\":\"Ünal\"}"))),
                        new StateChange.CounterChange("receipts", 0, 2));
    }

    @Test
    void removalsAndTombstonesAreRecorded() {
        StateEngine engine = StateFixtures.engine();
        try (Transaction transaction = engine.beginWriting()) {
            transaction.store(TAGS).insert("red", bytes("{\"a\":1}"));
            transaction.commit(cause("createTag"));
        }
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable tags = transaction.store(TAGS);
            tags.remove(tags.find("red"), bytes("{\"gone\":true}"));
            transaction.commit(cause("deleteTag"));
        }
        StateChange.Image before = new StateChange.Image(0, 1, null, bytes("{\"a\":1}"));
        assertThat(engine.journal().entry(2).changes())
                .containsExactly(
                        new StateChange.RowChange(TAGS, "red", before, null),
                        new StateChange.TombstoneChange(
                                TAGS, "red", null, new StateChange.Image(0, 1, null, bytes("{\"gone\":true}"))));
    }

    @Test
    void countersOfIdsAreRecorded() {
        StateEngine engine = StateFixtures.engine();
        try (Transaction transaction = engine.beginWriting()) {
            String id = transaction.store(OWNERS).nextId();
            transaction.store(OWNERS).insert(id, bytes("{}"));
            transaction.commit(cause("createOwner"));
        }
        assertThat(engine.journal().entry(1).changes()).contains(new StateChange.CounterChange("owners", 0, 1));
    }

    @Test
    void aDisabledJournalStoresNothingAndCountsPositions() {
        StateEngine engine = StateFixtures.engine(StateOptions.standard().withJournal(new JournalLimits(0, 1 << 20)));
        for (int at = 1; at <= 300; at++) {
            createPet(engine, "pet" + at);
        }
        assertThat(engine.state().position()).isEqualTo(300);
        assertThat(engine.journal().lastPosition()).isEqualTo(300);
        assertThat(engine.journal().entries(0, 10)).isEmpty();
        assertThat(engine.journal().hash(300)).isNull();
        assertThat(engine.journal().damage()).isNull();
        assertThat(engine.journal().oldestReachable()).isEqualTo(300);
    }

    @Test
    void onlyTheNewestEntriesAreKept() {
        StateEngine engine = StateFixtures.engine(StateOptions.standard().withJournal(new JournalLimits(50, 1 << 20)));
        for (int at = 1; at <= 1_300; at++) {
            createPet(engine, "pet" + at);
        }
        Journal journal = engine.journal();
        // The oldest entries are evicted together up to a stored state, here one per quarter of the limit.
        int first = (int) journal.firstPosition();
        assertThat(first).isBetween(1_251, 1_262);
        assertThat(engine.journal().oldestReachable()).isEqualTo(first - 1);
        assertThat(journal.lastPosition()).isEqualTo(1_300);
        assertThat(journal.entry(first - 1)).isNull();
        assertThat(journal.entry(1_301)).isNull();
        List<JournalEntry> entries = journal.entries(0, 1_000);
        assertThat(entries).hasSize(1_301 - first);
        for (int at = 0; at < entries.size(); at++) {
            assertThat(entries.get(at).position()).isEqualTo(first + at);
            assertThat(entries.get(at).changes().toString()).contains("id=" + (first + at));
        }
        assertThat(journal.entries(1_270, 3))
                .extracting(JournalEntry::position)
                .containsExactly(1_270L, 1_271L, 1_272L);
    }

    @Test
    void bytesAreBoundedWhateverTheSizeOfEntries() {
        StateEngine engine =
                StateFixtures.engine(StateOptions.standard().withJournal(new JournalLimits(10_000, 64_000)));
        for (int at = 1; at <= 2_000; at++) {
            createPet(engine, "x".repeat(at % 100 == 0 ? 20_000 : at % 300));
        }
        Journal journal = engine.journal();
        long kept = journal.lastPosition() - journal.firstPosition() + 1;
        assertThat(kept).isBetween(10L, 640L);
        assertThat(journal.entries(0, 10_000)).hasSize((int) kept);
        assertThat(journal.entry(2_000).position()).isEqualTo(2_000);
        createPet(engine, "y".repeat(200_000));
        assertThat(journal.entry(2_001).changes()).hasSize(2);
        createPet(engine, "z");
        assertThat(journal.entry(2_002).changes()).hasSize(2);
    }

    @Test
    void longBodiesAreCutOff() {
        RequestRecord.Body body =
                RequestRecord.Body.of(new byte[RequestRecord.LONGEST_BODY + 3], 2, RequestRecord.LONGEST_BODY + 3);
        assertThat(body.bytes()).hasSize(RequestRecord.LONGEST_BODY);
        assertThat(body.truncated()).isTrue();
    }

    @Test
    void onlyTheRangeOfABodyIsJournaled() {
        StateEngine engine = StateFixtures.engine();
        RequestRecord request =
                new RequestRecord("PUT", "/pets/1", List.of(), RequestRecord.Body.of(bytes("[1,22,3]"), 3, 5));
        try (Transaction transaction = engine.beginWriting()) {
            transaction.next("receipts");
            transaction.commit(new Cause("count", request, 200, 0));
        }
        RequestRecord read = engine.journal().entry(1).cause().request();
        assertThat(read.body().bytes()).isEqualTo(bytes("22"));
        assertThat(read).isEqualTo(request).hasSameHashCodeAs(request);
    }

    @Test
    void aRestoreStartsABranch() {
        StateEngine engine = StateFixtures.engine();
        createPet(engine, "Rex");
        createPet(engine, "Ada");
        byte[] snapshot = engine.snapshot();
        createPet(engine, "Max");
        StateFixtures.restore(engine, snapshot);
        assertThat(engine.journal().lastPosition()).isEqualTo(2);
        assertThat(engine.journal().entry(3)).isNull();
        createPet(engine, "Eve");
        assertThat(engine.journal().entry(3).changes().toString()).contains("id=3");
        assertThat(engine.journal().branches())
                .containsExactly(new JournalBranch(0, -1, 0, 0), new JournalBranch(1, -1, 2, 3));
    }
}
