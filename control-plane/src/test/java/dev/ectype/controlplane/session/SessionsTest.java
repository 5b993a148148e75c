package dev.ectype.controlplane.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.signin.TestSession;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Sessions of members: their ends, their carriers and their scopes. */
class SessionsTest {
    private static final String ORIGIN = "https://tools.example.com";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.TEAM);
    private final TestSession session = TestSession.begin(plane, admin, Scope.READ);

    @Test
    void memberListsAndRevokesOwnSessions() {
        TestSession other = session.another();
        TestSession foreign = TestSession.begin(plane, admin, Scope.ADMIN);
        JsonNode listed = session.bearer().get("/v1/sessions").is(200).items();
        assertThat(listed).hasSize(2);
        assertThat(listed.at("/0/id").asString()).isEqualTo(other.id());
        assertThat(listed.at("/0/current").asBoolean()).isFalse();
        assertThat(listed.at("/1/current").asBoolean()).isTrue();
        assertThat(session.bearer().get("/v1/sessions?user=" + foreign.user()).items())
                .isEmpty();
        session.bearer().delete("/v1/sessions/" + foreign.id()).problem(404, "SERVICE_NOT_FOUND");
        session.bearer().delete("/v1/sessions/" + other.id()).is(204);
        ends(other);
        session.bearer().get("/v1/me").is(200);
        JsonNode event = admin.get("/v1/events?kind=session.revoked").items();
        assertThat(event).hasSize(1);
        assertThat(event.at("/0/actor/id").asString()).isEqualTo(session.user());
        assertThat(event.toString()).doesNotContain(other.token());
    }

    @Test
    void memberRevokesAllOtherSessions() {
        TestSession first = session.another();
        TestSession second = session.another();
        session.bearer().delete("/v1/sessions").is(204);
        ends(first);
        ends(second);
        session.bearer().get("/v1/me").is(200);
        admin.delete("/v1/sessions").problem(403, "SERVICE_FORBIDDEN");
    }

    @Test
    void administratorListsAndRevokesAllSessions() {
        TestSession other = TestSession.begin(plane, admin, Scope.WRITE);
        assertThat(admin.get("/v1/sessions").items()).hasSize(2);
        assertThat(admin.get("/v1/sessions?user=" + other.user()).items()).hasSize(1);
        assertThat(admin.key("read").get("/v1/sessions").items()).isEmpty();
        admin.delete("/v1/organization/members/" + other.user() + "/sessions").is(204);
        ends(other);
        session.bearer().get("/v1/me").is(200);
    }

    @Test
    void sessionsOfAnotherOrganizationAreNotRevealed() {
        Client stranger = plane.organization(Plan.TEAM);
        assertThat(stranger.get("/v1/sessions").items()).isEmpty();
        assertThat(stranger.get("/v1/sessions?user=" + session.user()).items()).isEmpty();
        stranger.delete("/v1/sessions/" + session.id()).problem(404, "SERVICE_NOT_FOUND");
        stranger.delete("/v1/organization/members/" + session.user() + "/sessions")
                .problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void scopeIsThatOfTheMember() {
        session.bearer().get("/v1/projects").is(200);
        session.bearer().post("/v1/projects", "{\"name\":\"Shop\"}").problem(403, "SERVICE_FORBIDDEN");
        admin.patch("/v1/organization/members/" + session.user(), "{\"scope\":\"write\"}")
                .is(200);
        session.bearer().post("/v1/projects", "{\"name\":\"Shop\"}").is(201);
    }

    @Test
    void sessionsOfARemovedMemberEnd() {
        admin.delete("/v1/organization/members/" + session.user()).is(204);
        ends(session);
    }

    @Test
    void sessionEndsWithoutUseAndAtItsEnd() {
        TestSession unused = session.another();
        plane.owned(owner -> owner.execute("update sessions set created_at = now() - interval '13 hours', "
                + "last_used_at = now() - interval '12 hours 1 second' where hash = sha256('" + unused.token()
                + "'::bytea)"));
        unused.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        assertThat(session.bearer().get("/v1/sessions").items()).hasSize(1);
        TestSession old = TestSession.begin(plane, session.organization(), session.user(), Duration.ofSeconds(-1));
        old.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
    }

    @Test
    void useIsRecorded() {
        session.bearer().get("/v1/me").is(200);
        Awaitility.await()
                .until(() -> !session.bearer()
                        .get("/v1/sessions")
                        .items()
                        .at("/0/lastUsedAt")
                        .isNull());
    }

    @Test
    void cookieChangesStateOnlyFromPagesOfTheDashboard() {
        TestSession writer = TestSession.begin(plane, admin, Scope.WRITE);
        String body = "{\"name\":\"Shop\"}";
        Client cookie = plane.nobody().with("Cookie", "service_session=" + writer.token());
        cookie.get("/v1/projects").is(200);
        cookie.post("/v1/projects", body).problem(403, "SERVICE_FORBIDDEN");
        cookie.with("Origin", "https://evil.example").post("/v1/projects", body).problem(403, "SERVICE_FORBIDDEN");
        cookie.with("Origin", "null").post("/v1/projects", body).problem(403, "SERVICE_FORBIDDEN");
        writer.cookie().post("/v1/projects", body).is(201);
    }

    @Test
    void tokenForAnotherOriginIsShownOnceAndWorksThereOnly() {
        Client.Reply made = session.cookie()
                .post("/v1/sessions/token", "{\"origin\":\"" + ORIGIN + "\",\"lifetimeSeconds\":3600}")
                .is(201);
        String token = made.text("token");
        assertThat(made.text("kind")).isEqualTo("bearer");
        assertThat(made.text("origin")).isEqualTo(ORIGIN);
        String list = session.cookie().get("/v1/sessions").body();
        assertThat(list).contains(made.text("id")).doesNotContain(token, "\"token\"");
        assertThat(admin.get("/v1/events?kind=session.created").body())
                .contains(made.text("id"))
                .doesNotContain(token);

        Client page = plane.nobody().with("Authorization", "Bearer " + token);
        page.get("/v1/me").is(200);
        Client.Reply allowed = page.with("Origin", ORIGIN).get("/v1/me").is(200);
        assertThat(allowed.header("Access-Control-Allow-Origin")).isEqualTo(ORIGIN);
        page.with("Origin", plane.address().toString()).get("/v1/me").problem(403, "SERVICE_FORBIDDEN");
        session.cookie().delete("/v1/sessions/" + made.text("id")).is(204);
        Awaitility.await().until(() -> page.get("/v1/me").status() == 401);
    }

    @Test
    void tokenForAnOriginThatIsNotConfiguredIsRefused() {
        for (String origin :
                new String[] {"https://evil.example", "https://tools.example.com.evil.example", "null", "*"}) {
            session.cookie()
                    .post("/v1/sessions/token", "{\"origin\":\"" + origin + "\"}")
                    .problem(400, "SERVICE_INVALID_REQUEST");
        }
    }

    @Test
    void sessionsCountForTheirOrganization() {
        Client.Reply reply = session.bearer().get("/v1/me").is(200);
        assertThat(reply.header("RateLimit")).isNotNull();
    }

    @Test
    void otherTokensAreUnknown() {
        for (String token : new String[] {"x", session.token() + "x", session.id(), "Bearer " + session.token()}) {
            plane.nobody()
                    .with("Authorization", "Bearer " + token)
                    .get("/v1/me")
                    .problem(401, "SERVICE_UNAUTHENTICATED");
        }
        session.bearer()
                .with("x-service-key", admin.secret())
                .get("/v1/me")
                .problem(400, "SERVICE_AMBIGUOUS_CREDENTIALS");
    }

    private static void ends(TestSession ended) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(2))
                .until(() -> ended.bearer().get("/v1/me").status() == 401);
    }
}
