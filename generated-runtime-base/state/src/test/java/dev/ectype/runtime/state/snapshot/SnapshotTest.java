package dev.ectype.runtime.state.snapshot;

import static dev.ectype.runtime.state.StateFixtures.OWNERS;
import static dev.ectype.runtime.state.StateFixtures.PETS;
import static dev.ectype.runtime.state.StateFixtures.TAGS;
import static dev.ectype.runtime.state.StateFixtures.bytes;
import static dev.ectype.runtime.state.StateFixtures.cause;
import static dev.ectype.runtime.state.StateFixtures.createPet;
import static dev.ectype.runtime.state.StateFixtures.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.StateFixtures;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.time.LogicalClock;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SnapshotTest {
    private final StateEngine engine = StateFixtures.engine();

    @Test
    void listsEverythingInAFixedOrder() {
        fill();
        assertThat(new String(engine.snapshot(), StandardCharsets.UTF_8))
                .isEqualTo("{\"format\":1,\"api\":{\"name\":\"Shelter\",\"version\":\"1.0.0\",\"hash\":\"0123abcd\"},"
                        + "\"position\":2,\"clock\":\"2025-01-01T00:00:02.000Z\",\"counters\":{\"pets\":2,\"receipts\":1},"
                        + "\"resources\":{\"pets\":[{\"id\":\"1\",\"version\":1,\"document\":{\"id\":1,\"name\":\"Rex\"}},"
                        + "{\"id\":\"2\",\"version\":2,\"document\":{\"id\":2,\"x\":1.0}}],"
                        + "\"owners\":[{\"id\":\"ann/1\",\"version\":1,\"document\":{\"slug\":\"a\\\"b\"}}],\"tags\":[]},"
                        + "\"relationships\":[{\"name\":\"pets.owner\",\"from\":\"pets/2\",\"to\":\"owners/ann/1\"},"
                        + "{\"name\":\"likes\",\"from\":\"owners/ann/1\",\"to\":\"pets/1\"}],"
                        + "\"tombstones\":{\"tags\":[{\"id\":\"red\",\"version\":1,\"document\":{\"t\":0}}]}}");
    }

    @Test
    void restoresToEqualBytes() {
        fill();
        byte[] snapshot = engine.snapshot();
        StateEngine other = StateFixtures.engine();
        createPet(other, "somebody else");
        StateFixtures.restore(other, snapshot);
        assertThat(other.snapshot()).isEqualTo(snapshot);
        Transaction reader = other.begin();
        assertThat(text(reader.store(PETS).find(2))).isEqualTo("{\"id\":2,\"x\":1.0}");
        assertThat(reader.store(OWNERS).findBy(StateFixtures.SLUG, "a\"b").id()).isEqualTo("ann/1");
        assertThat(reader.store(PETS).countOwnedBy("ann/1")).isOne();
        assertThat(reader.links("likes").targets("ann/1")).containsExactly("1");
        assertThat(text(reader.store(TAGS).tombstone("red"))).isEqualTo("{\"t\":0}");
    }

    /** Checks that a snapshot needs no second copy of a large state and blocks no write. */
    @Test
    void isWrittenInPiecesOfTheEarlierState() {
        for (int at = 0; at < 4_000; at++) {
            createPet(engine, "pet number " + at);
        }
        byte[] whole = engine.snapshot();
        Iterator<byte[]> pieces = engine.snapshotChunks(engine.state());
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        while (pieces.hasNext()) {
            byte[] piece = pieces.next();
            assertThat(piece.length).isBetween(1, 70_000);
            joined.writeBytes(piece);
            createPet(engine, "later");
        }
        assertThat(whole.length).isGreaterThan(150_000);
        assertThat(joined.toByteArray()).isEqualTo(whole);
    }

    @Test
    void idsAfterARestoreRepeatThoseAfterTheSnapshot() {
        fill();
        byte[] snapshot = engine.snapshot();
        List<String> first = nextIds();
        StateFixtures.restore(engine, snapshot);
        assertThat(nextIds()).isEqualTo(first);
    }

    @Test
    void aFixtureNeedsOnlyItsRows() {
        String fixture =
                "{ \"format\": 1, \"resources\": { \"pets\": [ {\"id\": 7, \"document\": { \"id\": 7, \"a\": 1, \"a\": 2 } } ] } }";
        engine.restore(Json.parse(bytes(fixture)), SnapshotFit.SAME_RESOURCES);
        assertThat(text(engine.begin().store(PETS).find(7))).isEqualTo("{\"id\":7,\"a\":2}");
        assertThat(engine.state().clock()).isEqualTo(LogicalClock.START);
        assertThat(createPet(engine, "next")).isEqualTo("1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`[]`                                    | snapshot must be an object, but is []",
                "`{}`                                    | snapshot lacks the member 'format'",
                "`{\"format\":2}`                        | snapshot.format must be 1, the only format this version reads, but is 2",
                "`{\"format\":1}`                        | snapshot lacks the member 'resources'",
                "`{\"format\":1,\"resources\":{\"x\":[]}}` | snapshot.resources contains 'x', which this API does not have; it has [pets, owners, tags]",
                "`{\"format\":1,\"resources\":{\"a/b\":[]}}` | snapshot.resources contains 'a/b', which this API does not have; it has [pets, owners, tags]",
                "`{\"format\":1,\"resources\":{\"pets\":[1]}}` | snapshot.resources.pets[0] must be an object, but is 1",
                "`{\"format\":1,\"resources\":{\"pets\":[{\"id\":true}]}}` | snapshot.resources.pets[0].id must be a string, but is true",
                "`{\"format\":1,\"resources\":{\"pets\":[{\"id\":1,\"version\":0,\"document\":{}}]}}` | snapshot.resources.pets[0].version must be an integer from 1 on, but is 0",
                "`{\"format\":1,\"resources\":{\"pets\":[{\"id\":1,\"document\":{}},{\"id\":\"1\",\"document\":{}}]}}` | snapshot.resources.pets[1] repeats the id '1'",
                "`{\"format\":1,\"clock\":\"now\",\"resources\":{}}` | snapshot.clock must be a time such as 2025-01-01T00:00:00.000Z, but is \"now\"",
                "`{\"format\":1,\"position\":-1,\"resources\":{}}` | snapshot.position must be an integer from 0 on, but is -1",
                "`{\"format\":1,\"counters\":{\"pets\":\"1\"},\"resources\":{}}` | snapshot.counters.pets must be an integer from 0 on, but is \"1\"",
                "`{\"format\":1,\"resources\":{},\"relationships\":[{\"name\":\"pets.owner\",\"from\":\"pets/9\",\"to\":\"owners/1\"}]}` | snapshot.relationships names the owner of pets/9, which is not among the rows",
                "`{\"format\":1,\"resources\":{},\"relationships\":[{\"name\":\"x\",\"from\":\"pets/9\",\"to\":\"owners/1\"}]}` | snapshot.relationships[0].name must be a relationship of this API between these resources, but is \"x\"",
                "`{\"format\":1,\"resources\":{},\"relationships\":[{\"name\":\"likes\",\"from\":\"pets/9\",\"to\":\"owners/1\"}]}` | snapshot.relationships[0].from must be owners/ and an id, but is \"pets/9\""
            })
    void refusesWhatItCannotRestore(String snapshot, String message) {
        createPet(engine, "Rex");
        byte[] before = engine.snapshot();
        assertThatThrownBy(() -> engine.restore(Json.parse(bytes(snapshot)), SnapshotFit.SAME_RESOURCES))
                .isInstanceOf(BadSnapshot.class)
                .hasMessage(message);
        assertThat(engine.snapshot()).isEqualTo(before);
    }

    @Test
    void refusesTheSnapshotOfAnotherDescription() {
        String snapshot = new String(engine.snapshot(), StandardCharsets.UTF_8);
        assertThatThrownBy(() -> StateFixtures.restore(engine, bytes(snapshot.replace("0123abcd", "ffff"))))
                .hasMessage(
                        "snapshot.api.hash must be '0123abcd': the description has changed since the snapshot was taken, but is \"ffff\"");
        assertThatThrownBy(() -> StateFixtures.restore(engine, bytes(snapshot.replace("Shelter", "Zoo"))))
                .hasMessage("snapshot.api.name must be 'Shelter', the API of this emulator, but is \"Zoo\"");
    }

    private List<String> nextIds() {
        try (Transaction transaction = engine.beginWriting()) {
            return List.of(
                    transaction.store(PETS).nextId(),
                    transaction.store(OWNERS).nextId(),
                    Long.toString(transaction.next("receipts")));
        }
    }

    private void fill() {
        createPet(engine, "Rex");
        try (Transaction transaction = engine.beginWriting()) {
            transaction.store(OWNERS).insert("ann/1", bytes("{\"slug\":\"a\\\"b\"}"));
            TransactionTable pets = transaction.store(PETS);
            Row pet = pets.insert(pets.nextId(), bytes("{}"), "ann/1");
            pets.replace(pet, bytes("{\"id\":2,\"x\":1.0}"));
            transaction.next("receipts");
            transaction.links("likes").link("ann/1", "1");
            TransactionTable tags = transaction.store(TAGS);
            tags.remove(tags.insert("red", bytes("{}")), bytes("{\"t\":0}"));
            transaction.commit(cause("fill"));
        }
    }
}
