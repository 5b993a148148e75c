package dev.ectype.controlplane.platform.address;

import static dev.ectype.controlplane.jooq.tables.Sessions.SESSIONS;
import static dev.ectype.controlplane.jooq.tables.Users.USERS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.platform.id.IdKind;
import java.nio.file.Path;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Links of a control plane that listens on any port. */
class ServiceAddressTest {
    private static final String SECRET = "c2Vzc2lvbi1vZi1hLWJyb3dzZXI";

    @Test
    void linksBeginWhereTheServiceListens() {
        ControlPlane plane = ControlPlane.shared();
        Client admin = plane.organization(Plan.FREE);
        assertLinks(admin, plane.address().toString());
        Client browser = browser(plane, admin);
        browser.with("Origin", "http://127.0.0.1:4020")
                .post("/v1/projects", "{\"name\":\"Foreign\"}")
                .problem(403, "SERVICE_FORBIDDEN");
        browser.with("Origin", plane.address().toString())
                .post("/v1/projects", "{\"name\":\"Ours\"}")
                .is(201);
    }

    @Test
    void linksBeginWhereAnOperatorSaysThatItIsReached(@TempDir Path folder) {
        try (ControlPlane plane = ControlPlane.start(
                folder, "ectype.api-url=https://api.example.com", "ectype.dashboard-url=https://www.example.com")) {
            Client admin = plane.organization(Plan.FREE);
            assertLinks(admin, "https://api.example.com");
            Client browser = browser(plane, admin);
            browser.with("Origin", plane.address().toString())
                    .post("/v1/projects", "{\"name\":\"Foreign\"}")
                    .problem(403, "SERVICE_FORBIDDEN");
            browser.with("Origin", "https://www.example.com")
                    .post("/v1/projects", "{\"name\":\"Ours\"}")
                    .is(201);
        }
    }

    private static void assertLinks(Client admin, String address) {
        assertThat(admin.get("/v1/projects/none")
                        .problem(404, "SERVICE_NOT_FOUND")
                        .text("type"))
                .isEqualTo(address + "/docs/errors/not-found");
        JsonNode description = admin.get("/openapi.json").is(200).json();
        assertThat(description.at("/servers/0/url").asString()).isEqualTo(address);
        assertThat(description
                        .at("/components/responses/NotFound/content/application~1problem+json/examples/"
                                + "SERVICE_NOT_FOUND/value/type")
                        .asString())
                .isEqualTo(address + "/docs/errors/not-found");
    }

    /** Somebody who has signed in. */
    private static Client browser(ControlPlane plane, Client admin) {
        UUID organization =
                IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));
        UUID user = UUID.randomUUID();
        plane.owned(owner -> owner.insertInto(USERS)
                .set(USERS.ID, user)
                .set(USERS.ORGANIZATION_ID, organization)
                .set(USERS.EMAIL, user + "@example.com")
                .set(USERS.SCOPE, "write")
                .set(USERS.CREATED_AT, Instant.now())
                .execute());
        plane.owned(owner -> owner.insertInto(SESSIONS)
                .set(SESSIONS.ID, UUID.randomUUID())
                .set(SESSIONS.ORGANIZATION_ID, organization)
                .set(SESSIONS.USER_ID, user)
                .set(SESSIONS.HASH, SecretHash.of(SECRET))
                .set(SESSIONS.CREATED_AT, Instant.now())
                .set(SESSIONS.EXPIRES_AT, Instant.now().plusSeconds(600))
                .execute());
        return admin.bare().with("Cookie", "service_session=" + SECRET);
    }
}
