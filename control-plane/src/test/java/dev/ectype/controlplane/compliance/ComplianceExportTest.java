package dev.ectype.controlplane.compliance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ComplianceExportTest {
    private static final String PATH = "/v1/compliance/export";
    private static final int MANY = 100_000;
    private static final long MEGABYTE = 1024 * 1024;
    private static final JsonMapper JSON = new JsonMapper();

    /** The key of an organization that has many events; making them takes longer than what they are made for. */
    private static String crowded;

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final String key = admin.post("/v1/api-keys", "{\"name\":\"export\",\"scope\":\"admin\"}")
            .is(201)
            .text("key");
    private final UUID organization =
            IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));

    @Test
    void archiveHoldsEventsKeysAndTheirSums() throws Exception {
        admin.post("/v1/projects", "{\"name\":\"a\"}").is(201);
        admin.post("/v1/organization/invitations", "{\"email\":\"ada@example.com\",\"scope\":\"read\"}")
                .is(201);
        HttpResponse<byte[]> reply = send(PATH, BodyHandlers.ofByteArray());
        assertThat(reply.statusCode()).isEqualTo(200);
        assertThat(reply.headers().firstValue("Content-Type")).contains("application/zip");
        assertThat(reply.headers().firstValue("RateLimit").orElseThrow()).startsWith("\"export\";");
        Map<String, byte[]> files = unzip(new ByteArrayInputStream(reply.body()));
        assertThat(files.keySet()).containsExactly("events.jsonl", "audit.jsonl", "api_keys.jsonl", "manifest.json");
        JsonNode manifest = JSON.readTree(files.get("manifest.json"));
        assertThat(manifest.at("/organization/id").asString()).isEqualTo(IdKind.ORGANIZATION.text(organization));
        for (JsonNode part : manifest.get("files")) {
            byte[] bytes = files.get(part.get("name").asString());
            assertThat(part.get("bytes").asInt()).isEqualTo(bytes.length);
            assertThat(part.get("count").asLong()).isEqualTo(lines(bytes).length);
            assertThat(part.get("sha256").asString())
                    .isEqualTo(HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
        }
        String[] events = lines(files.get("events.jsonl"));
        assertThat(events[events.length - 1])
                .contains("compliance_export.created", manifest.get("id").asString());
        assertThat(String.join("", events)).contains("project.created");
        assertThat(new String(files.get("audit.jsonl"), StandardCharsets.UTF_8))
                .contains("api_key.created", "invitation.created", "compliance_export.created")
                .doesNotContain("project.created");
        String keys = new String(files.get("api_keys.jsonl"), StandardCharsets.UTF_8);
        assertThat(keys).contains("\"name\":\"export\"");
        assertThat(new String(reply.body(), StandardCharsets.ISO_8859_1) + String.join("", events) + keys)
                .doesNotContain(key);
    }

    @Test
    void timesBoundEvents() throws Exception {
        admin.post("/v1/projects", "{\"name\":\"a\"}").is(201);
        String future = send(PATH + "?since=2100-01-01T00:00:00Z", BodyHandlers.ofByteArray())
                        .statusCode() + "";
        assertThat(future).isEqualTo("200");
        Map<String, byte[]> files =
                unzip(new ByteArrayInputStream(send(PATH + "?until=2020-01-01T00:00:00Z", BodyHandlers.ofByteArray())
                        .body()));
        assertThat(files.get("events.jsonl")).isEmpty();
        assertThat(files.get("api_keys.jsonl")).isNotEmpty();
        admin.get(PATH + "?since=2026-01-02T00:00:00Z&until=2026-01-01T00:00:00Z")
                .problem(400, "SERVICE_INVALID_REQUEST");
        admin.get(PATH + "?since=yesterday").problem(400, "SERVICE_INVALID_REQUEST");
    }

    @Test
    void needsTheScopeAndThePlan() {
        admin.key("write").get(PATH).problem(403, "SERVICE_FORBIDDEN");
        Client team = plane.organization(Plan.TEAM);
        assertThat(team.get(PATH)
                        .problem(403, "SERVICE_FORBIDDEN")
                        .json()
                        .at("/details/required")
                        .asString())
                .isEqualTo("enterprise");
        assertThat(team.get("/v1/events?kind=compliance_export.created").items())
                .isEmpty();
    }

    @Test
    void memoryDoesNotGrowWithTheEvents() throws Exception {
        String crowd = crowded();
        long before = used();
        HttpResponse<InputStream> reply = send(crowd, PATH, BodyHandlers.ofInputStream());
        try (InputStream body = reply.body()) {
            body.readNBytes(64);
            // It writes as far as it can, and then waits for us: what it holds then is no more than a few rows.
            long held = Long.MAX_VALUE;
            for (int patience = 0; patience < 40 && held > 24 * MEGABYTE; patience++) {
                Thread.sleep(250);
                held = used() - before;
            }
            assertThat(held).as("bytes held in the middle of an export").isLessThan(24 * MEGABYTE);
            assertThat(exporting()).as("it waits for us").isPositive();
            assertThat(body.readAllBytes().length).isGreaterThan(10 * (int) MEGABYTE);
        }
    }

    @Test
    void clientThatGoesAwayFreesItsConnection() throws Exception {
        String crowd = crowded();
        URI address = plane.address();
        for (int at = 0; at < 2; at++) {
            try (Socket socket = new Socket(address.getHost(), address.getPort())) {
                socket.setReceiveBufferSize(4096);
                socket.setSoLinger(true, 0);
                socket.getOutputStream()
                        .write(("GET " + PATH + " HTTP/1.1\r\nHost: x\r\nx-service-key: " + crowd + "\r\n\r\n")
                                .getBytes());
                assertThat(new String(socket.getInputStream().readNBytes(12))).isEqualTo("HTTP/1.1 200");
                assertThat(exporting()).isPositive();
            }
        }
        // One reading decides: a later one could see a background job that reads events for a moment.
        int left = exporting();
        for (int patience = 0; patience < 150 && left > 0; patience++) {
            Thread.sleep(200);
            left = exporting();
        }
        assertThat(left).isZero();
        // And the two turns are free again.
        assertThat(send(crowd, PATH + "?until=2020-01-01T00:00:00Z", BodyHandlers.ofByteArray())
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void exportThatFailsInTheMiddleIsNotTakenForAWhole() throws Exception {
        HttpResponse<InputStream> reply = send(crowded(), PATH, BodyHandlers.ofInputStream());
        try (InputStream body = reply.body()) {
            body.readNBytes(64);
            // The application's connections end, as when the database does.
            plane.part(org.jooq.DSLContext.class)
                    .execute("select pg_terminate_backend(pid) from pg_locks "
                            + "where relation = 'event_seals'::regclass and mode = 'AccessShareLock'");
            assertThatThrownBy(body::readAllBytes).isInstanceOf(IOException.class);
        }
    }

    private String crowded() {
        if (crowded == null) {
            fill();
            crowded = key;
        }
        return crowded;
    }

    private void fill() {
        plane.owned(owner -> {
            owner.execute("alter table events disable trigger events_await_their_seals");
            owner.execute("""
                    insert into events (id, organization_id, kind, actor, target, changes, at)
                    select gen_random_uuid(), {0}, 'project.updated', '{"type": "operator"}', 'prj_' || n,
                           jsonb_build_array(jsonb_build_object('path', 'description', 'from', 'a', 'to', gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid() || gen_random_uuid() || gen_random_uuid() || gen_random_uuid())),
                           now()
                      from generate_series(1, %d) n""".formatted(MANY), organization);
            owner.execute("alter table events enable trigger events_await_their_seals");
            return 0;
        });
    }

    /** How many transactions are reading events for long; what is short is gone at the second look. */
    private int exporting() throws InterruptedException {
        int count = Integer.MAX_VALUE;
        for (int look = 0; look < 3 && count > 0; look++) {
            count = Math.min(count, locks());
            Thread.sleep(50);
        }
        return count;
    }

    private int locks() {
        return plane.owned(owner -> owner.fetchSingle("select count(distinct pid) from pg_locks where "
                        + "relation = 'events'::regclass and mode = 'AccessShareLock' and pid <> pg_backend_pid()")
                .get(0, Integer.class));
    }

    private <T> HttpResponse<T> send(String path, HttpResponse.BodyHandler<T> handler) throws Exception {
        return send(key, path, handler);
    }

    private <T> HttpResponse<T> send(String sender, String path, HttpResponse.BodyHandler<T> handler) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(plane.address().resolve(path))
                                .header("x-service-key", sender)
                                .build(),
                        handler);
    }

    private static long used() {
        for (int at = 0; at < 3; at++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static String[] lines(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.isEmpty() ? new String[0] : text.split("\n");
    }

    private static Map<String, byte[]> unzip(InputStream source) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        ZipInputStream zip = new ZipInputStream(source);
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            files.put(entry.getName(), zip.readAllBytes());
        }
        return files;
    }
}
