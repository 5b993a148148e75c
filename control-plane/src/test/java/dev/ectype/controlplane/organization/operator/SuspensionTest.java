package dev.ectype.controlplane.organization.operator;

import static dev.ectype.controlplane.jooq.tables.Sessions.SESSIONS;
import static dev.ectype.controlplane.jooq.tables.UnsealedEvents.UNSEALED_EVENTS;
import static dev.ectype.controlplane.jooq.tables.Users.USERS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.RawClient;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.recording.Lines;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SuspensionTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Operator operator = plane.part(Operator.class);
    private final Client client = plane.organization(Plan.ENTERPRISE);
    private final JsonNode organization = client.get("/v1/organization").is(200).json();
    private final UUID id = IdKind.ORGANIZATION.require(organization.get("id").asString());
    private final String slug = organization.get("slug").asString();

    @Test
    void everyCredentialIsRefusedUntilTheOrganizationIsResumed() {
        Client session = session();
        session.get("/v1/me").is(200);
        Client other = plane.organization(Plan.FREE);
        suspend("The invoice 17 is not paid.");
        for (Client refused : new Client[] {client, session}) {
            Reply reply = awaitStatus(refused, 403).problem(403, "SERVICE_FORBIDDEN");
            assertThat(reply.text("message"))
                    .isEqualTo(
                            "The organization is suspended by the operator of this service; ask the operator to resume it.");
            assertThat(reply.json().at("/details/reason").asString()).isEqualTo("The invoice 17 is not paid.");
        }
        client.post("/v1/projects", "{\"name\":\"shop\"}").problem(403, "SERVICE_FORBIDDEN");
        client.get("/v1/health/ready").is(200);
        plane.nobody().get("/openapi.json").is(200);
        other.get("/v1/me").is(200);
        operator.resume(slug);
        awaitStatus(client, 200);
        awaitStatus(session, 200);
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
    }

    @Test
    void suspensionWithoutAReasonHasNoneInItsRefusals() {
        suspend(null);
        assertThat(awaitStatus(client, 403).json().get("details").isEmpty()).isTrue();
    }

    @Test
    void recordsAndSealsSuspensions() {
        suspend("first");
        suspend("second");
        suspend("second");
        Awaitility.await("the job seals events of a suspended organization")
                .until(() ->
                        plane.owned(owner -> owner.fetchCount(UNSEALED_EVENTS, UNSEALED_EVENTS.ORGANIZATION_ID.eq(id)))
                                == 0);
        assertThat(operator.verifyEvents(slug).intact()).isTrue();
        operator.resume(slug);
        operator.resume(slug);
        awaitStatus(client, 200);
        JsonNode events = client.get("/v1/events?actor=operator&limit=3").items();
        assertThat(events)
                .extracting(event -> event.get("kind").asString())
                .containsExactly("organization.resumed", "organization.suspended", "organization.suspended");
        assertThat(events.get(0).get("target").asString()).isEqualTo(IdKind.ORGANIZATION.text(id));
        assertThat(events.get(1).get("changes").toString())
                .isEqualTo("[{\"path\":\"suspensionReason\",\"from\":\"first\",\"to\":\"second\"}]");
        assertThat(client.get("/v1/organization").json().propertyNames())
                .containsExactly("id", "slug", "name", "plan", "createdAt");
    }

    @Test
    void reasonIsOneLineOfText() {
        assertThatThrownBy(() -> operator.suspend(slug, " "))
                .isInstanceOf(InvalidRequest.class)
                .hasMessageStartingWith("--reason: must have 1 to 500 characters");
        assertThatThrownBy(() -> operator.suspend(slug, "a\nb")).isInstanceOf(InvalidRequest.class);
        assertThatThrownBy(() -> operator.suspend("nobody-has-this", null)).isInstanceOf(UnknownOrganization.class);
    }

    @Test
    void replayUnderWayStopsBetweenTwoExchanges() throws Exception {
        AtomicInteger requests = new AtomicInteger();
        CountDownLatch first = new CountDownLatch(1);
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", exchange -> {
            requests.incrementAndGet();
            first.countDown();
            Awaitility.await().pollDelay(java.time.Duration.ofMillis(50)).until(() -> true);
            byte[] body = "{\"id\":1}".getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        try {
            client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
            String recording =
                    Lines.upload(client, Collections.nCopies(5_000, "/a").toArray(new String[0]));
            CompletableFuture<Reply> replay = Tasks.supply(() -> client.post(
                    recording + "/replay",
                    "{\"targetUrl\":\"http://127.0.0.1:" + server.getAddress().getPort() + "\"}"));
            first.await();
            suspend(null);
            JsonNode ended = replay.join().is(200).json().get("replay");
            assertThat(ended.get("state").asString()).isEqualTo("failed");
            assertThat(ended.get("error").asString())
                    .isEqualTo("The organization is suspended by the operator of this service; ask the operator to "
                            + "resume it.");
            assertThat(ended.at("/summary/requests").asInt())
                    .isEqualTo(requests.get())
                    .isLessThan(5_000);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void uploadUnderWayIsRefusedAndLeavesNothing() throws Exception {
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        byte[] lines = Lines.orders(200).getBytes(StandardCharsets.UTF_8);
        try (Socket socket = new RawClient(plane.address()).connect()) {
            String head = "POST /v1/projects/shop/recordings HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                    + "x-service-key: " + client.secret() + "\r\nContent-Type: application/x-ndjson\r\nContent-Length: "
                    + lines.length + "\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().write(lines, 0, lines.length / 2);
            socket.getOutputStream().flush();
            awaitUnfinishedContent();
            suspend(null);
            // Another request sees the suspension; the upload reads the database as often.
            awaitStatus(client, 403);
            Awaitility.await().pollDelay(Duration.ofSeconds(1)).until(() -> true);
            socket.getOutputStream().write(lines, lines.length / 2, lines.length - lines.length / 2);
            RawClient.Response response = RawClient.Response.read(socket);
            assertThat(response.status()).isEqualTo(403);
            assertThat(response.body()).contains("SERVICE_FORBIDDEN", "is suspended by the operator");
        }
        Awaitility.await()
                .until(() ->
                        plane.part(ObjectStorage.class).list(id, "", null, 10).isEmpty());
        operator.resume(slug);
        awaitStatus(client, 200);
        assertThat(client.get("/v1/projects/shop/recordings").items()).isEmpty();
    }

    /** Waits until the upload is past its authentication and writes its content. */
    private void awaitUnfinishedContent() {
        Path unfinished = Path.of(plane.part(ObjectStorage.class).location(), "incoming");
        Awaitility.await().until(() -> {
            try (Stream<Path> files = Files.list(unfinished)) {
                return files.findAny().isPresent();
            }
        });
    }

    private void suspend(String reason) {
        OrganizationStatus suspended = operator.suspend(slug, reason);
        assertThat(suspended.suspendedAt()).isNotNull();
        assertThat(operator.list()).contains(suspended);
    }

    private static Reply awaitStatus(Client client, int status) {
        return Awaitility.await().until(() -> client.get("/v1/me"), reply -> reply.status() == status);
    }

    /** A client that signs in, which no route does yet. */
    private Client session() {
        UUID user = UUID.randomUUID();
        String secret = "session-of-" + user;
        plane.owned(owner -> owner.insertInto(USERS)
                .set(USERS.ID, user)
                .set(USERS.ORGANIZATION_ID, id)
                .set(USERS.EMAIL, "ada@example.com")
                .set(USERS.SCOPE, "read")
                .set(USERS.CREATED_AT, Instant.now())
                .execute());
        plane.owned(owner -> owner.insertInto(SESSIONS)
                .set(SESSIONS.ID, UUID.randomUUID())
                .set(SESSIONS.ORGANIZATION_ID, id)
                .set(SESSIONS.USER_ID, user)
                .set(SESSIONS.HASH, SecretHash.of(secret))
                .set(SESSIONS.CREATED_AT, Instant.now())
                .set(SESSIONS.EXPIRES_AT, Instant.now().plusSeconds(600))
                .execute());
        return plane.nobody().with("Authorization", "Bearer " + secret);
    }
}
