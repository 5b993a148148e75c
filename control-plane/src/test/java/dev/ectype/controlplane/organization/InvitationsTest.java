package dev.ectype.controlplane.organization;

import static dev.ectype.controlplane.jooq.tables.Invitations.INVITATIONS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class InvitationsTest {
    private static final String PATH = "/v1/organization/invitations";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);

    @Test
    void invitationHasNoLinkAsLongAsNobodyCanSignIn() {
        Reply made = invite("Ada@Example.com", "write").is(201);
        assertThat(made.text("email")).isEqualTo("ada@example.com");
        assertThat(made.json().propertyNames()).containsExactly("id", "email", "scope", "createdAt", "expiresAt");
        assertThat(admin.get(PATH + "/" + made.text("id")).is(200).json()).isEqualTo(made.json());
        assertThat(admin.get("/v1/events").body()).contains("invitation.created");
    }

    @Test
    void revokedInvitationIsGone() {
        String id = invite("ada@example.com", "read").is(201).text("id");
        admin.delete(PATH + "/" + id).is(204);
        admin.delete(PATH + "/" + id).problem(404, "SERVICE_NOT_FOUND");
        assertThat(admin.get(PATH).items()).isEmpty();
        JsonNode event = admin.get("/v1/events?kind=invitation.revoked").items().get(0);
        assertThat(event.get("target").asString()).isEqualTo(id);
        invite("ada@example.com", "read").is(201);
    }

    @Test
    void addressHasOneInvitationUntilItEnds() {
        Reply first = invite("ada@example.com", "read").is(201);
        assertThat(invite("ADA@example.com", "admin")
                        .problem(409, "SERVICE_CONFLICT")
                        .text("message"))
                .contains(first.text("id"));
        assertThat(admin.get(PATH).items()).hasSize(1);
        plane.owned(owner -> owner.update(INVITATIONS)
                .set(INVITATIONS.EXPIRES_AT, Instant.now().minusSeconds(1))
                .where(INVITATIONS.ID.eq(IdKind.INVITATION.require(first.text("id"))))
                .execute());
        Reply second = invite("ada@example.com", "admin").is(201);
        assertThat(admin.get(PATH).items()).hasSize(1);
        assertThat(second.text("id")).isNotEqualTo(first.text("id"));
        assertThat(admin.get("/v1/events?target=" + first.text("id")).items()).hasSize(2);
    }

    @Test
    void expiredInvitationIsSentAgain() {
        Reply made = invite("ada@example.com", "write").is(201);
        String path = PATH + "/" + made.text("id");
        plane.owned(owner -> owner.update(INVITATIONS)
                .set(INVITATIONS.EXPIRES_AT, Instant.now().minusSeconds(1))
                .where(INVITATIONS.ID.eq(IdKind.INVITATION.require(made.text("id"))))
                .execute());
        Reply again = admin.post(path + "/resend", null).is(200);
        assertThat(Instant.parse(again.text("expiresAt"))).isAfter(Instant.parse(made.text("expiresAt")));
        assertThat(again.text("createdAt")).isEqualTo(made.text("createdAt"));
        assertThat(admin.get(path).is(200).json()).isEqualTo(again.json());
        JsonNode events = admin.get("/v1/events?kind=invitation.resent").items();
        assertThat(events).hasSize(1);
        assertThat(events.toString()).contains("\"path\":\"expiresAt\"");
        admin.key("write").post(path + "/resend", null).problem(403, "SERVICE_FORBIDDEN");
        plane.organization(Plan.FREE).post(path + "/resend", null).problem(404, "SERVICE_NOT_FOUND");
        admin.delete(path).is(204);
        admin.post(path + "/resend", null).problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void otherOrganizationsInviteTheSameAddress() {
        String id = invite("ada@example.com", "read").is(201).text("id");
        Client other = plane.organization(Plan.FREE);
        other.post(PATH, "{\"email\":\"ada@example.com\",\"scope\":\"read\"}").is(201);
        other.delete(PATH + "/" + id).problem(404, "SERVICE_NOT_FOUND");
        assertThat(admin.get(PATH).items()).hasSize(1);
    }

    @Test
    void reportsViolations() {
        assertThat(invite("ada at example.com", "read")
                        .problem(400, "SERVICE_INVALID_REQUEST")
                        .json()
                        .at("/details/fields/0/path")
                        .asString())
                .isEqualTo("email");
        admin.post(PATH, "{\"email\":\"ada@example.com\"}").problem(400, "SERVICE_INVALID_REQUEST");
        invite("ada@example.com", "owner").problem(400, "SERVICE_INVALID_REQUEST");
        admin.key("write")
                .post(PATH, "{\"email\":\"ada@example.com\",\"scope\":\"read\"}")
                .problem(403, "SERVICE_FORBIDDEN");
        admin.key("write").get(PATH).problem(403, "SERVICE_FORBIDDEN");
    }

    @Test
    void organizationIsRenamed() {
        Reply before = admin.get("/v1/organization").is(200);
        Reply after = admin.patch("/v1/organization", "{\"name\":\"Acme\"}").is(200);
        assertThat(after.text("name")).isEqualTo("Acme");
        assertThat(after.text("slug")).isEqualTo(before.text("slug"));
        assertThat(admin.get("/v1/events?kind=organization.updated").items()).hasSize(1);
        admin.patch("/v1/organization", "{}").is(200);
        admin.patch("/v1/organization", "{\"plan\":\"enterprise\"}").problem(400, "SERVICE_INVALID_REQUEST");
        admin.patch("/v1/organization", "{\"name\":\"\"}").problem(400, "SERVICE_INVALID_REQUEST");
        admin.key("write").patch("/v1/organization", "{\"name\":\"x\"}").problem(403, "SERVICE_FORBIDDEN");
    }

    private Reply invite(String email, String scope) {
        return admin.post(PATH, "{\"email\":\"" + email + "\",\"scope\":\"" + scope + "\"}");
    }
}
