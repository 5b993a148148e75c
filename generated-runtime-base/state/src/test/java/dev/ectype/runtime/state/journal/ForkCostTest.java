package dev.ectype.runtime.state.journal;

import static dev.ectype.runtime.state.StateFixtures.OWNERS;
import static dev.ectype.runtime.state.StateFixtures.PETS;
import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.ForkPoint;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateFixtures;
import dev.ectype.runtime.state.StateOptions;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that sandboxes with few writes use little memory, independent of their shared state. */
final class ForkCostTest {
    private static final int FORKS = 200;
    /** The number of rows, close to the capacity of the shared index. */
    private static final int ROWS = 24_500;

    private final StateEngine engine = StateFixtures.engine();

    @Test
    void aForkThatHasWrittenLittleHoldsLittle() {
        fill(ROWS);
        List<StateEngine> forks = new ArrayList<>();
        write(forks, 1);
        forks.clear();
        long before = used();
        write(forks, FORKS);
        long each = (used() - before) / FORKS;
        assertThat(each).as("bytes for each fork").isLessThan(50_000);
        for (int at = 0; at < FORKS; at++) {
            Transaction reader = forks.get(at).begin();
            assertThat(reader.store(PETS).count()).isEqualTo(ROWS + 5);
            assertThat(reader.store(OWNERS).count()).isEqualTo(ROWS + 5);
            assertThat(reader.store(OWNERS).findBy(StateFixtures.SLUG, "slug" + at + "-3"))
                    .isNotNull();
            assertThat(reader.store(OWNERS).find("own" + at + "-4")).isNotNull();
            assertThat(reader.store(OWNERS).find("own" + (at + 1) + "-4")).isNull();
            assertThat(reader.store(OWNERS).find("own19999")).isNotNull();
            assertThat(reader.store(OWNERS).findBy(StateFixtures.SLUG, "slug7")).isNotNull();
        }
        assertThat(engine.begin().store(OWNERS).count()).isEqualTo(ROWS);
    }

    /** Checks that the journals of all sandboxes are limited together, and each keeps at least its newest writes. */
    @Test
    void theJournalsOfAllForksTogetherAreBounded() {
        StateEngine small =
                StateFixtures.engine(StateOptions.standard().withJournal(new JournalLimits(100_000, 1 << 20)));
        List<StateEngine> forks = new ArrayList<>();
        for (int at = 0; at < 16; at++) {
            forks.add(small.fork("fork" + at, ForkPoint.NOW));
        }
        for (int round = 0; round < 4_000; round++) {
            for (StateEngine fork : forks) {
                StateFixtures.createPet(fork, "pet" + round);
            }
        }
        long taken = 0;
        for (StateEngine fork : forks) {
            Journal journal = fork.journal();
            for (long position = journal.firstPosition(); position <= journal.lastPosition(); position++) {
                SegmentRing.EntryBytes entry = journal.bytes(position);
                taken += entry.to() - entry.from();
            }
            assertThat(journal.lastPosition() - journal.firstPosition()).isGreaterThan(100);
            fork.history().rewind(journal.lastPosition() - 100);
        }
        assertThat(taken).isLessThan(2 << 20);
    }

    private void fill(int count) {
        try (Transaction transaction = engine.beginWriting()) {
            for (int at = 0; at < count; at++) {
                TransactionTable pets = transaction.store(PETS);
                pets.insert(pets.nextNumber(), bytes("{\"id\":" + at + "}"), "own" + at % 100);
                transaction.store(OWNERS).insert("own" + at, bytes("{\"slug\":\"slug" + at + "\"}"));
            }
            transaction.commit(cause("fill"));
        }
    }

    private void write(List<StateEngine> forks, int count) {
        for (int at = 0; at < count; at++) {
            StateEngine fork = engine.fork("fork" + at, ForkPoint.NOW);
            for (int each = 0; each < 5; each++) {
                try (Transaction transaction = fork.beginWriting()) {
                    TransactionTable pets = transaction.store(PETS);
                    pets.insert(pets.nextNumber(), bytes("{\"id\":" + each + "}"), "own" + each);
                    String name = at + "-" + each;
                    transaction.store(OWNERS).insert("own" + name, bytes("{\"slug\":\"slug" + name + "\"}"));
                    transaction.commit(cause("createPet"));
                }
            }
            forks.add(fork);
        }
    }

    private static long used() {
        for (int round = 0; round < 3; round++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
