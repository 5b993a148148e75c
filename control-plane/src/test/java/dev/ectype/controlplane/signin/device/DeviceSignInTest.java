package dev.ectype.controlplane.signin.device;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestSession;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Sign-ins of programs that a user approves in a browser (RFC 8628). */
class DeviceSignInTest {
    private static final String GRANT = "urn:ietf:params:oauth:grant-type:device_code";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);
    private final TestSession session = TestSession.begin(plane, admin, Scope.WRITE);
    private final TestBrowser user = session.browser();
    private final TestBrowser program = new TestBrowser(plane.address());

    @Test
    void programActsAsTheUserWhoApproves() {
        JsonNode codes = begin();
        assertThat(codes.get("user_code").asString()).matches("[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}");
        assertThat(codes.get("verification_uri").asString()).isEqualTo(plane.address() + "/device");
        assertThat(codes.get("interval").asInt()).isEqualTo(5);
        assertThat(codes.get("expires_in").asInt()).isEqualTo(600);
        assertThat(error(redeem(codes))).isEqualTo("authorization_pending");

        String page = user.get("/device?user_code=" + codes.get("user_code").asString())
                .body();
        assertThat(page).contains("ectype on laptop", codes.get("user_code").asString(), "Approve");
        assertThat(decide(codes, "approve").body()).contains("The program is signed in.");

        forgetPoll();
        JsonNode token = Client.json(redeem(codes).body());
        assertThat(token.get("token_type").asString()).isEqualTo("Bearer");
        assertThat(token.get("expires_in").asInt()).isBetween(2_591_000, 2_592_000);
        Client cli = plane.nobody()
                .with("Authorization", "Bearer " + token.get("access_token").asString());
        JsonNode me = cli.get("/v1/me").is(200).json();
        assertThat(me.at("/user/id").asString()).isEqualTo(session.user());
        assertThat(me.at("/session/method").asString()).isEqualTo("device");
        assertThat(me.get("scope").asString()).isEqualTo("write");
        cli.post("/v1/projects", "{\"name\":\"Shop\"}").is(201);

        JsonNode listed = cli.get("/v1/sessions").items();
        assertThat(listed).hasSize(2);
        assertThat(listed.at("/0/agent").asString()).isEqualTo("ectype on laptop");
        session.cookie().delete("/v1/sessions/" + listed.at("/0/id").asString()).is(204);
        org.awaitility.Awaitility.await().until(() -> cli.get("/v1/me").status() == 401);
    }

    @Test
    void codeIsRedeemedOnce() {
        JsonNode codes = begin();
        decide(codes, "approve");
        assertThat(redeem(codes).statusCode()).isEqualTo(200);
        assertThat(error(redeem(codes))).isEqualTo("expired_token");
    }

    @Test
    void deniedProgramIsRefused() {
        JsonNode codes = begin();
        assertThat(decide(codes, "deny").body()).contains("denied");
        assertThat(error(redeem(codes))).isEqualTo("access_denied");
        assertThat(decide(codes, "approve").statusCode()).isEqualTo(400);
    }

    @Test
    void programThatAsksTooOftenIsSlowedDown() {
        JsonNode codes = begin();
        redeem(codes);
        assertThat(error(redeem(codes))).isEqualTo("slow_down");
    }

    @Test
    void expiredCodeIsRefused() {
        JsonNode codes = begin();
        plane.owned(owner -> owner.execute("update device_sign_ins set expires_at = now() - interval '1 second'"));
        assertThat(decide(codes, "approve").statusCode()).isEqualTo(400);
        assertThat(error(redeem(codes))).isEqualTo("expired_token");
    }

    @Test
    void deactivatedUserSignsNoProgramIn() {
        JsonNode codes = begin();
        decide(codes, "approve");
        plane.owned(owner -> owner.execute(
                "update users set active = false where organization_id = '" + session.organization() + "'"));
        assertThat(error(redeem(codes))).isEqualTo("access_denied");
    }

    @Test
    void unknownCodesAreRefused() {
        assertThat(user.get("/device?user_code=AAAA-AAAA").statusCode()).isEqualTo(400);
        assertThat(user.get("/device?user_code=BCDF-GHJK").statusCode()).isEqualTo(400);
        assertThat(error(redeem(Client.json("{\"device_code\":\"unknown\"}")))).isEqualTo("expired_token");
        assertThat(error(program.post("/api/auth/device/token", Map.of("device_code", "x"))))
                .isEqualTo("unsupported_grant_type");
        assertThat(error(program.post("/api/auth/device/token", Map.of("grant_type", GRANT))))
                .isEqualTo("invalid_request");
    }

    @Test
    void confirmationNeedsASessionAndAPageOfTheDashboard() {
        JsonNode codes = begin();
        HttpResponse<String> anonymous = program.get("/device?user_code=BCDF-GHJK");
        assertThat(anonymous.statusCode()).isEqualTo(303);
        assertThat(anonymous.headers().firstValue("Location").orElseThrow())
                .isEqualTo("/sign-in?next=%2Fdevice%3Fuser_code%3DBCDF-GHJK");
        Map<String, String> form = Map.of("user_code", codes.get("user_code").asString(), "decision", "approve");
        assertThat(user.post("/device", form, "https://evil.example").statusCode())
                .isEqualTo(403);
        assertThat(user.post("/device", form, null).statusCode()).isEqualTo(403);
        assertThat(error(redeem(codes))).isEqualTo("authorization_pending");
    }

    private JsonNode begin() {
        HttpResponse<String> begun = program.post("/api/auth/device/code", Map.of("client_id", "ectype on laptop"));
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(200);
        return Client.json(begun.body());
    }

    private HttpResponse<String> redeem(JsonNode codes) {
        return program.post(
                "/api/auth/device/token",
                Map.of(
                        "grant_type",
                        GRANT,
                        "device_code",
                        codes.get("device_code").asString()));
    }

    private HttpResponse<String> decide(JsonNode codes, String decision) {
        return user.post("/device", Map.of("user_code", codes.get("user_code").asString(), "decision", decision));
    }

    private static String error(HttpResponse<String> refused) {
        assertThat(refused.statusCode()).as(refused.body()).isEqualTo(400);
        return Client.json(refused.body()).get("error").asString();
    }

    /** As if the program had waited for the interval. */
    private void forgetPoll() {
        plane.owned(owner -> owner.execute("update device_sign_ins set polled_at = null"));
    }
}
