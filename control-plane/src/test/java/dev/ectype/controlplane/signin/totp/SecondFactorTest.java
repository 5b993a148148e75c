package dev.ectype.controlplane.signin.totp;

import static dev.ectype.controlplane.jooq.Tables.RECOVERY_CODES;
import static dev.ectype.controlplane.jooq.Tables.TOTP_SECRETS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestAuthenticator;
import dev.ectype.controlplane.signin.TestBrowser;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Second factors of members who sign in with passwords. */
class SecondFactorTest {
    private static final String FACTOR = "/dashboard/account/two-factor";
    private static final String CODES = "/v1/me/totp/recovery-codes";
    private static final String PASSWORD = "nine purple lighthouses hum";
    private static final String PROOF = "{\"currentPassword\":\"" + PASSWORD + "\"}";

    private final ControlPlane plane = ControlPlane.shared();
    private final SignInTeam team = new SignInTeam(plane);
    private final String ada = team.email("ada");
    private final UUID user = IdKind.USER.require(team.member(ada, PASSWORD));
    private final TestBrowser browser = team.browser();

    @Test
    void signInNeedsACodeThatWorksOnce() {
        String secret = enable().secret;
        assertThat(signIn("").statusCode()).isEqualTo(403);
        assertThat(signIn("000000").statusCode()).isEqualTo(403);
        String code = TestAuthenticator.code(secret, 1);
        assertThat(signIn(code.substring(0, 3) + " " + code.substring(3)).statusCode())
                .isEqualTo(303);
        assertThat(signIn(code).statusCode()).as("replay").isEqualTo(403);
        assertThat(signIn(TestAuthenticator.code(secret)).statusCode())
                .as("an earlier step")
                .isEqualTo(403);
        assertThat(team.refusals()).hasSize(4).allMatch("wrong_credentials"::equals);
    }

    @Test
    void codeOfTheConfirmationDoesNotSignIn() {
        Enabled enabled = enable();
        assertThat(signIn(enabled.code).statusCode()).isEqualTo(403);
    }

    @Test
    void recoveryCodesWorkOnceEach() {
        Enabled enabled = enable();
        assertThat(enabled.codes).hasSize(10).doesNotHaveDuplicates().allMatch(code -> code.length() == 19);
        String code = enabled.codes.get(3);
        assertThat(signIn(code.toUpperCase(java.util.Locale.ROOT).replace("-", " "))
                        .statusCode())
                .isEqualTo(303);
        assertThat(signIn(code).statusCode()).isEqualTo(403);
        assertThat(signIn(enabled.codes.get(4)).statusCode()).isEqualTo(303);
        assertThat(left()).isEqualTo(8);
        JsonNode used =
                team.admin.get("/v1/events?kind=user.recovery_code_used").items();
        assertThat(used).hasSize(2);
        assertThat(used.get(0).toString()).contains("recoveryCodesLeft").doesNotContain(code);
    }

    @Test
    void newRecoveryCodesReplaceTheEarlierOnes() {
        Enabled enabled = enable();
        TestBrowser other = team.browser();
        Map<String, String> used = Map.of("email", ada, "password", PASSWORD, "code", enabled.codes.get(0));
        assertThat(other.post("/sign-in", used).statusCode()).isEqualTo(303);
        api().post(CODES, "{}").problem(400, "SERVICE_INVALID_REQUEST");
        api().post(CODES, "{\"currentPassword\":\"wrong\"}").problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(left()).isEqualTo(9);
        List<String> codes = codes(api().post(CODES, PROOF).is(200));
        assertThat(codes).hasSize(10).doesNotHaveDuplicates().doesNotContainAnyElementsOf(enabled.codes);
        assertThat(other.get("/v1/me").statusCode()).isEqualTo(401);
        assertThat(left()).isEqualTo(10);
        assertThat(signIn(enabled.codes.get(1)).statusCode()).isEqualTo(403);
        assertThat(signIn(codes.get(1)).statusCode()).isEqualTo(303);
        assertThat(signIn(TestAuthenticator.code(enabled.secret, 1)).statusCode())
                .isEqualTo(303);
        JsonNode events =
                team.admin.get("/v1/events?kind=user.recovery_codes_replaced").items();
        assertThat(events).hasSize(1);
        assertThat(events.toString())
                .contains("\"path\":\"recoveryCodesLeft\",\"from\":9,\"to\":10")
                .doesNotContain(codes);
    }

    @Test
    void recoveryCodesNeedASecondFactor() {
        signIn("");
        api().post(CODES, PROOF).problem(409, "SERVICE_CONFLICT");
        api().post("/v1/me/totp", PROOF).is(201);
        api().post(CODES, PROOF).problem(409, "SERVICE_CONFLICT");
    }

    @Test
    void requestsAtTheSameTimeLeaveTenRecoveryCodes() {
        enable();
        SecondFactors factors = plane.part(SecondFactors.class);
        TenantTransactions transactions = plane.part(TenantTransactions.class);
        UUID organization =
                IdKind.ORGANIZATION.require(team.admin.get("/v1/organization").text("id"));
        List<CompletableFuture<List<String>>> running = Stream.generate(() -> Tasks.supply(
                        () -> transactions.run(organization, () -> factors.replaceRecoveryCodes(organization, user))))
                .limit(4)
                .toList();
        running.forEach(CompletableFuture::join);
        assertThat(plane.<Integer>owned(owner -> owner.fetchCount(RECOVERY_CODES, RECOVERY_CODES.USER_ID.eq(user))))
                .isEqualTo(10);
        assertThat(team.admin
                        .get("/v1/events?kind=user.recovery_codes_replaced")
                        .items())
                .hasSize(4);
    }

    @Test
    void secretsAreStoredSealedAndHashed() {
        Enabled enabled = enable();
        byte[] stored = plane.owned(owner -> owner.select(TOTP_SECRETS.SECRET)
                .from(TOTP_SECRETS)
                .where(TOTP_SECRETS.USER_ID.eq(user))
                .fetchSingle(TOTP_SECRETS.SECRET));
        assertThat(new String(stored, StandardCharsets.ISO_8859_1)).doesNotContain(enabled.secret);
        int count = plane.owned(owner -> owner.fetchCount(RECOVERY_CODES, RECOVERY_CODES.USER_ID.eq(user)));
        assertThat(count).isEqualTo(10);
        String events = team.admin.get("/v1/events?limit=100").body();
        assertThat(events).contains("user.totp_enabled").doesNotContain(enabled.secret);
        enabled.codes.forEach(code -> assertThat(events).doesNotContain(code));
    }

    @Test
    void changesNeedTheCurrentPassword() {
        enable();
        Client api = api();
        api.post("/v1/me/totp", "{}").problem(400, "SERVICE_INVALID_REQUEST");
        api.delete("/v1/me/totp").problem(400, "SERVICE_INVALID_REQUEST");
        api.post("/v1/me/totp", PROOF).problem(409, "SERVICE_CONFLICT");
        TestBrowser other = team.browser();
        other.setCookie("service_session", browser.cookie("service_session"));
        api.send("DELETE", "/v1/me/totp", PROOF).is(204);
        assertThat(api.get("/v1/me/totp").json().get("enabled").asBoolean()).isFalse();
        assertThat(team.admin.get("/v1/events?kind=user.totp_disabled").items()).hasSize(1);
        assertThat(signIn("").statusCode()).isEqualTo(303);
        api().send("DELETE", "/v1/me/totp", PROOF).is(204);
        assertThat(team.admin.get("/v1/events?kind=user.totp_disabled").items()).hasSize(1);
    }

    @Test
    void confirmationEndsOtherSessionsAndNeedsASecret() {
        signIn("");
        api().post("/v1/me/totp/confirm", "{\"code\":\"123456\"}").problem(409, "SERVICE_CONFLICT");
        TestBrowser other = team.browser();
        other.post("/sign-in", Map.of("email", ada, "password", PASSWORD));
        String secret = api().post("/v1/me/totp", PROOF).is(201).text("secret");
        assertThat(signIn("").statusCode()).as("without confirmation").isEqualTo(303);
        api().post("/v1/me/totp/confirm", "{\"code\":\"12\"}").problem(400, "SERVICE_INVALID_REQUEST");
        api().post("/v1/me/totp/confirm", "{\"code\":\"" + TestAuthenticator.code(secret) + "\"}")
                .is(200);
        assertThat(other.get("/v1/me").statusCode()).isEqualTo(401);
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(200);
    }

    @Test
    void pagesSetUpAndRemoveTheFactorWithoutScripts() {
        signIn("");
        DashboardBrowser dashboard = DashboardBrowser.of(browser);
        assertThat(dashboard.page(FACTOR)).contains("Set up an authenticator app");
        HttpResponse<String> begun = dashboard.submit(FACTOR, FACTOR, Map.of("currentPassword", PASSWORD));
        assertThat(begun.body()).contains("<svg", "M4,4h1v1h-1z").doesNotContain("<script>", " style=");
        assertThat(begun.headers().firstValue("Content-Security-Policy").orElseThrow())
                .doesNotContain("unsafe");
        assertThat(begun.headers().firstValue("Cache-Control")).hasValue("no-store");
        String secret = first("<code>([A-Z2-7]{32})</code>", begun.body());
        String confirm = FACTOR + "/confirm";
        HttpResponse<String> wrong = browser.post(DashboardBrowser.form(begun.body(), confirm), Map.of("code", "abc"));
        assertThat(wrong.statusCode()).isEqualTo(400);
        assertThat(wrong.body()).contains("Code is not the current code", secret);
        HttpResponse<String> done = browser.post(
                DashboardBrowser.form(wrong.body(), confirm), Map.of("code", TestAuthenticator.code(secret)));
        assertThat(done.statusCode()).isEqualTo(200);
        first("<code>((?:[a-z2-9]{4}(?:-[a-z2-9]{4}){3}\n){9}[a-z2-9]{4}(?:-[a-z2-9]{4}){3})</code>", done.body());
        assertThat(dashboard.page(FACTOR)).contains("10 unused recovery codes").doesNotContain(secret);
        String disable = FACTOR + "/disable";
        assertThat(dashboard.submit(FACTOR, disable, Map.of()).statusCode()).isEqualTo(400);
        assertThat(dashboard.follow(dashboard.submit(FACTOR, disable, Map.of("currentPassword", PASSWORD))))
                .contains("The second factor is off.");
    }

    private static String first(String pattern, String text) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        assertThat(found.find()).as(text).isTrue();
        return found.group(1);
    }

    /** Enables the second factor and signs the browser in. */
    private Enabled enable() {
        signIn("");
        String secret = api().post("/v1/me/totp", PROOF).is(201).text("secret");
        String code = TestAuthenticator.code(secret);
        return new Enabled(
                secret,
                code,
                codes(api().post("/v1/me/totp/confirm", "{\"code\":\"" + code + "\"}")
                        .is(200)));
    }

    private static List<String> codes(Client.Reply reply) {
        List<String> codes = new ArrayList<>();
        reply.json().get("recoveryCodes").forEach(each -> codes.add(each.asString()));
        return codes;
    }

    private int left() {
        return api().get("/v1/me/totp").json().get("recoveryCodesLeft").asInt();
    }

    private Client api() {
        return plane.nobody().with("Authorization", "Bearer " + browser.cookie("service_session"));
    }

    private HttpResponse<String> signIn(String code) {
        return browser.post("/sign-in", Map.of("email", ada, "password", PASSWORD, "code", code));
    }

    private record Enabled(String secret, String code, List<String> codes) {}
}
