package dev.ectype.controlplane.signin.link;

import static dev.ectype.controlplane.jooq.Tables.MAILS;
import static dev.ectype.controlplane.jooq.Tables.SIGN_IN_LINKS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import dev.ectype.controlplane.signin.TestMails;
import jakarta.mail.internet.MimeMessage;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Invitations, and what all links have in common. */
class LinkSignInTest {
    private static final String PASSWORD = "nine purple lighthouses hum";
    private static final String NEXT = "four green kettles sing";

    private final ControlPlane plane = ControlPlane.shared();
    private final SignInTeam team = new SignInTeam(plane);
    private final TestBrowser browser = team.browser();
    private final String ada = team.email("ada");

    @Test
    void invitedPersonBecomesAMemberWithAPassword() throws Exception {
        String link = invite("write");
        MimeMessage mail = TestMails.to(plane, ada).get(0);
        assertThat(mail.getSubject()).isEqualTo("Invitation to " + team.slug);
        assertThat(mail.getHeader("Auto-Submitted")).containsExactly("auto-generated");
        assertThat(mail.getContent().toString()).contains("An administrator invites you", "works once, until 20");

        HttpResponse<String> page = browser.get(link);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("Join " + team.slug, ada).doesNotContain("<script");
        assertThat(page.headers().firstValue("Referrer-Policy")).hasValue("same-origin");
        assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(browser.get(link).statusCode()).as("opened again").isEqualTo(200);

        HttpResponse<String> weak = use(link, "password1234");
        assertThat(weak.statusCode()).isEqualTo(400);
        assertThat(weak.body()).contains("is easily guessed");
        HttpResponse<String> done = use(link, PASSWORD);
        assertThat(done.statusCode()).as(done.body()).isEqualTo(303);
        JsonNode me = Client.json(browser.get("/v1/me").body());
        assertThat(me.get("scope").asString()).isEqualTo("write");
        assertThat(me.at("/session/method").asString()).isEqualTo("link");
        assertThat(events("invitation.accepted")).hasSize(1);
        assertThat(events("user.password_changed")).hasSize(1);
        assertThat(team.admin.get("/v1/organization/invitations").items()).isEmpty();

        refused(use(link, PASSWORD));
        assertThat(signIn(PASSWORD).statusCode()).isEqualTo(303);
    }

    @Test
    void invitedPersonMaySetThePasswordLater() {
        String link = invite("read");
        assertThat(use(link, "").statusCode()).isEqualTo(303);
        Client api = api();
        api.send("PUT", "/v1/me/password", "{\"newPassword\":\"" + PASSWORD + "\"}")
                .is(204);
        assertThat(signIn(PASSWORD).statusCode()).isEqualTo(303);
    }

    @Test
    void sessionOfALinkNeedsThePasswordAfterTenMinutes() {
        use(invite("read"), "");
        Client api = api();
        // A bearer of the session is new, but does not prove that somebody has just opened the link.
        String bearer = api.post("/v1/sessions/token", "{\"origin\":\"https://tools.example.com\"}")
                .is(201)
                .text("token");
        Client program = plane.nobody().with("Authorization", "Bearer " + bearer);
        program.send("PUT", "/v1/me/password", "{\"newPassword\":\"" + PASSWORD + "\"}")
                .problem(403, "SERVICE_FORBIDDEN");
        plane.owned(owner -> owner.execute(
                "update sessions set created_at = created_at - interval '11 minutes' where organization_id = {0}",
                org.jooq.impl.DSL.val(team.organization())));
        api.send("PUT", "/v1/me/password", "{\"newPassword\":\"" + PASSWORD + "\"}")
                .problem(403, "SERVICE_FORBIDDEN");
    }

    @Test
    void linkOfARevokedOrReplacedInvitationEnds() {
        String first = invite("write");
        String id = team.admin
                .get("/v1/organization/invitations")
                .items()
                .get(0)
                .get("id")
                .asString();
        team.admin.delete("/v1/organization/invitations/" + id).is(204);
        refused(browser.get(first));
        String second = invite("read", 2);
        refused(use(first, PASSWORD));
        assertThat(use(second, PASSWORD).statusCode()).isEqualTo(303);
        assertThat(Client.json(browser.get("/v1/me").body()).get("scope").asString())
                .isEqualTo("read");
    }

    @Test
    void invitationThatIsSentAgainHasANewLink() throws Exception {
        String first = invite("write");
        String resend = "/v1/organization/invitations/"
                + team.admin
                        .get("/v1/organization/invitations")
                        .items()
                        .get(0)
                        .get("id")
                        .asString()
                + "/resend";
        team.admin.post(resend, null).is(200);
        String second = TestMails.link(plane, ada, 2);
        assertThat(second).isNotEqualTo(first);
        assertThat(TestMails.to(plane, ada))
                .allSatisfy(mail -> assertThat(mail.getContent().toString()).contains("An administrator invites you"));
        refused(browser.get(first));
        refused(use(first, PASSWORD));
        assertThat(events("user.sign_in_failed")).hasSize(2);
        team.admin.post(resend, null).is(200);
        refused(use(second, PASSWORD));
        Client.Reply limited = team.admin.post(resend, null).problem(429, "SERVICE_RATE_LIMITED");
        assertThat(Integer.parseInt(limited.header("Retry-After"))).isBetween(3500, 3600);
        assertThat(use(TestMails.link(plane, ada, 3), PASSWORD).statusCode()).isEqualTo(303);
        assertThat(Client.json(browser.get("/v1/me").body()).get("scope").asString())
                .isEqualTo("write");
        team.admin.post(resend, null).problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void linkIsUsedOnceByConcurrentRequests() {
        String link = invite("write");
        List<CompletableFuture<HttpResponse<String>>> tries = IntStream.range(0, 6)
                .mapToObj(at -> Tasks.supply(() ->
                        team.browser().post("/sign-in/link", Map.of("token", TestMails.token(link), "password", ""))))
                .toList();
        assertThat(tries.stream().map(CompletableFuture::join).map(HttpResponse::statusCode))
                .containsOnlyOnce(303)
                .allMatch(status -> status == 303 || status == 400);
        assertThat(events("user.created")).hasSize(1);
    }

    @Test
    void expiredLinkIsRefusedAndRecorded() {
        String link = invite("write");
        expireLinks();
        refused(browser.get(link));
        refused(use(link, PASSWORD));
        assertThat(team.refusals()).containsExactly("invalid_link", "invalid_link");
    }

    @Test
    void unknownTokensAreRefused() {
        for (String token : List.of("", "unknown", "%00", "x".repeat(10_000))) {
            assertThat(browser.get("/sign-in/link?token=" + token).statusCode()).isIn(400, 414);
        }
        refused(browser.get("/sign-in/link"));
        refused(browser.post("/sign-in/link", Map.of("token", "\u0000")));
        String link = invite("write");
        HttpResponse<String> foreign =
                browser.post("/sign-in/link", Map.of("token", TestMails.token(link)), "https://evil.example");
        assertThat(foreign.statusCode()).isEqualTo(403);
        assertThat(browser.get(link).statusCode()).isEqualTo(200);
    }

    @Test
    void tokensAreStoredHashedAndMailsSealed() {
        String link = invite("write");
        byte[] hash = SecretHash.of(TestMails.token(link));
        int links = plane.owned(owner -> owner.fetchCount(SIGN_IN_LINKS, SIGN_IN_LINKS.HASH.eq(hash)));
        assertThat(links).isEqualTo(1);
        Awaitility.await()
                .until(() ->
                        plane.owned(owner -> owner.fetchCount(MAILS, MAILS.ORGANIZATION_ID.eq(team.organization())))
                                == 0);
        assertThat(team.admin.get("/v1/events?limit=100").body()).doesNotContain(TestMails.token(link));
    }

    @Test
    void requiredProviderReplacesInvitationsAndResets() {
        try (TestIssuer issuer = new TestIssuer()) {
            team.member(ada, PASSWORD);
            String before = reset(1);
            team.oidc(issuer, "required", "true");
            browser.post("/sign-in/forgotten", Map.of("email", ada));
            HttpResponse<String> page = browser.get(before);
            assertThat(page.body()).contains("Continue with Acme Login").doesNotContain("name=\"password\"");
            HttpResponse<String> refused = use(before, NEXT);
            assertThat(refused.statusCode()).isEqualTo(403);
            assertThat(refused.body()).contains("requires single sign-on");
            assertThat(TestMails.to(plane, ada)).hasSize(1);
            String bob = team.email("bob");
            team.admin
                    .post("/v1/organization/invitations", "{\"email\":\"" + bob + "\",\"scope\":\"read\"}")
                    .is(201);
            String invitation = TestMails.link(plane, bob, 1);
            assertThat(browser.get(invitation).body()).contains("Continue with Acme Login");
            assertThat(use(invitation, "").statusCode()).isEqualTo(403);
            team.admin
                    .patch("/v1/sso/providers/" + team.provider(), "{\"enabled\":false}")
                    .is(200);
            assertThat(browser.get(invitation).body())
                    .contains("An administrator has disabled it")
                    .doesNotContain("Continue with", "name=\"password\"");
            int refusals = team.refusals().size();
            assertThat(use(invitation, "").body()).contains("has disabled this identity provider");
            team.refused(refusals, "provider_disabled");
        }
    }

    @Test
    void organizationNameCannotAddHeaders() throws Exception {
        String name = "Acme é \\u201cX\\u201d Bcc: eve@evil.example";
        team.admin
                .patch("/v1/organization", "{\"name\":\"Acme\\r\\nBcc: eve@evil.example\"}")
                .problem(400, "SERVICE_INVALID_REQUEST");
        team.admin.patch("/v1/organization", "{\"name\":\"" + name + "\"}").is(200);
        invite("write");
        MimeMessage mail = TestMails.to(plane, ada).get(0);
        assertThat(mail.getHeader("Bcc")).isNull();
        assertThat(mail.getSubject()).contains("Bcc: eve@evil.example", "é");
        assertThat(mail.getAllRecipients()).hasSize(1);
    }

    private String invite(String scope) {
        return invite(scope, 1);
    }

    private String invite(String scope, int mails) {
        team.admin
                .post("/v1/organization/invitations", "{\"email\":\"" + ada + "\",\"scope\":\"" + scope + "\"}")
                .is(201);
        return TestMails.link(plane, ada, mails);
    }

    private String reset(int mails) {
        browser.post("/sign-in/forgotten", Map.of("email", ada));
        return TestMails.link(plane, ada, mails);
    }

    private HttpResponse<String> use(String link, String password) {
        return browser.post("/sign-in/link", Map.of("token", TestMails.token(link), "password", password));
    }

    private HttpResponse<String> signIn(String password) {
        return browser.post("/sign-in", Map.of("email", ada, "password", password));
    }

    static void refused(HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
        assertThat(response.body()).contains("This link has expired or was used before.");
    }

    private void expireLinks() {
        plane.owned(owner -> owner.update(SIGN_IN_LINKS)
                .set(SIGN_IN_LINKS.EXPIRES_AT, Instant.now().minusSeconds(1))
                .where(SIGN_IN_LINKS.ORGANIZATION_ID.eq(team.organization()))
                .execute());
    }

    private Client api() {
        return plane.nobody()
                .with("Authorization", "Bearer " + Objects.requireNonNull(browser.cookie("service_session")));
    }

    private JsonNode events(String kind) {
        return team.admin.get("/v1/events?kind=" + kind).items();
    }
}
