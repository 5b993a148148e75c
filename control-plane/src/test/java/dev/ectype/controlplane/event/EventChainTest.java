package dev.ectype.controlplane.event;

import static dev.ectype.controlplane.jooq.tables.EventSeals.EVENT_SEALS;
import static dev.ectype.controlplane.jooq.tables.Events.EVENTS;
import static dev.ectype.controlplane.jooq.tables.UnsealedEvents.UNSEALED_EVENTS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.jooq.DSLContext;
import org.jooq.JSONB;
import org.junit.jupiter.api.Test;
import org.springframework.transaction.support.TransactionOperations;
import tools.jackson.databind.JsonNode;

class EventChainTest {
    private static final String VERIFICATION = "/v1/events/verification";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);
    private final UUID organization =
            IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));
    private final DSLContext database = plane.part(DSLContext.class);
    private final TransactionOperations transactions = plane.part(TransactionOperations.class);

    @Test
    void sealedEventsHaveAPlaceAndAHashThatOthersCanCompute() throws Exception {
        makeProjects(3);
        seal();
        Reply page = admin.get("/v1/events").is(200);
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        byte[] hash = digest.digest(IdKind.ORGANIZATION.text(organization).getBytes(StandardCharsets.UTF_8));
        List<JsonNode> events = new ArrayList<>();
        page.items().forEach(event -> events.add(0, event));
        assertThat(events).hasSizeGreaterThanOrEqualTo(3);
        for (int at = 0; at < events.size(); at++) {
            JsonNode event = events.get(at);
            assertThat(event.get("position").asLong()).isEqualTo(at + 1);
            digest.update(hash);
            String line = event.toString();
            assertThat(line).endsWith(",\"hash\":\"" + event.get("hash").asString() + "\"}");
            hash = digest.digest(
                    (line.substring(0, line.lastIndexOf(",\"hash\"")) + "}").getBytes(StandardCharsets.UTF_8));
            assertThat(HexFormat.of().formatHex(hash))
                    .isEqualTo(event.get("hash").asString());
        }
        JsonNode verified = admin.get(VERIFICATION).is(200).json();
        assertThat(verified.get("intact").asBoolean()).isTrue();
        assertThat(verified.get("verified").asInt()).isEqualTo(events.size());
        assertThat(verified.at("/last/hash").asString())
                .isEqualTo(HexFormat.of().formatHex(hash));
        assertThat(verified.get("unsealed").asInt()).isZero();
    }

    @Test
    void changedEventIsNamed() {
        makeProjects(4);
        seal();
        String second = idAt(2);
        asOwner(owner -> owner.update(EVENTS)
                .set(EVENTS.CHANGES, JSONB.jsonb("[]"))
                .where(EVENTS.ID.eq(IdKind.EVENT.require(second)))
                .execute());
        assertFault(second, 2L, "changed");
        JsonNode after = admin.get(VERIFICATION + "?from=3").is(200).json();
        assertThat(after.get("intact").asBoolean()).isTrue();
    }

    @Test
    void eventThatIsNoneOfOursIsNamedAsWell() {
        makeProjects(2);
        seal();
        String first = idAt(1);
        asOwner(owner -> owner.update(EVENTS)
                .set(EVENTS.ACTOR, JSONB.jsonb("{\"type\":\"operator\",\"rank\":\"captain\"}"))
                .where(EVENTS.ID.eq(IdKind.EVENT.require(first)))
                .execute());
        assertFault(first, 1L, "changed");
    }

    @Test
    void removedEventIsMissed() {
        makeProjects(4);
        seal();
        UUID second = IdKind.EVENT.require(idAt(2));
        asOwner(owner -> owner.deleteFrom(EVENT_SEALS)
                .where(EVENT_SEALS.EVENT_ID.eq(second))
                .execute());
        assertFault(null, 2L, "missing");
        asOwner(owner -> owner.deleteFrom(EVENTS).where(EVENTS.ID.eq(second)).execute());
        assertFault(null, 2L, "missing");
    }

    @Test
    void eventThatWasSlippedInIsNamed() {
        makeProjects(1);
        seal();
        UUID slipped = plane.part(Uuid7.class).next();
        asOwner(owner -> {
            insert(owner, slipped);
            return owner.deleteFrom(UNSEALED_EVENTS)
                    .where(UNSEALED_EVENTS.EVENT_ID.eq(slipped))
                    .execute();
        });
        assertFault(IdKind.EVENT.text(slipped), null, "no position in its chain");
    }

    @Test
    void applicationCanNeitherChangeTheChainNorPassItBy() {
        makeProjects(1);
        seal();
        for (String statement : new String[] {
            "update event_seals set position = 7", "delete from event_seals", "delete from unsealed_events",
            "update unsealed_events set event_id = event_id", "delete from events", "truncate event_seals"
        }) {
            assertThatThrownBy(() -> asApplication(() -> database.execute(statement)))
                    .as(statement)
                    .hasStackTraceContaining("permission denied");
        }
        assertThatThrownBy(() -> asApplication(() -> database.insertInto(EVENT_SEALS)
                        .set(EVENT_SEALS.ORGANIZATION_ID, organization)
                        .set(EVENT_SEALS.POSITION, 99L)
                        .set(EVENT_SEALS.EVENT_ID, IdKind.EVENT.require(idAt(1)))
                        .set(EVENT_SEALS.HASH, new byte[32])
                        .execute()))
                .isNotNull();
    }

    @Test
    void lateEventsGetAPlaceAndNodesDoNotForkTheChain() throws Exception {
        CountDownLatch written = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        UUID late = plane.part(Uuid7.class).next();
        CompletableFuture<Void> slow = Tasks.run(() -> asApplication(() -> {
            insert(database, late);
            written.countDown();
            try {
                go.await();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        }));
        written.await();
        EventChain chain = plane.part(EventChain.class);
        List<CompletableFuture<Void>> nodes = new ArrayList<>();
        for (int node = 0; node < 4; node++) {
            nodes.add(Tasks.run(() -> {
                for (int round = 0; round < 60; round++) {
                    asTenant(() -> chain.seal(organization));
                }
            }));
        }
        makeProjects(40);
        nodes.forEach(CompletableFuture::join);
        seal();
        assertThat(positionOf(late)).isNull();
        long before = admin.get(VERIFICATION).json().at("/last/position").asLong();
        go.countDown();
        slow.join();
        seal();
        assertThat(positionOf(late)).isEqualTo(before + 1);
        JsonNode verified = admin.get(VERIFICATION).is(200).json();
        assertThat(verified.get("intact").asBoolean()).isTrue();
        assertThat(verified.get("unsealed").asInt()).isZero();
        int all = asOwner(owner -> owner.fetchCount(EVENTS, EVENTS.ORGANIZATION_ID.eq(organization)));
        assertThat(verified.get("verified").asInt()).isEqualTo(all);
    }

    @Test
    void jobSealsBySoonAndManyBatches() throws Exception {
        asOwner(owner -> {
            for (int at = 0; at < 1200; at++) {
                insert(owner, plane.part(Uuid7.class).next());
            }
            return 0;
        });
        for (int patience = 0; patience < 100; patience++) {
            if (admin.get(VERIFICATION).json().get("unsealed").asInt() == 0) {
                break;
            }
            Thread.sleep(200);
        }
        JsonNode verified = admin.get(VERIFICATION).is(200).json();
        assertThat(verified.get("unsealed").asInt()).isZero();
        assertThat(verified.get("verified").asInt()).isGreaterThanOrEqualTo(1200);
        admin.get(VERIFICATION + "?from=100000").problem(400, "SERVICE_INVALID_REQUEST");
        admin.get(VERIFICATION + "?from=0").problem(400, "SERVICE_INVALID_REQUEST");
        admin.key("write").get(VERIFICATION).problem(403, "SERVICE_FORBIDDEN");
    }

    private void makeProjects(int count) {
        for (int at = 0; at < count; at++) {
            admin.post(
                            "/v1/projects",
                            "{\"name\":\"p\",\"slug\":\"p"
                                    + plane.part(Uuid7.class).next() + "\"}")
                    .is(201);
        }
    }

    private void seal() {
        EventChain chain = plane.part(EventChain.class);
        for (int round = 0; round < 100 && unsealed() > 0; round++) {
            asTenant(() -> chain.seal(organization));
        }
    }

    private int unsealed() {
        return asOwner(owner -> owner.fetchCount(UNSEALED_EVENTS, UNSEALED_EVENTS.ORGANIZATION_ID.eq(organization)));
    }

    private String idAt(long position) {
        return asOwner(owner -> IdKind.EVENT.text(owner.select(EVENT_SEALS.EVENT_ID)
                .from(EVENT_SEALS)
                .where(EVENT_SEALS.ORGANIZATION_ID.eq(organization).and(EVENT_SEALS.POSITION.eq(position)))
                .fetchSingle(EVENT_SEALS.EVENT_ID)));
    }

    private Long positionOf(UUID event) {
        return asOwner(owner -> owner.select(EVENT_SEALS.POSITION)
                .from(EVENT_SEALS)
                .where(EVENT_SEALS.EVENT_ID.eq(event))
                .fetchOne(EVENT_SEALS.POSITION));
    }

    private void insert(DSLContext by, UUID id) {
        by.insertInto(EVENTS)
                .set(EVENTS.ID, id)
                .set(EVENTS.ORGANIZATION_ID, organization)
                .set(EVENTS.KIND, "test.written")
                .set(EVENTS.ACTOR, JSONB.jsonb("{\"type\":\"operator\"}"))
                .set(EVENTS.TARGET, "x")
                .set(EVENTS.CHANGES, JSONB.jsonb("[]"))
                .set(EVENTS.AT, Instant.now())
                .execute();
    }

    private void assertFault(String event, Long position, String reason) {
        JsonNode verified = admin.get(VERIFICATION).is(200).json();
        assertThat(verified.get("intact").asBoolean()).isFalse();
        assertThat(verified.at("/fault/event").asString(null)).isEqualTo(event);
        assertThat(
                        verified.at("/fault/position").isNull()
                                ? null
                                : verified.at("/fault/position").asLong())
                .isEqualTo(position);
        assertThat(verified.at("/fault/reason").asString()).contains(reason);
    }

    private <T> T asOwner(Function<DSLContext, T> work) {
        return plane.owned(work);
    }

    private void asApplication(Runnable work) {
        asTenant(() -> transactions.executeWithoutResult(status -> work.run()));
    }

    @SuppressWarnings("try")
    private void asTenant(Runnable work) {
        try (Tenant ignored = Tenant.enter(organization)) {
            work.run();
        }
    }
}
