package dev.ectype.runtime.state.journal;

import static dev.ectype.runtime.state.StateFixtures.createPet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.state.JournalVerification;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateFixtures;
import dev.ectype.runtime.state.StateOptions;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HashChainTest {
    @Test
    void aHashIsThatOfTheEntryAndOfTheHashBeforeIt() {
        StateEngine engine = StateFixtures.engine();
        createPet(engine, "Rex");
        createPet(engine, "Ada");
        Journal journal = engine.journal();
        byte[] first = HashChain.hash(HashChain.sha256(), new byte[32], journal.bytes(1));
        byte[] second = HashChain.hash(HashChain.sha256(), first, journal.bytes(2));
        assertThat(journal.hash(2)).isEqualTo(HexFormat.of().formatHex(second));
        assertThat(journal.hash(1)).isEqualTo(HexFormat.of().formatHex(first));
        assertThat(journal.hash(0)).isNull();
        assertThat(journal.hash(3)).isNull();
    }

    /** Checks the hashes for all orders: immediate or later, on this thread or another, with any evictions meanwhile. */
    @ParameterizedTest
    @ValueSource(ints = {10, 300, 2_000, 100_000})
    void theSameWritesHaveTheSameHashes(int limit) {
        List<String> eager = hashes(new JournalLimits(limit, 1 << 20), 1);
        List<String> lazy = hashes(new JournalLimits(100_000, 64 << 20), 5_000);
        assertThat(eager).hasSize(5_000).doesNotHaveDuplicates();
        assertThat(lazy.get(lazy.size() - 1)).isEqualTo(eager.get(eager.size() - 1));
    }

    private static List<String> hashes(JournalLimits limits, int every) {
        StateEngine engine = StateFixtures.engine(StateOptions.standard().withJournal(limits));
        List<String> hashes = new ArrayList<>();
        for (int at = 1; at <= 5_000; at++) {
            createPet(engine, "pet" + at);
            if (at % every == 0) {
                hashes.add(engine.journal().hash(at));
            }
        }
        assertThat(engine.journal().damage()).isNull();
        return hashes;
    }

    /** Checks that the first entry with a changed byte is reported, including the oldest and the newest. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aFlippedByteIsFound(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StateEngine engine = StateFixtures.engine(
                StateOptions.standard().withJournal(new JournalLimits(seed % 2 == 0 ? 100 : 10_000, 1 << 20)));
        for (int at = 1; at <= 1_500; at++) {
            createPet(engine, "pet" + at);
        }
        Journal journal = engine.journal();
        assertThat(journal.hash(1_500)).isNotNull();
        long first = journal.firstPosition();
        List<Long> positions = List.of(first, 1_500L, first + random.nextLong(1_500 - first));
        for (long position : positions) {
            SegmentRing.EntryBytes bytes = journal.bytes(position);
            int at = bytes.from() + random.nextInt(bytes.to() - bytes.from());
            byte flip = (byte) (1 << random.nextInt(8));
            bytes.array()[at] ^= flip;
            assertThat(journal.damage()).isEqualTo(new Journal.Damage("main", position));
            bytes.array()[at] ^= flip;
            assertThat(journal.damage()).isNull();
        }
        journal.bytes(first + 7).array()[journal.bytes(first + 7).from()] ^= 1;
        JournalVerification verified = JournalVerification.of(engine, StateFixtures.engine(), request -> {});
        assertThat(verified.difference()).isNotNull();
        assertThat(verified.difference().position()).isEqualTo(first + 7);
        assertThat(verified.difference().description()).contains("its bytes do not match its hash");
    }

    @Test
    void damageOnAnotherBranchIsFoundToo() {
        StateEngine engine = StateFixtures.engine();
        createPet(engine, "Rex");
        createPet(engine, "Ada");
        assertThat(engine.journal().hash(2)).isNotNull();
        SegmentRing.EntryBytes bytes = engine.journal().bytes(2);
        engine.history().rewind(1);
        createPet(engine, "Max");
        assertThat(engine.journal().damage()).isNull();
        bytes.array()[bytes.from()] ^= 1;
        assertThat(engine.journal().damage()).isEqualTo(new Journal.Damage("main", 2));
    }
}
