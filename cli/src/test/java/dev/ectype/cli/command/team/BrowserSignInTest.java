package dev.ectype.cli.command.team;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.cli.ScriptedControlPlane;
import dev.ectype.cli.terminal.StandardStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sign-in of the command line with a code that the user confirms in a browser. */
final class BrowserSignInTest {
    private static final String CODES = "{\"device_code\":\"secret-of-the-program\",\"user_code\":\"BCDF-GHJK\","
            + "\"verification_uri\":\"https://ectype.example/device\",\"expires_in\":600,\"interval\":1}";
    private static final String TOKEN = "{\"access_token\":\"" + ScriptedControlPlane.SESSION
            + "\",\"token_type\":\"Bearer\",\"expires_in\":2592000}";
    private static final String ME = "{\"type\":\"session_bearer\",\"id\":\"usr_1\",\"name\":\"ada@acme.example\","
            + "\"scope\":\"write\",\"expiresAt\":null,\"organization\":{\"slug\":\"acme\",\"plan\":\"team\"},"
            + "\"session\":{\"id\":\"ses_1\",\"method\":\"device\"}}";

    @TempDir
    private Path folder;

    private ScriptedControlPlane plane;

    @BeforeEach
    void start() throws IOException {
        plane = new ScriptedControlPlane();
    }

    @AfterEach
    void stop() {
        plane.close();
    }

    @Test
    void sessionIsStoredWhenTheUserConfirmsAndEndedAtTheSignOut() throws IOException {
        plane.respondsWith("POST /api/auth/device/code", 200, CODES)
                .respondsWith("POST /api/auth/device/token", 400, error("authorization_pending"))
                .respondsWith("POST /api/auth/device/token", 200, TOKEN)
                .respondsWith("DELETE /v1/sessions/ses_1", 204, "");
        plane.replaces("GET /v1/me", 200, ME);
        CommandRun login = user();
        assertThat(login.with("login", "--no-browser", "--api-url", plane.url()))
                .as(login.err())
                .isZero();
        assertThat(login.err())
                .contains("open https://ectype.example/device and confirm the code BCDF-GHJK")
                .contains("signed in: organization acme (plan team)", "as ada@acme.example with the scope write")
                .doesNotContain(ScriptedControlPlane.SESSION, "secret-of-the-program");
        assertThat(plane.requests().get(0).text()).isEqualTo("client_id=ectype+on+laptop");
        assertThat(plane.requests().get(1).text())
                .isEqualTo("grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code"
                        + "&device_code=secret-of-the-program");
        assertThat(Files.readString(folder.resolve("credentials.json"))).contains(ScriptedControlPlane.SESSION);

        CommandRun whoami = run();
        assertThat(whoami.with("whoami")).isZero();
        assertThat(whoami.out()).contains("member", "ada@acme.example (usr_1)");
        CommandRun logout = run();
        assertThat(logout.with("logout")).isZero();
        assertThat(plane.lines()).contains("DELETE /v1/sessions/ses_1");
        assertThat(Files.readString(folder.resolve("credentials.json"))).doesNotContain(ScriptedControlPlane.SESSION);
    }

    @Test
    void deniedAndExpiredSignInsStoreNothing() {
        plane.respondsWith("POST /api/auth/device/code", 200, CODES)
                .respondsWith("POST /api/auth/device/token", 400, error("access_denied"))
                .respondsWith("POST /api/auth/device/token", 400, error("expired_token"));
        CommandRun denied = user();
        assertThat(denied.with("login", "--no-browser", "--api-url", plane.url()))
                .isEqualTo(4);
        assertThat(denied.err()).contains("the sign-in was denied in the browser");
        CommandRun expired = user();
        assertThat(expired.with("login", "--no-browser", "--api-url", plane.url()))
                .isEqualTo(4);
        assertThat(expired.err()).contains("the code was not confirmed in time");
        assertThat(folder.resolve("credentials.json")).doesNotExist();
    }

    @Test
    void serverWithoutTheEndpointsIsReported() {
        CommandRun other = user();
        assertThat(other.with("login", "--no-browser", "--api-url", plane.url()))
                .isNotZero();
        plane.respondsWith("POST /api/auth/device/code", 200, "{}");
        CommandRun empty = user();
        assertThat(empty.with("login", "--no-browser", "--api-url", plane.url()))
                .isEqualTo(4);
        assertThat(empty.err()).contains("offers no sign-in in the browser", "--with-key");
    }

    @Test
    void signInNeedsATerminal() {
        CommandRun nobody = run();
        assertThat(nobody.with("login")).isEqualTo(2);
        assertThat(nobody.err()).contains("--with-key");
        CommandRun script = user().having("ECTYPE_NO_INPUT", "1");
        assertThat(script.with("login")).isEqualTo(2);
        assertThat(plane.requests()).isEmpty();
    }

    private static String error(String code) {
        return "{\"error\":\"" + code + "\",\"error_description\":\"\"}";
    }

    private CommandRun user() {
        return run().watched(StandardStream.ERR).having("HOSTNAME", "laptop");
    }

    private CommandRun run() {
        return new CommandRun().having("ECTYPE_CONFIG_DIR", folder.toString());
    }
}
