package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class ControlTest {
    private final PetstoreEmulator emulator = new PetstoreEmulator();
    private PetstoreClient client;

    @BeforeEach
    void start() {
        emulator.start();
        client = new PetstoreClient(emulator);
    }

    @AfterEach
    void stop() {
        emulator.close();
    }

    @Test
    void healthReportsUpAndThePosition() {
        client.post("/owners", "{\"name\":\"Ann\"}");
        assertThat(client.get("/__service/health").body())
                .isEqualTo("{\"status\":\"up\",\"api\":{\"name\":\"Petstore\",\"version\":\"1.0.0\",\"hash\":\"00ff\"},"
                        + "\"position\":1}");
    }

    @Test
    void summarisesOperationsAndState() {
        client.post("/owners", "{\"name\":\"Ann\"}");
        Document summary = client.read("/__service/inspect");
        assertThat(summary.at(MemberPath.of("counts", "endpoints")).longValue()).isEqualTo(15);
        assertThat(summary.at(MemberPath.parse("/endpoints/0")).literal())
                .isEqualTo(
                        "{\"operation\":\"createOwner\",\"method\":\"POST\",\"path\":\"/owners\",\"resource\":\"owners\"}");
        assertThat(summary.at(MemberPath.parse("/resources/0")).literal())
                .isEqualTo("{\"name\":\"owners\",\"id\":\"id\",\"count\":1,\"states\":[]}");
        assertThat(summary.at(MemberPath.parse("/relationships/0")).literal())
                .isEqualTo("{\"name\":\"pets.owner\",\"from\":\"pets\",\"to\":\"owners\",\"kind\":\"OWNER\"}");
        assertThat(summary.at(MemberPath.of("options", "clock")).text()).isEqualTo("logical");
    }

    @Test
    void aLargeSnapshotIsStreamedAndRestoresTheWholeState() {
        for (int at = 0; at < 1_500; at++) {
            client.post("/owners", "{\"name\":\"" + "Ann ".repeat(20) + at + "\"}");
        }
        HttpResponse<String> snapshot = client.send("POST", "/__service/state/snapshot", "", "");
        assertThat(snapshot.headers().firstValue("content-length")).isEmpty();
        assertThat(snapshot.body()).hasSizeGreaterThan(200_000);
        client.delete("/owners/1");
        assertThat(client.json("POST", "/__service/state/restore", snapshot.body())
                        .statusCode())
                .isEqualTo(200);
        assertThat(client.send("POST", "/__service/state/snapshot", "", "").body())
                .isEqualTo(snapshot.body());
    }

    @Test
    void aSnapshotRestoresTheStateByteForByte() {
        client.post("/owners", "{\"name\":\"Ann\"}");
        client.post("/owners/1/pets", "{\"name\":\"Rex\"}");
        String snapshot =
                client.send("POST", "/__service/state/snapshot", "", "").body();
        String list = client.get("/owners/1/pets").body();
        client.delete("/owners/1");
        assertThat(client.json("POST", "/__service/state/restore", snapshot).statusCode())
                .isEqualTo(200);
        assertThat(client.get("/owners/1/pets").body()).isEqualTo(list);
        assertThat(client.send("POST", "/__service/state/snapshot", "", "").body())
                .isEqualTo(snapshot);
        assertThat(client.json("POST", "/__service/state/reset", "{}").statusCode())
                .isEqualTo(200);
        assertThat(client.get("/owners/1").statusCode()).isEqualTo(404);
        assertThat(client.post("/owners", "{\"name\":\"Bob\"}").member("id").longValue())
                .isEqualTo(1);
    }

    @Test
    void anInvalidSnapshotIsRejectedAndChangesNothing() {
        client.post("/owners", "{\"name\":\"Ann\"}");
        assertThat(client.json("POST", "/__service/state/restore", "{\"snapshot\":{\"format\":9}}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(client.json("POST", "/__service/state/restore", "[1").statusCode())
                .isEqualTo(400);
        assertThat(client.json("POST", "/__service/state/restore", "{}").statusCode())
                .isEqualTo(400);
        assertThat(client.get("/owners/1").statusCode()).isEqualTo(200);
    }

    @Test
    void theClockMovesWithWritesAndByRequest() {
        assertThat(client.read("/__service/clock").member("clock").text()).isEqualTo("2025-01-01T00:00:00.000Z");
        client.post("/owners", "{\"name\":\"Ann\"}");
        assertThat(client.read("/__service/clock").member("clock").text()).isEqualTo("2025-01-01T00:00:01.000Z");
        HttpResponse<String> moved = client.json("POST", "/__service/clock", "{\"advance\":\"PT5M\"}");
        assertThat(PetstoreClient.document(moved).member("clock").text()).isEqualTo("2025-01-01T00:05:01.000Z");
        assertThat(moved.headers().firstValue("date")).contains("Wed, 01 Jan 2025 00:05:01 GMT");
        assertThat(client.json("POST", "/__service/clock", "{\"set\":\"yesterday\"}")
                        .statusCode())
                .isEqualTo(400);
        assertThat(client.post("/owners", "{\"name\":\"Bob\"}")
                        .member("created_at")
                        .text())
                .isEqualTo("2025-01-01T00:05:01Z");
    }

    @Test
    void requestsWithoutPreflightChangeNothing() {
        client.post("/owners", "{\"name\":\"Ann\"}");
        assertThat(client.send("POST", "/__service/state/reset", "{}", "text/plain")
                        .statusCode())
                .isEqualTo(415);
        assertThat(client.send("GET", "/__service/state/reset", "", "").statusCode())
                .isEqualTo(405);
        assertThat(client.get("/__service/unknown").statusCode()).isEqualTo(404);
        assertThat(client.get("/owners/1").statusCode()).isEqualTo(200);
    }
}
