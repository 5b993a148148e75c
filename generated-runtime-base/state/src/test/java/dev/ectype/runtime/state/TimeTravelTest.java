package dev.ectype.runtime.state;

import static dev.ectype.runtime.state.StateFixtures.OWNERS;
import static dev.ectype.runtime.state.StateFixtures.PETS;
import static dev.ectype.runtime.state.StateFixtures.TAGS;
import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static dev.ectype.runtime.state.StateFixtures.createPet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.state.journal.Journal;
import dev.ectype.runtime.state.journal.JournalBranch;
import dev.ectype.runtime.state.journal.JournalLimits;
import dev.ectype.runtime.state.journal.UnknownPosition;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TimeTravelTest {
    @Test
    void movesBackAndForthWithoutAnyRequest() {
        StateEngine engine = StateFixtures.engine();
        createPet(engine, "Rex");
        byte[] one = engine.snapshot();
        createPet(engine, "Ada");
        byte[] two = engine.snapshot();
        engine.history().travel(null, 1);
        assertThat(engine.snapshot()).isEqualTo(one);
        assertThat(engine.journal().lastPosition()).isEqualTo(2);
        assertThat(engine.journal().entries(0, 10)).hasSize(2);
        engine.history().travel(null, 2);
        assertThat(engine.snapshot()).isEqualTo(two);
        engine.history().travel(null, 0);
        assertThat(engine.state().position()).isZero();
    }

    @Test
    void aWriteAfterARewindStartsABranchAndTheOldOneStays() {
        StateEngine engine = StateFixtures.engine();
        createPet(engine, "Rex");
        createPet(engine, "Ada");
        createPet(engine, "Max");
        byte[] main = engine.snapshot();
        engine.history().travel(null, 1);
        createPet(engine, "Eve");
        assertThat(engine.journal().branch().name()).isEqualTo("branch-1");
        assertThat(engine.journal().lastPosition()).isEqualTo(2);
        assertThat(engine.journal().entries(0, 10))
                .extracting(entry -> entry.changes().toString().contains("id=2"))
                .containsExactly(false, true);
        byte[] branch = engine.snapshot();
        engine.history().travel("main", 3);
        assertThat(engine.snapshot()).isEqualTo(main);
        engine.history().travel("branch-1", 2);
        assertThat(engine.snapshot()).isEqualTo(branch);
        assertThat(engine.journal().branches()).extracting(JournalBranch::name).containsExactly("main", "branch-1");
    }

    @Test
    void movingToTheCurrentPositionStartsNoBranch() {
        StateEngine engine = StateFixtures.engine();
        createPet(engine, "Rex");
        engine.history().travel(null, 0);
        engine.history().travel(null, 1);
        createPet(engine, "Ada");
        assertThat(engine.journal().branches()).hasSize(1);
        assertThat(engine.journal().lastPosition()).isEqualTo(2);
    }

    @Test
    void refusesUnwrittenEvictedAndUnknownPositions() {
        StateEngine engine = StateFixtures.engine(StateOptions.standard().withJournal(new JournalLimits(8, 1 << 20)));
        for (int at = 0; at < 20; at++) {
            createPet(engine, "pet" + at);
        }
        byte[] before = engine.snapshot();
        assertThatThrownBy(() -> engine.history().travel(null, 21)).hasMessageContaining("not written yet");
        assertThatThrownBy(() -> engine.history().travel(null, 3)).hasMessageContaining("forgotten");
        assertThatThrownBy(() -> engine.history().travel(null, -1)).isInstanceOf(UnknownPosition.class);
        assertThatThrownBy(() -> engine.history().travel("nowhere", 1)).hasMessageContaining("[main]");
        assertThat(engine.snapshot()).isEqualTo(before);
        engine.history().travel(null, 16);
        assertThat(engine.state().position()).isEqualTo(16);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 30, 255, 600})
    void whateverIsRememberedCanBeGoneTo(int entries) {
        SplittableRandom random = new SplittableRandom(entries);
        StateEngine engine =
                StateFixtures.engine(StateOptions.standard().withJournal(new JournalLimits(entries, 1 << 18)));
        Map<Long, String> seen = new LinkedHashMap<>();
        // The journal evicts most entries, and most of the remaining positions are visited more than once.
        int rounds = 400 + 2 * entries;
        for (int round = 0; round < rounds; round++) {
            write(engine, random);
            seen.put(engine.state().position(), new String(engine.snapshot()));
            if (random.nextInt(entries * 2) == 0) {
                engine.history().travel(null, engine.journal().oldestReachable());
                engine.history()
                        .travel(
                                null,
                                Math.min(
                                        engine.journal().lastPosition(),
                                        engine.state().position() + random.nextInt(entries / 4)));
                write(engine, random);
                seen.put(engine.state().position(), new String(engine.snapshot()));
            }
            if (round % Math.max(20, entries / 2) == 0) {
                Journal journal = engine.journal();
                State newest = engine.state();
                assertThat(engine.journal().oldestReachable()).isEqualTo(Math.max(0, journal.firstPosition() - 1));
                for (long position = journal.firstPosition(); position <= newest.position(); position++) {
                    assertThat(new String(
                                    engine.snapshotChunks(engine.at(position)).whole()))
                            .isEqualTo(seen.get(position));
                }
            }
        }
    }

    @Test
    void aFullyEvictedBranchReachesBackToItsCurrentPosition() {
        StateEngine engine = StateFixtures.engine(StateOptions.standard().withJournal(new JournalLimits(8, 1 << 20)));
        engine.reset();
        for (int at = 0; at < 20; at++) {
            createPet(engine, "pet" + at);
        }
        StateEngine twin = StateFixtures.engine();
        engine.history().travel(null, 0);
        assertThat(JournalVerification.of(engine, twin, request -> {})).isEqualTo(new JournalVerification(0, 0, null));
        engine.history().travel("main", 0);
        assertThat(engine.journal().firstPosition()).isEqualTo(1);
        assertThat(engine.journal().oldestReachable()).isZero();
        assertThat(JournalVerification.of(engine, twin, request -> {})).isEqualTo(new JournalVerification(0, 0, null));
    }

    /** Checks that every position of a branch is restored byte for byte, in any order of positions. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyPositionOfEveryBranchIsThereAgain(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StateEngine engine = StateFixtures.engine();
        Map<String, Map<Long, String>> seen = new LinkedHashMap<>();
        note(engine, seen);
        for (int round = 0; round < 700; round++) {
            if (random.nextInt(40) == 0) {
                List<String> branches = new ArrayList<>(seen.keySet());
                String branch = branches.get(random.nextInt(branches.size()));
                List<Long> positions = new ArrayList<>(seen.get(branch).keySet());
                long position = positions.get(random.nextInt(positions.size()));
                engine.history().travel(branch, position);
                assertThat(new String(engine.snapshot()))
                        .isEqualTo(seen.get(branch).get(position));
            }
            write(engine, random);
            note(engine, seen);
        }
        seen.forEach((branch, positions) -> positions.forEach((position, snapshot) -> {
            engine.history().travel(branch, position);
            assertThat(new String(engine.snapshot())).isEqualTo(snapshot);
        }));
    }

    private static void note(StateEngine engine, Map<String, Map<Long, String>> seen) {
        seen.computeIfAbsent(engine.journal().branch().name(), name -> new LinkedHashMap<>())
                .put(engine.state().position(), new String(engine.snapshot()));
    }

    private static void write(StateEngine engine, SplittableRandom random) {
        try (Transaction transaction = engine.beginWriting()) {
            for (int step = 0; step <= random.nextInt(3); step++) {
                change(transaction, random);
            }
            transaction.next("receipts");
            transaction.commit(cause("mix"));
        }
    }

    private static void change(Transaction transaction, SplittableRandom random) {
        TransactionTable pets = transaction.store(PETS);
        TransactionTable owners = transaction.store(OWNERS);
        TransactionTable tags = transaction.store(TAGS);
        String slug = "{\"slug\":\"s" + random.nextInt(6) + "\"}";
        switch (random.nextInt(6)) {
            case 0 -> owners.insert(owners.nextId(), bytes(slug));
            case 1 -> pets.insert(pets.nextId(), bytes("{\"n\":" + random.nextInt(9) + "}"), null);
            case 2 -> tags.insert(tags.nextId(), bytes("{}"));
            case 3 -> any(pets, random, row -> pets.replace(row, bytes("{\"n\":" + random.nextInt(9) + "}")));
            case 4 -> any(tags, random, row -> tags.remove(row, bytes("{\"gone\":true}")));
            default ->
                any(
                        owners,
                        random,
                        owner -> any(
                                pets, random, pet -> transaction.links("likes").link(owner.id(), pet.id())));
        }
    }

    private static void any(TransactionTable store, SplittableRandom random, java.util.function.Consumer<Row> deed) {
        List<Row> rows = store.page(RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE))
                .rows();
        if (!rows.isEmpty()) {
            deed.accept(rows.get(random.nextInt(rows.size())));
        }
    }
}
