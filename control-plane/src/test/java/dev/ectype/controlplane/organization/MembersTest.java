package dev.ectype.controlplane.organization;

import static dev.ectype.controlplane.jooq.tables.Sessions.SESSIONS;
import static dev.ectype.controlplane.jooq.tables.Users.USERS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.platform.id.IdKind;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class MembersTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);
    private final UUID organization =
            IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));

    @Test
    void membersAreListedAndFound() {
        String ada = member("ada@example.com", "admin");
        String bob = member("bob@example.com", "read");
        assertThat(admin.get("/v1/organization/members").is(200).items())
                .extracting(member -> member.get("email").asString())
                .containsExactly("bob@example.com", "ada@example.com");
        assertThat(admin.get("/v1/organization/members?q=ADA").items()).hasSize(1);
        assertThat(admin.get("/v1/organization/members/" + bob).is(200).text("scope"))
                .isEqualTo("read");
        plane.organization(Plan.FREE).get("/v1/organization/members/" + ada).problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void changedScopeHoldsForSessionsAtOnce() {
        member("ada@example.com", "admin");
        String bob = member("bob@example.com", "read");
        Client session = session(bob, "s-" + bob);
        session.post("/v1/projects", "{\"name\":\"a\"}").problem(403, "SERVICE_FORBIDDEN");
        admin.patch("/v1/organization/members/" + bob, "{\"scope\":\"write\"}").is(200);
        session.post("/v1/projects", "{\"name\":\"a\"}").is(201);
        JsonNode event = admin.get("/v1/events?target=" + bob).is(200).items().get(0);
        assertThat(event.get("kind").asString()).isEqualTo("member.updated");
        assertThat(event.get("changes").toString())
                .isEqualTo("[{\"path\":\"scope\",\"from\":\"read\",\"to\":\"write\"}]");
    }

    @Test
    void removedMemberHasNoSessionAnyMore() {
        member("ada@example.com", "admin");
        String bob = member("bob@example.com", "write");
        Client session = session(bob, "s-" + bob);
        session.get("/v1/me").is(200);
        admin.delete("/v1/organization/members/" + bob).is(204);
        session.get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        admin.get("/v1/organization/members/" + bob).problem(404, "SERVICE_NOT_FOUND");
        assertThat(admin.get("/v1/events?kind=member.removed").items()).hasSize(1);
    }

    @Test
    void lastAdministratorStays() {
        String ada = member("ada@example.com", "admin");
        member("bob@example.com", "write");
        admin.delete("/v1/organization/members/" + ada).problem(409, "SERVICE_CONFLICT");
        admin.patch("/v1/organization/members/" + ada, "{\"scope\":\"read\"}").problem(409, "SERVICE_CONFLICT");
        admin.patch("/v1/organization/members/" + ada, "{\"scope\":\"admin\"}").is(200);
        assertThat(admin.get("/v1/events?target=" + ada).items()).isEmpty();
    }

    @Test
    void ofTwoAdministratorsWhoRemoveEachOtherOneStays() {
        for (int round = 0; round < 5; round++) {
            String one = member("one" + round + "@example.com", "admin");
            String other = member("other" + round + "@example.com", "admin");
            List<CompletableFuture<Reply>> removals = List.of(one, other).stream()
                    .map(id -> Tasks.supply(() -> admin.delete("/v1/organization/members/" + id)))
                    .toList();
            assertThat(removals.stream().map(removal -> removal.join().status()))
                    .containsExactlyInAnyOrder(204, 409);
            plane.owned(owner -> owner.deleteFrom(USERS)
                    .where(USERS.ORGANIZATION_ID.eq(organization))
                    .execute());
        }
    }

    @Test
    void changesNeedAnAdministratorAndAScope() {
        String ada = member("ada@example.com", "read");
        Client writer = admin.key("write");
        writer.patch("/v1/organization/members/" + ada, "{\"scope\":\"admin\"}").problem(403, "SERVICE_FORBIDDEN");
        writer.delete("/v1/organization/members/" + ada).problem(403, "SERVICE_FORBIDDEN");
        admin.patch("/v1/organization/members/" + ada, "{}").problem(400, "SERVICE_INVALID_REQUEST");
        admin.patch("/v1/organization/members/" + ada, "{\"scope\":\"owner\"}").problem(400, "SERVICE_INVALID_REQUEST");
    }

    /** Makes a member as signing in will. */
    private String member(String email, String scope) {
        UUID id = plane.part(dev.ectype.controlplane.platform.id.Uuid7.class).next();
        plane.owned(owner -> owner.insertInto(USERS)
                .set(USERS.ID, id)
                .set(USERS.ORGANIZATION_ID, organization)
                .set(USERS.EMAIL, email)
                .set(USERS.SCOPE, scope)
                .set(USERS.CREATED_AT, Instant.now())
                .execute());
        return IdKind.USER.text(id);
    }

    private Client session(String user, String secret) {
        plane.owned(owner -> owner.insertInto(SESSIONS)
                .set(SESSIONS.ID, UUID.randomUUID())
                .set(SESSIONS.ORGANIZATION_ID, organization)
                .set(SESSIONS.USER_ID, IdKind.USER.require(user))
                .set(SESSIONS.HASH, SecretHash.of(secret))
                .set(SESSIONS.CREATED_AT, Instant.now())
                .set(SESSIONS.EXPIRES_AT, Instant.now().plusSeconds(600))
                .execute());
        return admin.bare().with("Authorization", "Bearer " + secret);
    }
}
