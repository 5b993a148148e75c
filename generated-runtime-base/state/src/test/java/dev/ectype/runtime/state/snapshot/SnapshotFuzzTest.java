package dev.ectype.runtime.state.snapshot;

import static dev.ectype.runtime.state.StateFixtures.OWNERS;
import static dev.ectype.runtime.state.StateFixtures.PETS;
import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.slice.JsonSlice;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateFixtures;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Checks that damaged snapshots are refused with a message and no change, unless they are still valid. */
final class SnapshotFuzzTest {
    private static final List<String> PIECES = List.of(
            "null",
            "{}",
            "[]",
            "-1",
            "1e999",
            "9223372036854775807",
            "\"\"",
            "true",
            "\"pets/1\"",
            "\"\\u0000\"",
            "{\"id\":1}");

    private final StateEngine engine = StateFixtures.engine();
    private int refused;
    private int taken;

    @Test
    void aTruncatedSnapshotIsRefused() {
        byte[] whole = filled();
        for (int length = 0; length < whole.length; length++) {
            restore(Arrays.copyOf(whole, length));
        }
        assertThat(refused).isEqualTo(whole.length);
    }

    @Test
    void aChangedSnapshotIsRefusedOrRestoredWhole() {
        byte[] whole = filled();
        Random random = new Random(7);
        for (int round = 0; round < 4000; round++) {
            restore(random.nextBoolean() ? withOtherBytes(whole, random) : withAnotherPiece(whole, random));
        }
        assertThat(refused).isGreaterThan(1000);
        assertThat(taken).isGreaterThan(50);
    }

    /** Restores a snapshot. Only the two refusals may be thrown, and both leave the state unchanged. */
    private void restore(byte[] damaged) {
        byte[] before = engine.snapshot();
        try {
            engine.restore(JsonSlice.of(damaged, 0, damaged.length), SnapshotFit.SAME_RESOURCES);
        } catch (BadSnapshot | MalformedJson clear) {
            refused++;
            assertThat(clear.getMessage()).isNotBlank();
            assertThat(engine.snapshot()).isEqualTo(before);
            return;
        }
        taken++;
        byte[] restored = engine.snapshot();
        // Pieces are validated as completely as a whole document.
        engine.restore(Json.parse(damaged), SnapshotFit.SAME_RESOURCES);
        assertThat(engine.snapshot()).isEqualTo(restored);
        engine.restore(Json.parse(restored), SnapshotFit.SAME_DESCRIPTION);
        assertThat(engine.snapshot()).isEqualTo(restored);
        // The restored state accepts writes.
        StateFixtures.createPet(engine, "next");
    }

    private static byte[] withOtherBytes(byte[] whole, Random random) {
        byte[] damaged = whole.clone();
        for (int count = 1 + random.nextInt(3); count > 0; count--) {
            damaged[random.nextInt(damaged.length)] = (byte) (random.nextBoolean() ? random.nextInt(256) : '0');
        }
        return damaged;
    }

    /** Replaces a value with another. */
    private static byte[] withAnotherPiece(byte[] whole, Random random) {
        String text = new String(whole, StandardCharsets.UTF_8);
        int colon = text.indexOf(':', random.nextInt(text.length()));
        int end = colon < 0 ? -1 : text.indexOf(random.nextBoolean() ? ',' : '}', colon);
        String piece = PIECES.get(random.nextInt(PIECES.size()));
        return bytes(end < 0 ? text + piece : text.substring(0, colon + 1) + piece + text.substring(end));
    }

    private byte[] filled() {
        StateFixtures.createPet(engine, "Rex");
        try (Transaction transaction = engine.beginWriting()) {
            transaction.store(OWNERS).insert("ann/1", bytes("{\"slug\":\"a\"}"));
            TransactionTable pets = transaction.store(PETS);
            pets.insert(pets.nextId(), bytes("{\"id\":2}"), "ann/1");
            transaction.links("likes").link("ann/1", "1");
            transaction.next("receipts");
            transaction.commit(cause("fill"));
        }
        return engine.snapshot();
    }
}
