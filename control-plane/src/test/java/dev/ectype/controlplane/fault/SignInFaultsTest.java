package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.fault.ClockMovedTest.MovedClock;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sign-ins on several nodes, with other clocks, and during faults of the provider and of the database. */
class SignInFaultsTest {
    private static final String DASHBOARD = "http://127.0.0.1:4020";

    @TempDir
    private Path folder;

    private final TestIssuer issuer = new TestIssuer();

    @AfterEach
    void stop() {
        MovedClock.by = Duration.ZERO;
        issuer.close();
    }

    @Test
    void signInThatBeginsOnOneNodeEndsOnAnother() throws IOException {
        Path objects = Files.createDirectories(folder.resolve("objects"));
        String key = ApplicationKey.make();
        try (PostgresServer postgres = PostgresServer.start();
                ControlPlane one = node(postgres, key, objects, "one");
                ControlPlane other = node(postgres, key, objects, "other")) {
            SignInTeam team = team(one);
            TestBrowser here = new TestBrowser(one.address());
            String url = begin(here, team);
            TestBrowser there = new TestBrowser(other.address());
            there.setCookie("service_sign_in", here.cookie("service_sign_in"));
            assertThat(finish(there, url).statusCode()).isEqualTo(303);
            String session = there.cookie("service_session");
            here.setCookie("service_session", session);
            assertThat(here.get("/v1/me").statusCode()).isEqualTo(200);

            // The state was used on the other node.
            assertThat(finish(here, url).statusCode()).isEqualTo(400);
            here.setCookie("service_session", session);

            Client bearer = one.nobody().with("Authorization", "Bearer " + session);
            String id = bearer.get("/v1/sessions").items().get(0).get("id").asString();
            bearer.delete("/v1/sessions/" + id).is(204);
            Awaitility.await()
                    .atMost(Duration.ofSeconds(1))
                    .pollInterval(Duration.ofMillis(50))
                    .until(() -> there.get("/v1/me").statusCode() == 401);

            String pending = begin(here, team);
            other.client(team.admin.secret())
                    .delete("/v1/sso/providers/" + team.provider())
                    .is(204);
            assertThat(finish(here, pending).statusCode()).isIn(400, 403);
            assertThat(there.get(login(team)).statusCode()).isEqualTo(404);
        }
    }

    @Test
    void clockMayDifferByAMinute() {
        try (ControlPlane plane = ControlPlane.start(folder, MovedClock.class)) {
            SignInTeam team = team(plane);
            TestBrowser browser = team.browser();
            issuer.claims = issuer.claims.andThen(claims -> {
                claims.put("exp", System.currentTimeMillis() / 1000 + 20);
                return claims;
            })::apply;
            for (int seconds : new int[] {0, 50, 75, -50}) {
                MovedClock.by = Duration.ofSeconds(seconds);
                assertThat(finish(browser, begin(browser, team)).statusCode())
                        .as("the clock is moved by " + seconds + " s")
                        .isEqualTo(303);
            }
            for (int seconds : new int[] {90, -90}) {
                MovedClock.by = Duration.ofSeconds(seconds);
                assertThat(finish(browser, begin(browser, team)).statusCode())
                        .as("the clock is moved by " + seconds + " s")
                        .isEqualTo(403);
            }
            MovedClock.by = Duration.ZERO;
            assertThat(team.refusals()).containsExactly("invalid_response", "invalid_response");
            // A clock that moves during the sign-in ends it no earlier.
            String url = begin(browser, team);
            MovedClock.by = Duration.ofSeconds(50);
            assertThat(finish(browser, url).statusCode()).isEqualTo(303);
            String late = begin(browser, team);
            MovedClock.by = Duration.ofMinutes(11);
            assertThat(finish(browser, late).statusCode()).isEqualTo(400);
        }
    }

    @Test
    void databaseThatFailsDuringTheCallbackLosesNothingButTheSignIn() {
        try (PostgresServer postgres = PostgresServer.start();
                ControlPlane plane = ControlPlane.start(folder, "ectype.database=" + postgres.address())) {
            SignInTeam team = team(plane);
            TestBrowser browser = team.browser();
            String url = begin(browser, team);
            postgres.stop();
            assertThat(finish(browser, url).statusCode()).isEqualTo(503);
            postgres.resume();
            Awaitility.await().until(() -> team.admin.get("/v1/health/ready").status() == 200);
            // The response was not used, so the same one completes the sign-in.
            assertThat(finish(browser, url).statusCode()).isEqualTo(303);

            // The database fails while the provider answers: the state is used, so the user begins again.
            String second = begin(browser, team);
            issuer.tokenResponse = body -> {
                postgres.stop();
                return body;
            };
            assertThat(finish(browser, second).statusCode()).isEqualTo(503);
            issuer.tokenResponse = body -> body;
            postgres.resume();
            Awaitility.await().until(() -> team.admin.get("/v1/health/ready").status() == 200);
            assertThat(finish(browser, second).statusCode()).isEqualTo(400);
            assertThat(finish(browser, begin(browser, team)).statusCode()).isEqualTo(303);
            assertThat(team.admin.get("/v1/events?kind=user.created").items()).hasSize(1);
        }
    }

    @Test
    void slowAndSilentProvidersAreReported() {
        try (ControlPlane plane = ControlPlane.start(folder)) {
            SignInTeam team = team(plane);
            TestBrowser browser = team.browser();
            String url = begin(browser, team);
            issuer.delayMillis = 12_000;
            HttpResponse<String> slow = finish(browser, url);
            assertThat(slow.statusCode()).isEqualTo(503);
            assertThat(slow.body()).contains("Your identity provider does not respond.");
            issuer.delayMillis = 0;
            issuer.rotate("during-the-sign-in", false);
            assertThat(finish(browser, begin(browser, team)).statusCode()).isEqualTo(403);
            issuer.rotate("published", true);
            // Unknown keys are read again at most every ten seconds.
            Awaitility.await()
                    .atMost(Duration.ofSeconds(20))
                    .pollInterval(Duration.ofSeconds(1))
                    .until(() -> finish(browser, begin(browser, team)).statusCode() == 303);
            issuer.status = 500;
            assertThat(finish(browser, begin(browser, team)).statusCode()).isEqualTo(403);
            assertThat(team.refusals()).contains("provider_unavailable", "invalid_response");
        }
    }

    private SignInTeam team(ControlPlane plane) {
        SignInTeam team = new SignInTeam(plane).oidc(issuer);
        issuer.claims = claims -> {
            claims.put("email", team.email("ada"));
            return claims;
        };
        return team;
    }

    private ControlPlane node(PostgresServer postgres, String key, Path objects, String name) {
        return ControlPlane.start(
                folder.resolve(name),
                "ectype.database=" + postgres.address(),
                "ectype.application-key=" + key,
                "ectype.storage=" + objects,
                "ectype.dashboard-url=" + DASHBOARD);
    }

    private static String login(SignInTeam team) {
        return "/api/auth/sso/login?providerId=" + team.provider();
    }

    private static String begin(TestBrowser browser, SignInTeam team) {
        HttpResponse<String> begun = browser.get(login(team));
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(303);
        return begun.headers().firstValue("Location").orElseThrow();
    }

    private HttpResponse<String> finish(TestBrowser browser, String url) {
        String state = TestIssuer.query(URI.create(url).getRawQuery()).get("state");
        return browser.get("/api/auth/sso/callback?code=" + issuer.authorize(url) + "&state=" + state);
    }
}
