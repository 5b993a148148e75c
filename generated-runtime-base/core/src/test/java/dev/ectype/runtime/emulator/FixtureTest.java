package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.emulator.carry.CarryOverReport;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.fixture.FixtureFile;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FixtureTest {
    private final PetstoreEmulator emulator = new PetstoreEmulator();

    @TempDir
    private Path folder;

    @AfterEach
    void stop() {
        emulator.close();
    }

    private PetstoreClient start(String text) throws IOException {
        return start(text, false);
    }

    private PetstoreClient start(String text, boolean keeping) throws IOException {
        Path file = Files.writeString(folder.resolve("start.json"), text);
        Fixture fixture = FixtureFile.json(file, keeping);
        emulator.start(EmulatorOptions.standard().withPort(0).withFixture(fixture));
        return new PetstoreClient(emulator);
    }

    @Test
    void fixtureInstancesAreCompletedLikeCreatedOnes() throws IOException {
        PetstoreClient client = start("""
            {"pets": [{"name": "Rex", "owner_id": 7, "color": "red"}, {"id": "pet_mia", "name": "Mia", "owner_id": 2}],
             "owners": [{"id": 7, "name": "Ann"}, {"name": "Bob"}, {"id": "2", "name": "Cy", "created_at": "2001-01-01T00:00:00Z"}]}
            """);
        assertThat(client.get("/owners/7").body())
                .isEqualTo("{\"id\":7,\"name\":\"Ann\",\"created_at\":\"2025-01-01T00:00:00Z\"}");
        assertThat(client.get("/owners/1").body()).contains("\"name\":\"Bob\"");
        assertThat(client.get("/owners/2").body()).contains("\"name\":\"Cy\"", "2001-01-01T00:00:00Z");
        Document rex = client.read("/owners/7/pets").member("items").element(0);
        assertThat(rex.literal())
                .contains("\"name\":\"Rex\"", "\"status\":\"available\"", "\"owner_id\":7", "\"color\":\"red\"");
        assertThat(rex.member("id").text()).startsWith("pet_").hasSize(12);
        assertThat(client.read("/owners/2/pets")
                        .member("items")
                        .element(0)
                        .member("id")
                        .text())
                .isEqualTo("pet_mia");
        assertThat(client.read("/__service/health").member("position").longValue())
                .isZero();
    }

    @Test
    void generatedIdentifiersSkipThoseOfTheFixture() throws IOException {
        PetstoreClient client = start("{\"owners\": [{\"id\": 1, \"name\": \"Ann\"}, {\"id\": 3, \"name\": \"Cy\"}]}");
        assertThat(client.post("/owners", "{\"name\":\"Bob\"}").member("id").longValue())
                .isEqualTo(2);
        assertThat(client.post("/owners", "{\"name\":\"Dee\"}").member("id").longValue())
                .isEqualTo(4);
    }

    @Test
    void aResetRestoresTheFixture() throws IOException {
        PetstoreClient client = start("{\"owners\": [{\"name\": \"Ann\"}]}");
        byte[] before = emulator.snapshot();
        client.delete("/owners/1");
        client.json("POST", "/__service/state/reset", "{}");
        assertThat(emulator.snapshot()).isEqualTo(before);
    }

    @Test
    void aFixtureReplacesTheSeededInstancesOfAResource() throws IOException {
        PetstoreClient client = start("{\"breeds\": [{\"id\": \"poodle\", \"label\": \"Poodle\"}]}");
        Document summary = client.read("/__service/inspect");
        assertThat(summary.literal()).contains("{\"name\":\"breeds\",\"id\":\"id\",\"count\":1,");
    }

    @Test
    void theOnlyParentMayBeOmitted() throws IOException {
        PetstoreClient client = start("{\"owners\": [{\"name\": \"Ann\"}], \"pets\": [{\"name\": \"Rex\"}]}");
        assertThat(client.get("/owners/1/pets").body()).contains("\"name\":\"Rex\"", "\"owner_id\":1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`[]`|1:1 a fixture must be an object that maps resource names to lists of instances",
                "`{\"owner\": []}`|1:11 there is no resource \"owner\"; did you mean owners?",
                "`{\"xyzzy\": []}`|1:11 there is no resource \"xyzzy\"; there are owners, pets, breeds",
                "`{\"shop\": []}`|1:10 shop is a singleton, which only a snapshot can set",
                "`{\"owners\": {}}`|1:12 owners must be a list of instances",
                "`{\"owners\": [1]}`|1:13 owners[0]: an instance must be an object",
                "`{\"owners\": [{\"name\": 1}]}`|1:22 owners[0].name: expected a string, found 1",
                "`{\"owners\": [{\"id\": \"x\", \"name\": \"A\"}]}`|1:20 owners[0].id: ",
                "`{\"owners\": [{\"id\": [], \"name\": \"A\"}]}`|1:20 owners[0].id: an identifier must be a string or a"
                        + " number",
                "`{\"owners\": [{\"id\": 1}, {\"id\": 1}]}`|1:31 owners[1].id: owners contains another instance with"
                        + " the identifier \"1\"",
                "`{\"owners\": [{\"id\": 1}], \"pets\": [{\"owner_id\": 9}]}`|1:47 pets[0].owner_id: owners contains no"
                        + " instance with the identifier 9",
                "`{\"owners\": [{}, {}], \"pets\": [{}]}`|1:31 pets[0]: set the parent in owners with the member"
                        + " owner_id",
                "`{\"pets\": [{\"name\": \"Rex\"}]}`|1:11 pets[0]: set the parent in owners with the member owner_id"
            })
    void reportsTheErrorAndItsPosition(String text, String fault) {
        assertThatThrownBy(() -> start(text))
                .isInstanceOf(BadFixture.class)
                .hasMessageContaining(folder.resolve("start.json") + ":" + fault);
    }

    @Test
    void reportsAllErrorsAtOnce() {
        String text =
                "{\n  \"owners\": [\n    {\"name\": 1, \"email\": \"x\"},\n    {\"name\": []}\n  ],\n  \"pts\": []\n}";
        assertThatThrownBy(() -> start(text))
                .isInstanceOfSatisfying(
                        BadFixture.class,
                        bad -> assertThat(bad.faults())
                                .hasSize(4)
                                .anyMatch(fault -> fault.contains("start.json:3:14 owners[0].name: "))
                                .anyMatch(fault -> fault.contains("start.json:3:26 owners[0].email: "))
                                .anyMatch(fault -> fault.contains("start.json:4:14 owners[1].name: "))
                                .anyMatch(fault -> fault.contains("did you mean pets?")));
    }

    @Test
    void malformedJsonIsReportedWithItsPosition() {
        assertThatThrownBy(() -> start("{\n  \"owners\": ]}"))
                .isInstanceOf(BadFixture.class)
                .hasMessageContaining("start.json:2:13 expected");
    }

    @Test
    void aSnapshotReplacesTheWholeState() throws IOException {
        byte[] snapshot = snapshot();
        PetstoreClient client = start(new String(snapshot, StandardCharsets.UTF_8));
        assertThat(emulator.snapshot()).isEqualTo(snapshot);
        assertThat(emulator.carriedFixture()).isNull();
        assertThat(client.read("/__service/health").member("position").longValue())
                .isEqualTo(2);
        client.post("/owners", "{\"name\":\"Bob\"}");
        client.json("POST", "/__service/state/reset", "{}");
        assertThat(emulator.snapshot()).isEqualTo(snapshot);
    }

    @Test
    void aStartedEmulatorHoldsNoTextOfItsSnapshot() throws IOException {
        byte[] snapshot = snapshot();
        PetstoreClient client = start(new String(snapshot, StandardCharsets.UTF_8));
        client.post("/owners", "{\"name\":\"Bob\"}");
        Fixture held = emulator.options().fixture();
        assertThat(held.document().literal()).isEqualTo("{\"api\":{\"name\":\"Petstore\"}}");
        assertThat(held.isSnapshot()).isTrue();
        assertThat(held.whole().toBytes()).isEqualTo(snapshot);
        assertThat(emulator.verify().difference()).isNull();
    }

    @Test
    void instancesOfAFixtureAreReadAgainForAVerification() throws IOException {
        String text = "{\"owners\": [{\"id\": 7, \"name\": \"Ann\"}]}";
        PetstoreClient client = start(text);
        client.post("/owners", "{\"name\":\"Bob\"}");
        Fixture held = emulator.options().fixture();
        assertThat(held.document().literal()).isEqualTo(text);
        assertThat(held.document()).isNotSameAs(held.document());
        assertThat(emulator.verify().difference()).isNull();
    }

    @Test
    void aMalformedSnapshotIsRejectedWithItsPosition() throws IOException {
        String text = new String(snapshot(), StandardCharsets.UTF_8).replace("\"document\":{", "\n\"document\":{!");
        assertThatThrownBy(() -> start(text))
                .isInstanceOf(BadFixture.class)
                .hasMessageContaining("start.json:2:13 expected a member name in quotes");
    }

    @Test
    void aSnapshotOfAnotherVersionIsRejectedOrCarriedOver() throws IOException {
        String text = new String(snapshot(), StandardCharsets.UTF_8)
                .replace("\"00ff\"", "\"00fe\"")
                .replace("\"status\":\"available\"", "\"status\":\"sleepy\"")
                .replace("\"breeds\":", "\"toys\":[{\"id\":\"1\",\"version\":1,\"document\":{}}],\"breeds\":");
        assertThatThrownBy(() -> start(text))
                .isInstanceOf(BadFixture.class)
                .hasMessageContainingAll("start.json:1:", "snapshot");
        PetstoreEmulator second = new PetstoreEmulator();
        Fixture fixture = FixtureFile.json(folder.resolve("start.json"), true);
        try (second) {
            second.boot(EmulatorOptions.standard().withFixture(fixture));
            assertThat(CarryOverReport.of(second.carriedFixture()))
                    .first()
                    .asString()
                    .matches("kept \\d+ instances of \\d resources");
            assertThat(CarryOverReport.of(second.carriedFixture()))
                    .anyMatch(line -> line.startsWith("dropped toys: 1 instance"))
                    .anyMatch(line -> line.matches("dropped pets/pet_\\w+: status: .*"));
            assertThat(new String(second.snapshot(), StandardCharsets.UTF_8))
                    .contains("\"name\":\"Ann\"")
                    .doesNotContain("Rex");
        }
    }

    @Test
    void aSnapshotOfAnotherApiIsAlwaysRejected() throws IOException {
        String text = new String(snapshot(), StandardCharsets.UTF_8).replace("\"Petstore\"", "\"Zoo\"");
        assertThatThrownBy(() -> start(text, true))
                .isInstanceOf(BadFixture.class)
                .hasMessageContaining("'Petstore', the API of this emulator, but is \"Zoo\"");
    }

    @Test
    void aNameSelectsAStoredSnapshot() throws IOException {
        Path kept = folder.resolve(".service/snapshots/full.json");
        Files.createDirectories(kept.getParent());
        Files.writeString(kept, "{}");
        assertThat(FixtureFile.find(folder, "full")).isEqualTo(kept);
        assertThat(FixtureFile.find(folder, ".service/snapshots/full.json")).isEqualTo(kept);
        assertThatThrownBy(() -> FixtureFile.find(folder, "ful"))
                .isInstanceOf(BadFixture.class)
                .hasMessageContaining("the file \"ful\" does not exist, and no snapshot has this name in ");
    }

    private static byte[] snapshot() {
        try (PetstoreEmulator other = new PetstoreEmulator()) {
            other.start();
            PetstoreClient client = new PetstoreClient(other);
            client.post("/owners", "{\"name\":\"Ann\"}");
            client.post("/owners/1/pets", "{\"name\":\"Rex\"}");
            return other.snapshot();
        }
    }
}
