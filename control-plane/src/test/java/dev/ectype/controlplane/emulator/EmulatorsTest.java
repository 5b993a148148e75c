package dev.ectype.controlplane.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class EmulatorsTest {
    private static final String PETSTORE = """
            {"name":"petstore on build-7","url":"http://build-7:4010","api":{"name":"Petstore","version":"1.0.0","hash":"9f86"},"version":"0.1.0"}""";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client client = plane.organization(Plan.FREE);

    @Test
    void registeredEmulatorIsAliveUntilItStops() {
        Reply registered = client.post("/v1/emulators", PETSTORE).is(201);
        String id = registered.text("id");
        assertThat(id).matches("emu_[0-7][0-9a-hjkmnp-tv-z]{25}");
        assertThat(registered.header("Location")).isEqualTo("/v1/emulators/" + id);
        assertThat(registered.text("status")).isEqualTo("alive");
        assertThat(registered.json().get("heartbeatSeconds").asInt()).isEqualTo(15);
        assertThat(registered.json().get("api").get("name").asString()).isEqualTo("Petstore");
        assertThat(client.get("/v1/emulators/" + id).is(200).json()).isEqualTo(registered.json());
        Reply seen = client.post("/v1/emulators/" + id + "/heartbeat", "{\"requests\":12,\"position\":3}")
                .is(200);
        assertThat(seen.json().get("requests").asLong()).isEqualTo(12);
        assertThat(seen.text("lastSeenAt")).isGreaterThanOrEqualTo(registered.text("lastSeenAt"));
        Reply again = client.post("/v1/emulators/" + id + "/heartbeat", null).is(200);
        assertThat(again.json().get("position").asLong()).isEqualTo(3);
        client.delete("/v1/emulators/" + id).is(204);
        client.delete("/v1/emulators/" + id).is(204);
        assertThat(client.get("/v1/emulators/" + id).text("status")).isEqualTo("stopped");
        client.post("/v1/emulators/" + id + "/heartbeat", "{}").problem(409, "SERVICE_CONFLICT");
        assertThat(kinds(id)).containsExactly("emulator.deregistered", "emulator.registered");
    }

    @Test
    void silentEmulatorIsLostOnceAndComesBackWhenItIsHeardOf() {
        String silent = client.post("/v1/emulators", PETSTORE).is(201).text("id");
        String alive = client.post("/v1/emulators", PETSTORE).is(201).text("id");
        becomeSilent(silent);
        assertThat(client.get("/v1/emulators/" + silent).text("status")).isEqualTo("lost");
        LoseSilentEmulators job = plane.part(LoseSilentEmulators.class);
        job.run();
        job.run();
        assertThat(kinds(silent)).containsExactly("emulator.lost", "emulator.registered");
        assertThat(kinds(alive)).containsExactly("emulator.registered");
        JsonNode lost =
                client.get("/v1/events?kind=emulator.lost").is(200).items().get(0);
        assertThat(lost.get("changes").toString())
                .isEqualTo("[{\"path\":\"status\",\"from\":\"alive\",\"to\":\"lost\"}]");
        assertThat(ids("?alive=true")).containsExactly(alive);
        assertThat(ids("?alive=false")).containsExactly(silent);
        client.post("/v1/emulators/" + silent + "/heartbeat", "{}").is(200);
        assertThat(ids("?alive=true")).containsExactly(alive, silent);
        client.post("/v1/emulators/" + silent + "/heartbeat", "{\"requests\":5}")
                .is(200);
        JsonNode recovered =
                client.get("/v1/events?kind=emulator.recovered").is(200).items();
        assertThat(recovered).hasSize(1);
        assertThat(recovered.get(0).get("target").asString()).isEqualTo(silent);
        assertThat(recovered.get(0).get("changes").toString())
                .isEqualTo("[{\"path\":\"status\",\"from\":\"lost\",\"to\":\"alive\"}]");
        becomeSilent(silent);
        job.run();
        assertThat(kinds(silent))
                .containsExactly("emulator.lost", "emulator.recovered", "emulator.lost", "emulator.registered");
        // An emulator that was never reported as lost does not recover.
        becomeSilent(alive);
        client.post("/v1/emulators/" + alive + "/heartbeat", "{}").is(200);
        assertThat(kinds(alive)).containsExactly("emulator.registered");
    }

    @Test
    void emulatorThatEndedIsForgottenAfterAMonth() {
        String stopped = client.post("/v1/emulators", PETSTORE).is(201).text("id");
        String lost = client.post("/v1/emulators", PETSTORE).is(201).text("id");
        String recovered = client.post("/v1/emulators", PETSTORE).is(201).text("id");
        String alive = client.post("/v1/emulators", PETSTORE).is(201).text("id");
        client.delete("/v1/emulators/" + stopped).is(204);
        becomeSilent(lost);
        becomeSilent(recovered);
        plane.part(LoseSilentEmulators.class).run();
        client.post("/v1/emulators/" + recovered + "/heartbeat", "{}").is(200);
        ForgetEndedEmulators job = plane.part(ForgetEndedEmulators.class);
        setBack("29 days 23 hours", stopped, lost, recovered, alive);
        job.run();
        assertThat(ids("")).containsExactly(alive, recovered, lost, stopped);
        setBack("2 hours", stopped, lost, recovered, alive);
        job.run();
        assertThat(ids("")).containsExactly(alive, recovered);
        client.get("/v1/emulators/" + stopped).problem(404, "SERVICE_NOT_FOUND");
        client.post("/v1/emulators/" + lost + "/heartbeat", "{}").problem(404, "SERVICE_NOT_FOUND");
        assertThat(kinds(stopped)).containsExactly("emulator.deregistered", "emulator.registered");
    }

    @Test
    void recordsLostEmulatorsInTheirOwnOrganization() {
        String mine = client.post("/v1/emulators", PETSTORE).is(201).text("id");
        Client other = plane.organization(Plan.FREE);
        becomeSilent(mine);
        plane.part(LoseSilentEmulators.class).run();
        assertThat(other.get("/v1/events?kind=emulator.lost").is(200).items()).isEmpty();
        assertThat(other.get("/v1/emulators").is(200).items()).isEmpty();
        other.get("/v1/emulators/" + mine).problem(404, "SERVICE_NOT_FOUND");
        other.post("/v1/emulators/" + mine + "/heartbeat", "{}").problem(404, "SERVICE_NOT_FOUND");
        other.delete("/v1/emulators/" + mine).problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void listsThoseOfAProject() {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        String inside = client.post(
                        "/v1/emulators", PETSTORE.replace("{\"name\":\"pet", "{\"project\":\"shop\",\"name\":\"pet"))
                .is(201)
                .text("id");
        client.post("/v1/emulators", PETSTORE).is(201);
        assertThat(ids("?project=shop")).containsExactly(inside);
        assertThat(client.get("/v1/emulators/" + inside).text("project")).isEqualTo("shop");
        client.get("/v1/emulators?project=none").problem(404, "SERVICE_NOT_FOUND");
        client.delete("/v1/projects/shop").is(204);
        assertThat(client.get("/v1/emulators/" + inside).text("project")).isNull();
    }

    @Test
    void refusesWhatNoEmulatorSays() {
        assertFault(PETSTORE.replace("http://build-7:4010", "ftp://build-7"), "url");
        assertFault(PETSTORE.replace("http://build-7:4010", "http://user:password@build-7"), "url");
        assertFault(PETSTORE.replace("\"hash\":\"9f86\"", "\"hash\":\"\""), "api.hash");
        assertFault(PETSTORE.replace(",\"version\":\"0.1.0\"", ""), "version");
        client.post("/v1/emulators", PETSTORE.replace("{\"name\":\"pet", "{\"project\":\"none\",\"name\":\"pet"))
                .problem(404, "SERVICE_NOT_FOUND");
        String id = client.post("/v1/emulators", PETSTORE).is(201).text("id");
        client.post("/v1/emulators/" + id + "/heartbeat", "{\"requests\":-1}").problem(400, "SERVICE_INVALID_REQUEST");
        client.key("read").post("/v1/emulators", PETSTORE).problem(403, "SERVICE_FORBIDDEN");
    }

    private void assertFault(String body, String path) {
        assertThat(client.post("/v1/emulators", body)
                        .problem(400, "SERVICE_INVALID_REQUEST")
                        .json()
                        .get("details")
                        .get("fields")
                        .get(0)
                        .get("path")
                        .asString())
                .isEqualTo(path);
    }

    /** Nothing is heard of it for a minute: the database's clock is the one that counts, so its memory is set back instead. */
    private void becomeSilent(String id) {
        plane.owned(owner -> owner.execute(
                "update emulators set last_seen_at = now() - interval '1 minute' where id = ?",
                IdKind.EMULATOR.require(id)));
    }

    private void setBack(String interval, String... ids) {
        plane.owned(owner -> {
            for (String id : ids) {
                owner.execute("update emulators set registered_at = registered_at - interval '" + interval
                        + "', stopped_at = stopped_at - interval '" + interval + "', lost_at = lost_at - interval '"
                        + interval + "' where id = '" + IdKind.EMULATOR.require(id) + "'");
            }
            return 0;
        });
    }

    private List<String> kinds(String target) {
        return StreamSupport.stream(
                        client.get("/v1/events?target=" + target)
                                .is(200)
                                .items()
                                .spliterator(),
                        false)
                .map(event -> event.get("kind").asString())
                .toList();
    }

    private List<String> ids(String query) {
        return StreamSupport.stream(
                        client.get("/v1/emulators" + query).is(200).items().spliterator(), false)
                .map(emulator -> emulator.get("id").asString())
                .toList();
    }
}
