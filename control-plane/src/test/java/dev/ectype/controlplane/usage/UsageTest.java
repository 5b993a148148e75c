package dev.ectype.controlplane.usage;

import static dev.ectype.controlplane.jooq.tables.UsageNodes.USAGE_NODES;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.usage.Consumed;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.transaction.support.TransactionOperations;
import tools.jackson.databind.JsonNode;

class UsageTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final UsageFlush flush = plane.part(UsageFlush.class);
    private final Client admin = plane.organization(Plan.FREE);

    @Test
    void countsRequestsByDayProjectAndKey() {
        Reply project = admin.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        Client reader = admin.key("read");
        String readerKey = reader.get("/v1/me").text("id");
        for (int at = 0; at < 7; at++) {
            reader.get("/v1/projects/shop").is(200);
            reader.get("/v1/projects/" + project.text("id")).is(200);
        }
        reader.get("/v1/projects/unknown").is(404);
        reader.post("/v1/projects", "{\"name\":\"x\"}").is(403);
        flush.flush();
        JsonNode inProject =
                admin.get("/v1/usage?project=shop&key=" + readerKey).is(200).items();
        assertThat(inProject).hasSize(1);
        assertThat(inProject.get(0).get("requests").asInt()).isEqualTo(14);
        assertThat(inProject.get(0).get("project").asString()).isEqualTo(project.text("id"));
        assertThat(inProject.get(0).get("key").asString()).isEqualTo(readerKey);
        assertThat(inProject.get(0).get("day").asString())
                .isEqualTo(LocalDate.now(ZoneOffset.UTC).toString());
        assertThat(sum(admin.get("/v1/usage?key=" + readerKey))).isEqualTo(1 + 14 + 1 + 1);
        reader.get("/v1/usage").problem(403, "SERVICE_FORBIDDEN");
    }

    @Test
    void filtersByDayAndPages() {
        for (String name : List.of("a", "b", "c")) {
            admin.post("/v1/projects", "{\"name\":\"" + name + "\"}").is(201);
            admin.get("/v1/projects/" + name).is(200);
        }
        flush.flush();
        Reply first = admin.get("/v1/usage?limit=3").is(200);
        assertThat(first.items()).hasSize(3);
        Reply second = admin.get("/v1/usage?limit=3&cursor=" + first.text("nextCursor"))
                .is(200);
        assertThat(second.items()).hasSize(1);
        assertThat(second.text("nextCursor")).isNull();
        String today = first.items().get(0).get("day").asString();
        String tomorrow = LocalDate.parse(today).plusDays(1).toString();
        assertThat(admin.get("/v1/usage?since=" + tomorrow).items()).isEmpty();
        assertThat(admin.get("/v1/usage?until=" + today).items()).isEmpty();
        assertThat(admin.get("/v1/usage?since=" + today + "&until=" + tomorrow).items())
                .hasSize(4);
        admin.get("/v1/usage?since=yesterday").problem(400, "SERVICE_INVALID_REQUEST");
        admin.get("/v1/usage?project=nowhere").problem(404, "SERVICE_NOT_FOUND");
        assertThat(plane.organization(Plan.FREE).get("/v1/usage").is(200).items())
                .isEmpty();
    }

    @Test
    void addsWhatFeaturesConsumedOnceTheirTransactionIsCommitted() {
        admin.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        UUID organization =
                IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));
        TransactionOperations transactions = plane.part(TransactionOperations.class);
        plane.publish(new Consumed(organization, "shop", null, 0, 5400, 0, 0));
        transactions.executeWithoutResult(
                status -> plane.publish(new Consumed(organization, "shop", null, 0, 0, 1000, 30)));
        transactions.executeWithoutResult(status -> {
            plane.publish(new Consumed(organization, "shop", null, 0, 0, 7, 7));
            status.setRollbackOnly();
        });
        flush.flush();
        JsonNode day = admin.get("/v1/usage?project=shop").items().get(0);
        assertThat(day.get("emulatorHours").asDouble()).isEqualTo(1.5);
        assertThat(day.get("recordingBytes").asInt()).isEqualTo(1000);
        assertThat(day.get("snapshotBytes").asInt()).isEqualTo(30);
        assertThat(day.get("key").isNull()).isTrue();
    }

    @Test
    void showsWhenAKeyWasUsedLast() {
        Reply made = admin.post("/v1/api-keys", "{\"name\":\"CI\",\"scope\":\"read\"}")
                .is(201);
        assertThat(made.text("lastUsedAt")).isNull();
        String key = "/v1/api-keys/" + made.text("id");
        flush.flush();
        assertThat(admin.get(key).text("lastUsedAt")).isNull();
        Client reader = admin.bare().with("x-service-key", made.text("key"));
        reader.get("/v1/me").is(200);
        flush.flush();
        String used = admin.get(key).text("lastUsedAt");
        assertThat(used).isGreaterThanOrEqualTo(made.text("createdAt"));
        reader.get("/v1/me").is(200);
        flush.flush();
        assertThat(admin.get(key).text("lastUsedAt")).isGreaterThan(used);
    }

    @Test
    void batchThatSeemedToFailIsNotAddedTwice() {
        UUID organization =
                IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));
        flush.flush();
        long before = sum(admin.get("/v1/usage"));
        UsageCounters counters = new UsageCounters(java.time.Clock.systemUTC());
        counters.count(new Consumed(organization, null, null, 5, 0, 0, 0));
        UsageBatch batch =
                new UsageBatch(organization, 1, counters.drain(any -> true).get(organization));
        UUID node = UUID.randomUUID();
        for (int attempt = 0; attempt < 3; attempt++) {
            try (var tenant = dev.ectype.controlplane.platform.database.Tenant.enter(organization)) {
                assertThat(tenant).isNotNull();
                plane.part(UsageWriter.class).write(node, batch);
            }
        }
        assertThat(sum(admin.get("/v1/usage?limit=100")) - before).isBetween(5L, 6L);
        assertThat(admin.get("/v1/usage").items())
                .anySatisfy(day -> assertThat(day.get("requests").asInt()).isEqualTo(5));
    }

    @Test
    void batchOfADeletedOrganizationIsDropped() {
        UUID deleted = UUID.randomUUID();
        UUID node = UUID.randomUUID();
        try (Tenant tenant = Tenant.enter(deleted)) {
            assertThat(tenant).isNotNull();
            plane.part(UsageWriter.class).write(node, new UsageBatch(deleted, 1, Map.of()));
        }
        int written = plane.owned(owner -> owner.fetchCount(USAGE_NODES, USAGE_NODES.NODE.eq(node)));
        assertThat(written).isZero();
    }

    @Test
    void nothingIsLostWhenANodeStopsOrTheDatabaseIsGoneForAWhile(@TempDir Path folder) throws Exception {
        try (PostgresServer postgres = PostgresServer.start()) {
            String database = "ectype.database=" + postgres.address();
            String key;
            try (ControlPlane first = ControlPlane.start(folder, database, "ectype.usage-flush=1h")) {
                Client client = first.organization(Plan.FREE);
                key = client.secret();
                sendAtOnce(client, 200);
                postgres.stop();
                first.part(UsageFlush.class).flush();
                postgres.resume();
                while (client.get("/v1/health/ready").status() != 200) {
                    Thread.onSpinWait();
                }
                // So long the pool believes in connections that it used just now.
                Thread.sleep(1_000);
                sendAtOnce(client, 100);
            }
            try (ControlPlane second = ControlPlane.start(folder, database, "ectype.usage-flush=1h")) {
                Reply usage = second.client(key).get("/v1/usage").is(200);
                assertThat(sum(usage)).isEqualTo(300);
                assertThat(second.client(key)
                                .get("/v1/api-keys")
                                .items()
                                .get(0)
                                .get("lastUsedAt")
                                .isNull())
                        .isFalse();
            }
        }
    }

    private static void sendAtOnce(Client client, int requests) {
        List<CompletableFuture<Void>> sent = IntStream.range(0, requests)
                .mapToObj(at -> Tasks.run(() -> client.get("/v1/me").is(200)))
                .toList();
        sent.forEach(CompletableFuture::join);
    }

    private static long sum(Reply usage) {
        long sum = 0;
        for (JsonNode day : usage.is(200).items()) {
            sum += day.get("requests").asLong();
        }
        return sum;
    }
}
