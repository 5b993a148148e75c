package dev.ectype.controlplane.dashboard.apikey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.apikey.ApiKey;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ApiKeyPagesTest {
    private static final String KEYS = "/dashboard/api-keys";
    private static final List<String> HOSTILE = List.of("<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>");

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);
    private final DashboardBrowser browser = DashboardBrowser.of(plane, admin, Scope.ADMIN);

    @Test
    void displaysANewKeyOnceAndAgainForARepeatedForm() {
        String form = DashboardBrowser.form(browser.page(KEYS + "/new"), KEYS);
        Map<String, String> fields = Map.of("name", "CI", "scope", "write", "expiresAt", "2199-01-31");
        HttpResponse<String> made = browser.browser().post(form, fields);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(200);
        assertThat(made.headers().firstValue("Cache-Control")).hasValue("no-store");
        String key = secret(made.body());
        assertThat(key).startsWith("usk_write_");
        assertThat(made.body()).contains("It is not shown again", "31 Jan 2199, 23:59 UTC");
        JsonNode identity = plane.client(key).get("/v1/me").is(200).json();
        assertThat(identity.get("name").asString()).isEqualTo("CI");

        assertThat(secret(browser.browser().post(form, fields).body())).isEqualTo(key);
        assertThat(admin.get("/v1/events?kind=api_key.created&target="
                                + identity.get("id").asString())
                        .items())
                .hasSize(1);
        assertThat(browser.page(KEYS)).contains("CI", "Active").doesNotContain(key);
        assertThat(browser.page(KEYS + "/" + identity.get("id").asString()))
                .contains("CI", "31 Jan 2199, 23:59 UTC")
                .doesNotContain(key);
    }

    @Test
    void rotatesAKeyWithTheChosenOverlap() {
        Client.Reply old = key("Deployment", "write");
        String path = KEYS + "/" + old.text("id");
        assertThat(browser.page(path + "/rotate"))
                .contains("The old key ends immediately.", "value=\"86400\" checked", "7 days");
        HttpResponse<String> made =
                browser.submit(path + "/rotate", path + "/rotate", Map.of("overlapSeconds", "3600"));
        String next = secret(made.body());
        assertThat(made.body()).contains(old.text("prefix") + "…</code> stays valid until");
        plane.client(next).get("/v1/me").is(200);
        plane.client(old.text("key")).get("/v1/me").is(200);
        Instant end = Instant.parse(
                admin.get("/v1/api-keys/" + old.text("id")).is(200).text("expiresAt"));
        assertThat(end).isBetween(Instant.now().plusSeconds(3000), Instant.now().plusSeconds(3600));
        assertThat(browser.page(KEYS)).contains("replaces <a href=\"" + path + "\"", "Expires soon");

        HttpResponse<String> again = browser.submit(path + "/rotate", path + "/rotate", Map.of("overlapSeconds", "0"));
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(again.body()).contains("was already rotated");
        HttpResponse<String> tooLong =
                browser.submit(path + "/rotate", path + "/rotate", Map.of("overlapSeconds", "2592001"));
        assertThat(tooLong.statusCode()).isEqualTo(400);
        assertThat(tooLong.body()).contains("Overlap must be at most 2592000.");
    }

    @Test
    void replacesAKeyImmediatelyWithoutAnOverlap() {
        Client.Reply old = key("Leaked", "read");
        String path = KEYS + "/" + old.text("id");
        HttpResponse<String> made = browser.submit(path + "/rotate", path + "/rotate", Map.of("overlapSeconds", "0"));
        assertThat(made.body()).contains("is no longer valid");
        plane.client(old.text("key")).get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        assertThat(browser.page(path)).contains("Expired").doesNotContain("/rotate", "/revoke");
    }

    @Test
    void revokesAKeyAfterAConfirmation() {
        Client.Reply old = key("Old pipeline", "write");
        String path = KEYS + "/" + old.text("id");
        assertThat(browser.page(path + "/revoke")).contains("Old pipeline", "stop working", "The key was never used.");
        plane.client(old.text("key")).get("/v1/me").is(200);
        assertThat(browser.follow(browser.submit(path + "/revoke", path + "/revoke", Map.of())))
                .contains("Requests with it are rejected from now on.", "Revoked");
        plane.client(old.text("key")).get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        String first = admin.get("/v1/me").text("id");
        HttpResponse<String> last =
                browser.submit(KEYS + "/" + first + "/revoke", KEYS + "/" + first + "/revoke", Map.of());
        assertThat(last.statusCode()).isEqualTo(409);
        assertThat(last.body()).contains("is the last key with the scope admin");
        admin.get("/v1/me").is(200);
    }

    @Test
    void displaysARejectedFormAgain() {
        Map<String, String> wrong = Map.of("name", "n".repeat(101), "scope", "admin", "expiresAt", "");
        HttpResponse<String> rejected = browser.submit(KEYS + "/new", KEYS, wrong);
        assertThat(rejected.statusCode()).isEqualTo(400);
        assertThat(rejected.body()).contains("Name must have 1 to 100 characters.", "value=\"admin\" checked");
        for (String day : List.of("2001-01-01", "2030-02-31", "tomorrow", "+999999999-01-01")) {
            HttpResponse<String> past =
                    browser.submit(KEYS + "/new", KEYS, Map.of("name", "CI", "scope", "read", "expiresAt", day));
            assertThat(past.statusCode()).as(day).isEqualTo(400);
            assertThat(past.body()).as(day).contains("Last day ");
        }
        HttpResponse<String> scope =
                browser.submit(KEYS + "/new", KEYS, Map.of("name", "CI", "scope", "owner", "expiresAt", ""));
        assertThat(scope.statusCode()).isEqualTo(400);
        assertThat(admin.get("/v1/api-keys").items()).hasSize(1);
    }

    @Test
    void displaysHostileNamesAsText() {
        for (String name : HOSTILE) {
            HttpResponse<String> made = browser.submit(
                    KEYS + "/new", KEYS, Map.of("name", name, "scope", "read", "expiresAt", "2199-01-01"));
            String id = plane.client(secret(made.body())).get("/v1/me").text("id");
            for (String page : List.of(
                    made.body(),
                    browser.page(KEYS),
                    browser.page(KEYS + "/" + id),
                    browser.page(KEYS + "/" + id + "/rotate"),
                    browser.page(KEYS + "/" + id + "/revoke"))) {
                assertThat(page).doesNotContain("<script>alert", "<img").contains("alert(1)");
            }
        }
    }

    @Test
    void readersSeeKeysAndChangeNothing() {
        Client.Reply old = key("Visible", "write");
        String path = KEYS + "/" + old.text("id");
        for (Scope scope : List.of(Scope.READ, Scope.WRITE)) {
            DashboardBrowser reader = DashboardBrowser.of(plane, admin, scope);
            assertThat(reader.page(KEYS))
                    .contains("Visible", old.text("prefix"))
                    .doesNotContain("New key");
            assertThat(reader.page(path)).contains("Visible").doesNotContain("/rotate", "/revoke");
            for (String forbidden : List.of(KEYS + "/new", path + "/rotate", path + "/revoke")) {
                assertThat(reader.browser().get(forbidden).statusCode())
                        .as(forbidden)
                        .isEqualTo(403);
            }
            String sent = DashboardBrowser.form(browser.page(path + "/revoke"), path + "/revoke");
            assertThat(reader.browser().post(sent, Map.of()).statusCode()).isEqualTo(403);
        }
        plane.client(old.text("key")).get("/v1/me").is(200);
        DashboardBrowser stranger = DashboardBrowser.of(plane, plane.organization(Plan.FREE), Scope.ADMIN);
        assertThat(stranger.browser().get(path).statusCode()).isEqualTo(404);
    }

    @Test
    void describesTheStateOfAKey() {
        Instant now = Instant.parse("2026-01-31T12:00:00Z");
        assertThat(ApiKeyState.of(ending(null, null), now)).isEqualTo(ApiKeyState.ACTIVE);
        assertThat(ApiKeyState.of(ending(now.plus(Duration.ofDays(8)), null), now))
                .isEqualTo(ApiKeyState.ACTIVE);
        assertThat(ApiKeyState.of(ending(now.plus(Duration.ofDays(6)), null), now))
                .isEqualTo(ApiKeyState.ENDING);
        assertThat(ApiKeyState.of(ending(now, null), now)).isEqualTo(ApiKeyState.EXPIRED);
        assertThat(ApiKeyState.of(ending(null, now), now)).isEqualTo(ApiKeyState.REVOKED);
    }

    private static ApiKey ending(Instant expiry, Instant revocation) {
        return new ApiKey(
                "key_1", "CI", Scope.READ, "usk_read_1aB2", Instant.EPOCH, null, expiry, null, revocation, null);
    }

    private Client.Reply key(String name, String scope) {
        return admin.post("/v1/api-keys", "{\"name\":\"" + name + "\",\"scope\":\"" + scope + "\"}")
                .is(201);
    }

    private static String secret(String page) {
        Matcher key =
                Pattern.compile("<code>(usk_[a-z]+_[0-9A-Za-z]{44})</code>").matcher(page);
        assertThat(key.find()).as(page).isTrue();
        return key.group(1);
    }
}
