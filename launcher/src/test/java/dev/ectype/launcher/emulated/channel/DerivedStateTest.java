package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Derives state from the messages of an API, alone and beside an API with paths. */
final class DerivedStateTest {
    private static final Path FOLDER = Path.of("src/test/resources/asyncapi");
    private static final String UNKNOWN = "0b4f2bd4-9b0a-4c1e-8a52-0a4b1f5c9d11";

    private static ServedDescription rooms() {
        return ServedDescription.of(List.of(
                SourceRoot.file(FOLDER.resolve("rooms-rest.yaml")),
                SourceRoot.file(FOLDER.resolve("rooms-events.yaml"))));
    }

    @Test
    void anEventDescribesTheInstancesThatMessagesCreate() throws IOException, InterruptedException {
        EmulatorOptions options = EmulatorOptions.standard().withPort(0);
        try (ServedDescription api =
                ServedDescription.of(List.of(SourceRoot.file(FOLDER.resolve("parcels.yaml"))), options)) {
            ServedDescription.Answer registered =
                    api.post("/parcels/register", "{\"sender\":\"Ann\",\"recipient\":\"Bo\",\"weight\":2}");
            assertThat(registered.text())
                    .isEqualTo("{\"parcelId\":\"parcel_1\",\"sender\":\"Ann\",\"recipient\":\"Bo\",\"weight\":2,"
                            + "\"status\":\"registered\"}");
            assertThat(api.get("/parcels/registered").text()).isEqualTo("[" + registered.text() + "]");
            api.post("/parcels/parcel_1/deliver", "{\"signature\":\"Bo\"}");
            assertThat(api.get("/parcels/parcel_1/delivered").text())
                    .isEqualTo("[{\"parcelId\":\"parcel_1\",\"status\":\"delivered\",\"weight\":2}]");
            assertThat(api.post("/parcels/parcel_1/deliver", "{}").status()).isEqualTo(409);
            assertThat(api.post("/parcels/parcel_9/deliver", "{}").status()).isEqualTo(404);
        }
    }

    @Test
    void aMessageCreatesAnInstanceBelowTheParentInItsAddress() throws IOException, InterruptedException {
        try (ServedDescription api = rooms()) {
            String room = id(api.post("/rooms", "{\"title\":\"Main\"}"));
            String text = "{\"author\":\"Ann\",\"text\":\"Hello\"}";
            assertThat(api.post("/rooms/" + room + "/post", text).status()).isLessThan(300);
            assertThat(api.get("/rooms/" + room + "/messages").text()).contains("\"text\":\"Hello\"");
            assertThat(api.get("/rooms/" + room + "/posted").text())
                    .contains("\"roomId\":\"" + room + "\"", "\"text\":\"Hello\"");
            assertThat(api.post("/rooms/" + UNKNOWN + "/post", text).status()).isEqualTo(404);
        }
    }

    @Test
    void aCallWithAReplyDoesNotChangeTheTypeOfTheInstances() throws IOException, InterruptedException {
        try (ServedDescription api = rooms()) {
            String room = id(api.post("/rooms", "{\"title\":\"Main\"}"));
            HttpResponse<String> found =
                    api.ask("POST", "/rooms/queries", "{\"roomId\":\"" + room + "\"}", "queryId", "q-1");
            assertThat(found.body()).contains("\"title\":\"Main\"", "\"status\":\"open\"");
            assertThat(api.post("/rooms/" + room + "/archive", "").text()).contains("\"status\":\"archived\"");
        }
    }

    @Test
    void eventsNameTheIdentifierOfTheirInstance() throws IOException, InterruptedException {
        try (ServedDescription api = rooms()) {
            String room = id(api.post("/rooms", "{\"title\":\"Main\"}"));
            api.post("/rooms/" + room + "/archive", "");
            api.delete("/rooms/" + room);
            Document events = api.get("/rooms/events").body();
            assertThat(events.size()).isEqualTo(3);
            assertThat(Objects.requireNonNull(events.element(1)).text())
                    .isEqualTo("{\"roomId\":\"" + room + "\",\"status\":\"archived\"}");
            assertThat(Objects.requireNonNull(events.element(2)).text()).isEqualTo("{\"roomId\":\"" + room + "\"}");
        }
    }

    private static String id(ServedDescription.Answer created) {
        assertThat(created.status()).isEqualTo(201);
        return Objects.requireNonNull(created.body().member("id")).text();
    }
}
