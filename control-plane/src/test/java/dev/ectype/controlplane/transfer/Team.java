package dev.ectype.controlplane.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.crypto.Sha256;
import dev.ectype.controlplane.recording.Lines;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** An organization with something of each kind, and what its clients read of that. */
final class Team {
    static final String SECRET = "s3cret of the identity provider";

    private static final String PROJECT = "{\"name\":\"Kept reply\"}";
    private static final String LINES = Lines.orders(20);

    private final String key;
    private final String upload;
    private final String keptReply;
    private final List<String> paths = new ArrayList<>(List.of(
            "/v1/projects",
            "/v1/organization",
            "/v1/projects/shop/recordings",
            "/v1/snapshots",
            "/v1/organization/invitations",
            "/v1/sso/providers",
            "/v1/emulators"));

    private Team(String key, String upload, String keptReply) {
        this.key = key;
        this.upload = upload;
        this.keptReply = keptReply;
    }

    /** Makes an organization. The server is the target of replays and the issuer of tokens. */
    static Team fill(ControlPlane plane, HttpServer server) {
        Client client = plane.organization(Plan.ENTERPRISE);
        client.post("/v1/projects", "{\"name\":\"shop\",\"description\":\"Ünïcode, \\\"quotes\\\"\\n\\\\N\"}")
                .is(201);
        client.key("read");
        String rotated = client.post("/v1/api-keys", "{\"name\":\"old\",\"scope\":\"write\"}")
                .is(201)
                .text("id");
        client.post("/v1/api-keys/" + rotated + "/rotate", "{}").is(201);
        String begun =
                client.post("/v1/projects/shop/recording-uploads", "{}").is(201).header("Location");
        part(client, begun, 0, 700).is(200);
        String reply = kept(client);
        Team team = new Team(client.secret(), begun, reply);
        team.paths.add(begun);
        team.record(client, server);
        team.push(client);
        team.members(client, "http://127.0.0.1:" + server.getAddress().getPort());
        return team;
    }

    private void record(Client client, HttpServer server) {
        String recording = Lines.upload(client, "/a", "/b");
        String target = "http://127.0.0.1:" + server.getAddress().getPort();
        client.post(recording + "/replay", "{\"targetUrl\":\"" + target + "\"}").is(200);
        String replay =
                client.get(recording + "/replays").items().get(0).get("id").asString();
        paths.add(recording + "/file");
        paths.add(recording + "/replays");
        paths.add(recording + "/replays/" + replay + "/results");
        paths.add(recording + "/replays/" + replay + "/results/1");
    }

    private void push(Client client) {
        for (int version = 1; version <= 3; version++) {
            String snapshot = snapshot(version % 2);
            String id = client.post("/v1/projects/shop/snapshots?name=main&sha256=" + sha256(snapshot), snapshot)
                    .is(201)
                    .text("id");
            paths.add("/v1/snapshots/" + id + "/content");
        }
    }

    static String snapshot(int pet) {
        return "{\"format\":1,\"api\":{\"name\":\"Pets\",\"version\":\"1\",\"hash\":\"9f86\"},\"position\":7,"
                + "\"clock\":\"2025-01-01T00:00:00.000Z\",\"counters\":{\"pets\":1},\"resources\":{\"pets\":[{\"id\":\"1\","
                + "\"version\":1,\"document\":{\"id\":" + pet + "}}]},\"relationships\":[]}";
    }

    static String sha256(String text) {
        return HexFormat.of().formatHex(Sha256.begin().digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    private void members(Client client, String address) {
        client.post("/v1/organization/invitations", "{\"email\":\"ada@example.com\",\"scope\":\"write\"}")
                .is(201);
        client.post(
                        "/v1/sso/providers",
                        "{\"type\":\"oidc\",\"name\":\"Login\",\"emailDomain\":\"d" + client.hashCode()
                                + ".example\",\"issuer\":\"" + address
                                + "\",\"clientId\":\"ectype\",\"clientSecret\":\""
                                + SECRET + "\"}")
                .is(201);
        client.post(
                        "/v1/emulators",
                        "{\"name\":\"pets\",\"url\":\"http://build-7:4010\",\"api\":{\"name\":\"Pets\",\"version\":\"1\","
                                + "\"hash\":\"9f86\"},\"version\":\"0.1.0\"}")
                .is(201);
    }

    private static Client.Reply part(Client client, String upload, int from, int to) {
        return client.with("Content-Type", "application/octet-stream")
                .with("Upload-Offset", String.valueOf(from))
                .patch(upload, LINES.substring(from, to));
    }

    private static String kept(Client client) {
        return client.with("Idempotency-Key", "once")
                .post("/v1/projects", PROJECT)
                .is(201)
                .body();
    }

    Client client(ControlPlane plane) {
        return plane.client(key);
    }

    /** Returns the responses to clients by path. The status of emulators depends on the time. */
    Map<String, String> read(ControlPlane plane) {
        Map<String, String> bodies = new TreeMap<>();
        for (String path : paths) {
            bodies.put(
                    path,
                    client(plane)
                            .get(path)
                            .is(200)
                            .body()
                            .replaceAll("\"status\":\"(alive|lost)\"", "\"status\":\"…\""));
        }
        return bodies;
    }

    /** The kinds and targets of all events, the newest first. */
    List<String> events(ControlPlane plane) {
        List<String> events = new ArrayList<>();
        for (JsonNode event : client(plane).get("/v1/events?limit=100").is(200).items()) {
            if (!event.get("kind").asString().startsWith("emulator.")) {
                events.add(
                        event.get("id").asString() + " " + event.get("kind").asString() + " " + event.get("changes"));
            }
        }
        return events;
    }

    /** Goes on where the export was: the kept reply comes again, and the upload becomes a recording. */
    void goOn(ControlPlane plane) {
        Client client = client(plane);
        assertThat(kept(client)).isEqualTo(keptReply);
        part(client, upload, 700, LINES.length()).is(200);
        String recording = client.post(upload + "/complete", null).is(201).header("Location");
        assertThat(client.get(recording + "/file").is(200).body()).isEqualTo(LINES);
        client.post("/v1/projects", "{\"name\":\"after the move\"}").is(201);
    }
}
