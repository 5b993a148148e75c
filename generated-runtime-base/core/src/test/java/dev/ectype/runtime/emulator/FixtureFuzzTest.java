package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Damages fixtures and checks that each is rejected with a message or loaded. */
final class FixtureFuzzTest {
    private static final List<String> PIECES = List.of(
            "null",
            "{}",
            "[]",
            "-1",
            "\"\"",
            "true",
            "\"pets/1\"",
            "9223372036854775807",
            "[[]]",
            "{\"id\":1}",
            "1e400");
    private static final String INSTANCES =
            "{\"owners\":[{\"id\":7,\"name\":\"Ann\",\"email\":\"a@b.example\"},{\"name\":\"Bob\"}],"
                    + "\"pets\":[{\"id\":\"pet_1\",\"name\":\"Rex\",\"owner_id\":7,\"tags\":[\"a\"],\"status\":\"adopted\"}],"
                    + "\"breeds\":[{\"id\":\"b\",\"label\":\"B\"}]}";

    private int refused;
    private int taken;

    @Test
    void damagedInstanceFixturesAreRejectedOrLoaded() {
        damage(INSTANCES, 1500);
    }

    @Test
    void damagedSnapshotsOfAnotherVersionAreRejectedOrCarriedOver() {
        try (PetstoreEmulator other = new PetstoreEmulator()) {
            other.boot(EmulatorOptions.standard().withPopulate(2));
            damage(new String(other.snapshot(), StandardCharsets.UTF_8).replace("\"00ff\"", "\"00fe\""), 1500);
        }
    }

    @Test
    void everyRestoredDamagedSnapshotIsReadable() {
        Random random = new Random(13);
        try (PetstoreEmulator emulator = new PetstoreEmulator()) {
            emulator.start(EmulatorOptions.standard().withPort(0).withPopulate(2));
            PetstoreClient client = new PetstoreClient(emulator);
            String whole = new String(emulator.snapshot(), StandardCharsets.UTF_8);
            for (int round = 0; round < 400; round++) {
                String body = "{\"snapshot\":" + damaged(whole, random) + "}";
                byte[] before = emulator.snapshot();
                int status =
                        client.json("POST", "/__service/state/restore", body).statusCode();
                assertThat(status).isIn(200, 400, 422);
                if (status != 200) {
                    assertThat(emulator.snapshot()).isEqualTo(before);
                }
                for (String path : List.of("/owners", "/owners/1", "/owners/1/pets", "/__service/inspect")) {
                    assertThat(client.get(path).statusCode())
                            .as(path + " after " + body)
                            .isIn(200, 404);
                }
            }
        }
    }

    private void damage(String whole, int rounds) {
        Random random = new Random(11);
        for (int round = 0; round < rounds; round++) {
            String damaged = damaged(whole, random);
            try {
                start(Json.parse(damaged));
                taken++;
            } catch (MalformedJson | BadFixture clear) {
                refused++;
                assertThat(clear.getMessage()).isNotBlank();
            }
        }
        assertThat(refused).isGreaterThan(200);
        assertThat(taken).isGreaterThan(50);
    }

    private static void start(Document document) {
        try (PetstoreEmulator emulator = new PetstoreEmulator()) {
            Fixture fixture = new Fixture("f.json", document, pointer -> "1:1", true);
            emulator.boot(EmulatorOptions.standard().withFixture(fixture));
            byte[] begun = emulator.snapshot();
            emulator.restore(Json.parse(begun));
            assertThat(emulator.snapshot()).isEqualTo(begun);
        }
    }

    private static String damaged(String whole, Random random) {
        int colon = whole.indexOf(':', random.nextInt(whole.length()));
        int end = colon < 0 ? -1 : whole.indexOf(random.nextBoolean() ? ',' : '}', colon);
        if (end < 0 || random.nextInt(4) == 0) {
            char[] letters = whole.toCharArray();
            letters[random.nextInt(letters.length)] = "\"{}[]:,0a-".charAt(random.nextInt(10));
            return new String(letters);
        }
        return whole.substring(0, colon + 1) + PIECES.get(random.nextInt(PIECES.size())) + whole.substring(end);
    }
}
