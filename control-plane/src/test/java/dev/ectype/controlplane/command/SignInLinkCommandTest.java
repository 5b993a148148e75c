package dev.ectype.controlplane.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.ControlPlaneApplication;
import dev.ectype.controlplane.OperatorApplication;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import dev.ectype.controlplane.signin.TestMails;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The links that an operator creates, and that of the first start. */
@StartsProcesses
class SignInLinkCommandTest {
    private static final String PASSWORD = "nine purple lighthouses hum";

    @TempDir
    private Path folder;

    @Test
    void operatorCreatesLinksBesideARunningControlPlane() {
        try (ControlPlane plane = ControlPlane.start(folder)) {
            SignInTeam team = new SignInTeam(plane);
            membersSignIn(team);
            requiredProviderThatIsDisabledDoesNotMatter(team);
            personsAreInvited(team);
            mistakesAreExplained(team);
            invitationsOfOperatorsAreMailed(team);
        }
    }

    private void membersSignIn(SignInTeam team) {
        String ada = team.email("ada");
        String user = team.member(ada, PASSWORD);
        Run made = run("sign-in-link", ada);
        assertThat(made.exit).as(made.err).isZero();
        assertThat(made.out)
                .matches("sign-in http://127\\.0\\.0\\.1:\\d+/sign-in/link\\?token=\\S+\nvalid until \\S+Z\n");
        String token = TestMails.token(made.out.lines().findFirst().orElseThrow());
        // A blocked address does not matter either.
        TestBrowser browser = team.browser();
        for (int at = 0; at < 5; at++) {
            browser.post("/sign-in", Map.of("email", ada, "password", "another long password"));
        }
        assertThat(browser.post("/sign-in/link", Map.of("token", token)).statusCode())
                .isEqualTo(303);
        JsonNode event = team.admin
                .get("/v1/events?kind=user.sign_in_link_created&actor=operator")
                .items()
                .get(0);
        assertThat(event.get("target").asString()).isEqualTo(user);
        assertThat(event.toString()).doesNotContain(token);
        assertThat(browser.post("/sign-in/link", Map.of("token", token)).statusCode())
                .isEqualTo(400);
    }

    private void requiredProviderThatIsDisabledDoesNotMatter(SignInTeam team) {
        try (TestIssuer issuer = new TestIssuer()) {
            team.oidc(issuer, "required", "true", "enabled", "false");
            Run made = run("sign-in-link", team.email("ada"), "--organization", team.slug, "--json");
            assertThat(made.exit).as(made.err).isZero();
            assertThat(made.json().propertyNames()).containsExactly("email", "organization", "signIn", "expiresAt");
            String token = TestMails.token(made.json().get("signIn").asString());
            assertThat(team.browser()
                            .post("/sign-in/link", Map.of("token", token))
                            .statusCode())
                    .isEqualTo(303);
        }
    }

    private void personsAreInvited(SignInTeam team) {
        Run first = run("sign-in-link", "Bob@Other.example", "--organization", team.slug, "--scope", "read", "--json");
        assertThat(first.exit).as(first.err).isZero();
        Run second =
                run("sign-in-link", "bob@other.example", "--organization", team.slug, "--scope", "write", "--json");
        assertThat(second.exit).as(second.err).isZero();
        assertThat(TestMails.to(team.plane, "bob@other.example")).isEmpty();
        TestBrowser browser = team.browser();
        String replaced = TestMails.token(first.json().get("signIn").asString());
        assertThat(browser.post("/sign-in/link", Map.of("token", replaced)).statusCode())
                .isEqualTo(400);
        String token = TestMails.token(second.json().get("signIn").asString());
        assertThat(browser.post("/sign-in/link", Map.of("token", token)).statusCode())
                .isEqualTo(303);
        assertThat(Client.json(browser.get("/v1/me").body()).get("scope").asString())
                .isEqualTo("write");
    }

    private void mistakesAreExplained(SignInTeam team) {
        refused(1, "nobody@example.com is not a member of any active organization", "nobody@example.com");
        refused(2, "email", "nobody");
        refused(2, "--scope invites to an organization", "nobody@example.com", "--scope", "read");
        refused(1, "The organization \"none\" does not exist", team.email("ada"), "--organization", "none");
        refused(1, "is already a member", team.email("ada"), "--organization", team.slug, "--scope", "read");
        SignInTeam second = new SignInTeam(team.plane);
        second.member(team.email("ada"), PASSWORD);
        refused(1, "is a member of several organizations: " + team.slug + ", " + second.slug, team.email("ada"));
        assertThat(run("organization", "suspend", second.slug).exit).isZero();
        refused(1, "is suspended", team.email("ada"), "--organization", second.slug);
        team.plane.owned(owner -> owner.execute("update users set active = false"));
        refused(1, "is deactivated", team.email("ada"), "--organization", team.slug);
    }

    private void invitationsOfOperatorsAreMailed(SignInTeam team) {
        Run invited = run("organization", "invite", team.slug, "eve@other.example", "--scope", "write");
        assertThat(invited.exit).as(invited.err).isZero();
        String link = TestMails.link(team.plane, "eve@other.example", 1);
        assertThat(team.browser().get(link).statusCode()).isEqualTo(200);
    }

    @Test
    void firstStartPrintsTheLinkOfTheFirstAdministrator() {
        try (PlaneProcess plane = PlaneProcess.startWith(folder.resolve("first"), Map.of("ECTYPE_PORT", "0"))) {
            assertThat(plane.printed("mail")).endsWith("/first/mail");
            String link = plane.printed("sign-in");
            assertThat(link).startsWith(plane.address() + "/sign-in/link?token=");
            TestBrowser browser = new TestBrowser(plane.address());
            assertThat(browser.get(link).body()).contains("Set up your account", "first administrator");
            String token = TestMails.token(link);
            HttpResponse<String> incomplete =
                    browser.post("/sign-in/link", Map.of("token", token, "email", "ada", "password", PASSWORD));
            assertThat(incomplete.statusCode()).isEqualTo(400);
            assertThat(incomplete.body()).contains("must be an e-mail address");
            Map<String, String> form = Map.of("token", token, "email", "Ada@Example.com", "password", PASSWORD);
            assertThat(browser.post("/sign-in/link", form).statusCode()).isEqualTo(303);
            JsonNode me = Client.json(browser.get("/v1/me").body());
            assertThat(me.get("scope").asString()).isEqualTo("admin");
            assertThat(me.at("/user/email").asString()).isEqualTo("ada@example.com");
            assertThat(browser.post("/sign-in/link", form).statusCode()).isEqualTo(400);
            assertThat(browser.post("/sign-in", Map.of("email", "ada@example.com", "password", PASSWORD))
                            .statusCode())
                    .isEqualTo(303);
        }
        try (PlaneProcess again = PlaneProcess.startWith(folder.resolve("first"), Map.of("ECTYPE_PORT", "0"))) {
            assertThat(again.printed("sign-in")).isNull();
            assertThat(again.printed("mail")).endsWith("/first/mail");
        }
    }

    private void refused(int exit, String message, String... arguments) {
        List<String> all = new ArrayList<>(List.of("sign-in-link"));
        all.addAll(List.of(arguments));
        Run refused = run(all.toArray(new String[0]));
        assertThat(refused.exit).as(refused.err).isEqualTo(exit);
        assertThat(refused.err).contains(message);
        assertThat(refused.out).isEmpty();
    }

    private Run run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--data-dir", folder.toString()));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = new CommandLine(new ControlPlaneCommand(ControlPlaneApplication.class, OperatorApplication.class))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(all.toArray(new String[0]));
        return new Run(exit, out.toString().replace("\r", ""), err.toString().replace("\r", ""));
    }

    private record Run(int exit, String out, String err) {
        JsonNode json() {
            return new JsonMapper().readTree(out);
        }
    }
}
