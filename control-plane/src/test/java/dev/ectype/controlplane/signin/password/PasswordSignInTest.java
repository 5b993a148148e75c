package dev.ectype.controlplane.signin.password;

import static dev.ectype.controlplane.jooq.Tables.PASSWORDS;
import static dev.ectype.controlplane.jooq.Tables.PASSWORD_ATTEMPTS;
import static dev.ectype.controlplane.jooq.Tables.USERS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import java.net.http.HttpResponse;
import java.text.Normalizer;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import tools.jackson.databind.JsonNode;

/** Sign-ins with passwords, and attacks on them. */
class PasswordSignInTest {
    private static final String PASSWORD = "nine purple lighthouses hum";

    private final ControlPlane plane = ControlPlane.shared();
    private final SignInTeam team = new SignInTeam(plane);
    private final TestBrowser browser = team.browser();
    private final String ada = team.email("ada");

    @Test
    void memberSignsInAndOut() {
        String user = team.member(ada, PASSWORD);
        HttpResponse<String> done = signIn(browser, ada, PASSWORD, "next", "/dashboard/account/password");
        assertThat(done.statusCode()).as(done.body()).isEqualTo(303);
        assertThat(done.headers().firstValue("Location")).hasValue("/dashboard/account/password");
        JsonNode me = Client.json(browser.get("/v1/me").body());
        assertThat(me.at("/user/email").asString()).isEqualTo(ada);
        assertThat(me.at("/session/method").asString()).isEqualTo("password");
        JsonNode event = events("user.signed_in").get(0);
        assertThat(event.get("target").asString()).isEqualTo(user);
        assertThat(event.toString()).contains("password").doesNotContain(PASSWORD);
        assertThat(browser.post("/api/auth/sign-out", Map.of()).headers().firstValue("Location"))
                .hasValue("/sign-in");
        assertThat(browser.get("/dashboard/account").statusCode()).isEqualTo(303);
    }

    @Test
    void foreignTargetIsReplaced() {
        team.member(ada, PASSWORD);
        assertThat(signIn(browser, ada, PASSWORD, "next", "//evil.example")
                        .headers()
                        .firstValue("Location"))
                .hasValue("/dashboard");
    }

    @Test
    void wrongPasswordAndUnknownAddressLookTheSame() {
        team.member(ada, PASSWORD);
        HttpResponse<String> wrong = signIn(browser, ada, "another long password");
        HttpResponse<String> unknown = signIn(browser, team.email("bob"), "another long password");
        assertThat(wrong.statusCode()).isEqualTo(403);
        assertThat(unknown.statusCode()).isEqualTo(403);
        assertThat(unknown.body().replace(team.email("bob"), ada)).isEqualTo(wrong.body());
        assertThat(unknown.headers().map().keySet())
                .isEqualTo(wrong.headers().map().keySet());
        assertThat(wrong.body()).contains("The e-mail address, the password or the code is wrong.");
        assertThat(team.refusals()).containsExactly("wrong_credentials");
        assertThat(events("user.sign_in_failed").toString()).contains(ada).doesNotContain("another long");
    }

    @Test
    void memberWithoutAPasswordLooksTheSameToo() {
        String user = team.member(ada, PASSWORD);
        plane.owned(owner -> owner.deleteFrom(PASSWORDS)
                .where(PASSWORDS.USER_ID.eq(IdKind.USER.require(user)))
                .execute());
        assertThat(signIn(browser, ada, PASSWORD).statusCode()).isEqualTo(403);
        team.refused(0, "wrong_credentials");
    }

    @Test
    void deactivationIsRevealedOnlyToTheRightPassword() {
        String user = team.member(ada, PASSWORD);
        plane.owned(owner -> owner.update(USERS)
                .set(USERS.ACTIVE, false)
                .where(USERS.ID.eq(IdKind.USER.require(user)))
                .execute());
        assertThat(signIn(browser, ada, "another long password").body()).contains("is wrong");
        assertThat(signIn(browser, ada, PASSWORD).body()).contains("Your account is deactivated");
        team.refused(1, "deactivated");
    }

    @Test
    void fifthFailureBlocksTheAddressForAWhile() {
        team.member(ada, PASSWORD);
        for (int at = 0; at < 5; at++) {
            assertThat(signIn(browser, ada, "another long password").statusCode())
                    .isEqualTo(403);
        }
        HttpResponse<String> blocked = signIn(browser, ada, PASSWORD);
        assertThat(blocked.statusCode()).isEqualTo(429);
        assertThat(blocked.body()).contains("Too many attempts");
        team.refused(5, "too_many_attempts");
        endPauses();
        assertThat(signIn(browser, ada, PASSWORD).statusCode()).isEqualTo(303);
        // A success begins anew.
        assertThat(signIn(browser, ada, "another long password").statusCode()).isEqualTo(403);
        assertThat(signIn(browser, ada, PASSWORD).statusCode()).isEqualTo(303);
    }

    @Test
    void unknownAddressIsBlockedAsWell() {
        String nobody = team.email("nobody");
        for (int at = 0; at < 5; at++) {
            assertThat(signIn(browser, nobody, "another long password").statusCode())
                    .isEqualTo(403);
        }
        assertThat(signIn(browser, nobody, "another long password").statusCode())
                .isEqualTo(429);
        endPauses();
        assertThat(signIn(browser, nobody, "another long password").statusCode())
                .isEqualTo(403);
        assertThat(signIn(browser, nobody, "another long password").statusCode())
                .isEqualTo(429);
    }

    @Test
    void requiredProviderRefusesPasswords() {
        try (TestIssuer issuer = new TestIssuer()) {
            team.oidc(issuer, "required", "true");
            team.member(ada, PASSWORD);
            HttpResponse<String> refused = signIn(browser, ada, PASSWORD);
            assertThat(refused.statusCode()).isEqualTo(403);
            assertThat(refused.body())
                    .contains("requires single sign-on", "Continue with Acme Login")
                    .doesNotContain("name=\"password\"");
            team.refused(0, "sso_required");
            HttpResponse<String> page = browser.post("/sign-in", Map.of("email", ada));
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body()).contains("Continue with Acme Login").doesNotContain("Use a password");
        }
    }

    @Test
    void optionalProviderAllowsPasswordsWithoutScripts() {
        try (TestIssuer issuer = new TestIssuer()) {
            team.oidc(issuer);
            team.member(ada, PASSWORD);
            HttpResponse<String> page = browser.post("/sign-in", Map.of("email", ada));
            assertThat(page.body())
                    .contains("Continue with Acme Login", "Use a password instead")
                    .doesNotContain("name=\"password\"");
            page = browser.post("/sign-in", Map.of("email", ada, "method", "password"));
            assertThat(page.body()).contains("name=\"password\"", "Continue with Acme Login");
            assertThat(signIn(browser, ada, PASSWORD, "method", "password").statusCode())
                    .isEqualTo(303);
        }
    }

    @Test
    void emptyPasswordIsNoAttempt() {
        HttpResponse<String> page = browser.post("/sign-in", Map.of("email", ada));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("Enter your password.");
    }

    @Test
    void memberOfSeveralOrganizationsChoosesOne() {
        SignInTeam second = new SignInTeam(plane);
        SignInTeam third = new SignInTeam(plane);
        team.member(ada, PASSWORD);
        second.member(ada, PASSWORD);
        third.member(ada, "a different password there");
        HttpResponse<String> page = signIn(browser, ada, PASSWORD);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body())
                .contains("<option value=\"" + team.slug, "<option value=\"" + second.slug)
                .doesNotContain("<option value=\"" + third.slug);
        assertThat(browser.cookie("service_session")).isNull();
        assertThat(signIn(browser, ada, PASSWORD, "organization", second.slug).statusCode())
                .isEqualTo(303);
        assertThat(Client.json(browser.get("/v1/organization").body())
                        .get("slug")
                        .asString())
                .isEqualTo(second.slug);
        assertThat(signIn(browser, ada, PASSWORD, "organization", third.slug).statusCode())
                .isEqualTo(403);
        assertThat(signIn(browser, ada, "a different password there").statusCode())
                .isEqualTo(303);
        assertThat(Client.json(browser.get("/v1/organization").body())
                        .get("slug")
                        .asString())
                .isEqualTo(third.slug);
    }

    @Test
    void equalTextsInOtherNormalFormsAreTheSamePassword() {
        String composed = "cinq éléphants dansent";
        team.member(ada, PasswordRules.normalise(composed));
        assertThat(signIn(browser, ada, Normalizer.normalize(composed, Normalizer.Form.NFD))
                        .statusCode())
                .isEqualTo(303);
    }

    @Test
    void hostileInputIsRefused() {
        team.member(ada, PASSWORD);
        assertThat(signIn(browser, ada, "x".repeat(1 << 20)).statusCode()).isEqualTo(413);
        assertThat(signIn(browser, ada, "x".repeat(500_000)).statusCode()).isEqualTo(403);
        assertThat(signIn(browser, ada, "\u0000\u0000" + PASSWORD).statusCode()).isEqualTo(403);
        assertThat(signIn(browser, ada + "\u0000", PASSWORD).statusCode()).isEqualTo(403);
        assertThat(signIn(browser, "' or 1=1 --@x", PASSWORD).statusCode()).isEqualTo(403);
        assertThat(signIn(browser, "<script>@x", PASSWORD).body()).doesNotContain("<script>@");
        assertThat(signIn(browser, ada, PASSWORD, "organization", "\u0000").statusCode())
                .isEqualTo(400);
        assertThat(browser.post("/sign-in", form(ada, PASSWORD), "https://evil.example")
                        .statusCode())
                .isEqualTo(403);
        assertThat(browser.cookie("service_session")).isNull();
    }

    @Test
    void hashWithOutdatedParametersIsReplaced() {
        String user = team.member(ada, PASSWORD);
        String outdated = new Argon2PasswordEncoder(16, 32, 1, 1024, 1).encode(PASSWORD);
        plane.owned(owner -> owner.update(PASSWORDS)
                .set(PASSWORDS.HASH, outdated)
                .where(PASSWORDS.USER_ID.eq(IdKind.USER.require(user)))
                .execute());
        assertThat(signIn(browser, ada, PASSWORD).statusCode()).isEqualTo(303);
        String stored = plane.owned(owner -> owner.select(PASSWORDS.HASH)
                .from(PASSWORDS)
                .where(PASSWORDS.USER_ID.eq(IdKind.USER.require(user)))
                .fetchSingle(PASSWORDS.HASH));
        assertThat(stored).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
        assertThat(signIn(browser, ada, PASSWORD).statusCode()).isEqualTo(303);
    }

    @Test
    void suspendedOrganizationIsNotRevealed() {
        team.member(ada, PASSWORD);
        plane.part(dev.ectype.controlplane.organization.operator.Operator.class).suspend(team.slug, null);
        HttpResponse<String> refused = signIn(browser, ada, PASSWORD);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("is wrong");
    }

    private JsonNode events(String kind) {
        return team.admin.get("/v1/events?kind=" + kind).items();
    }

    /** Lets the pauses of all addresses end. */
    private void endPauses() {
        plane.owned(owner -> owner.update(PASSWORD_ATTEMPTS)
                .set(PASSWORD_ATTEMPTS.BLOCKED_UNTIL, Instant.now().minusSeconds(1))
                .where(PASSWORD_ATTEMPTS.BLOCKED_UNTIL.isNotNull())
                .execute());
    }

    private static Map<String, String> form(String email, String password, String... more) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("email", email);
        fields.put("password", password);
        for (int at = 0; at < more.length; at += 2) {
            fields.put(more[at], more[at + 1]);
        }
        return fields;
    }

    private static HttpResponse<String> signIn(TestBrowser user, String email, String password, String... more) {
        return user.post("/sign-in", form(email, password, more));
    }
}
