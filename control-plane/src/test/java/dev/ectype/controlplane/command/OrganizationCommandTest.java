package dev.ectype.controlplane.command;

import static dev.ectype.controlplane.jooq.tables.Events.EVENTS;
import static dev.ectype.controlplane.jooq.tables.UnsealedEvents.UNSEALED_EVENTS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.ControlPlaneApplication;
import dev.ectype.controlplane.OperatorApplication;
import dev.ectype.controlplane.StartsProcesses;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@StartsProcesses
class OrganizationCommandTest {
    @TempDir
    private Path folder;

    @Test
    void operatorWorksBesideARunningControlPlaneAndWithoutOne() throws Exception {
        String key;
        try (ControlPlane plane = ControlPlane.start(folder, "ectype.feature-flags.compliance-export=false")) {
            key = createdWhileItRuns(plane);
            plansHoldAtOnce(plane.client(key));
            invitationsAreMade(plane.client(key));
            keysAreMadeForWhoHasNone(plane);
            reportsMistakes();
            changedEventsAreFound(plane);
            domainsAreConfirmedAndReleased(plane.client(key));
        }
        Run list = run("list", "--json");
        assertThat(list.exit).as(list.err).isZero();
        assertThat(list.json().get("items")).hasSize(2);
        storageIsAdopted();
        try (ControlPlane plane = ControlPlane.start(folder)) {
            plane.client(key).get("/v1/me").is(200);
        }
    }

    private String createdWhileItRuns(ControlPlane plane) {
        Run made = run("create", "acme", "--name", "Acme", "--json");
        assertThat(made.exit).as(made.err).isZero();
        Client admin = plane.client(made.json().get("key").asString());
        assertThat(admin.get("/v1/organization").is(200).text("name")).isEqualTo("Acme");
        JsonNode events = admin.get("/v1/events?actor=operator").is(200).items();
        assertThat(events)
                .extracting(event -> event.get("kind").asString())
                .containsExactly("api_key.created", "organization.created");
        assertThat(admin.get("/v1/events").body())
                .doesNotContain(made.json().get("key").asString());
        return made.json().get("key").asString();
    }

    private void plansHoldAtOnce(Client admin) throws InterruptedException {
        admin.get("/v1/sso/providers").problem(403, "SERVICE_FORBIDDEN");
        assertThat(run("plan", "acme", "enterprise").out).isEqualTo("acme enterprise\n");
        Thread.sleep(1000);
        admin.get("/v1/sso/providers").is(200);
        JsonNode event =
                admin.get("/v1/events?kind=organization.updated").items().get(0);
        assertThat(event.get("changes").toString())
                .isEqualTo("[{\"path\":\"plan\",\"from\":\"free\",\"to\":\"enterprise\"}]");
        // A feature that the operator has disabled is disabled on any plan.
        assertThat(admin.get("/v1/compliance/export")
                        .problem(403, "SERVICE_FORBIDDEN")
                        .json()
                        .at("/details/required")
                        .asString())
                .isEqualTo("compliance-export");
        assertThat(admin.get("/v1/feature-flags").items()).anySatisfy(flag -> {
            assertThat(flag.get("key").asString()).isEqualTo("compliance-export");
            assertThat(flag.get("enabled").asBoolean()).isFalse();
        });
    }

    private void keysAreMadeForWhoHasNone(ControlPlane plane) {
        Run made = run("key", "acme", "--name", "Found again", "--json");
        assertThat(made.exit).as(made.err).isZero();
        Client admin = plane.client(made.json().get("key").asString());
        assertThat(admin.get("/v1/me").is(200).body()).contains("\"admin\"");
        assertThat(admin.get("/v1/events?kind=api_key.created&actor=operator").body())
                .contains("Found again");
        assertThat(run("key", "acme").out).startsWith("admin-key usk_admin_");
        assertThat(run("key", "nobody").exit).isEqualTo(1);
    }

    private void invitationsAreMade(Client admin) {
        Run invited = run("invite", "acme", "ada@example.com", "--scope", "write");
        assertThat(invited.out).matches("invited ada@example.com until \\S+Z\\R");
        assertThat(admin.get("/v1/organization/invitations")
                        .items()
                        .get(0)
                        .get("scope")
                        .asString())
                .isEqualTo("write");
        assertThat(admin.get("/v1/events?kind=invitation.created&actor=operator")
                        .items())
                .hasSize(1);
    }

    private void changedEventsAreFound(ControlPlane plane) {
        assertThat(run("create", "beta").exit).isZero();
        Awaitility.await().until(() -> plane.owned(owner -> owner.fetchCount(UNSEALED_EVENTS)) == 0);
        Run whole = events("verify", "--organization", "acme");
        assertThat(whole.exit).as(whole.err).isZero();
        assertThat(whole.out).matches("acme\tintact\t6 events, the last [0-9a-f]{64}\n");
        plane.owned(owner -> owner.update(EVENTS)
                .set(EVENTS.TARGET, "org_another")
                .where(EVENTS.KIND.eq("organization.updated"))
                .execute());
        Run broken = events("verify");
        assertThat(broken.exit).as(broken.err).isEqualTo(1);
        assertThat(broken.out)
                .containsPattern("acme\tbroken\tthe event at 3 \\(evt_[0-9a-z]+\\) was changed after it was sealed\n")
                .contains("beta\tintact\t2 events");
        JsonNode verification = events("verify", "--json").json();
        assertThat(verification.get("intact").asBoolean()).isFalse();
        assertThat(verification.at("/items/0/fault/position").asInt()).isEqualTo(3);
        assertThat(verification.at("/items/0/verified").asInt()).isEqualTo(2);
        assertThat(verification.at("/items/1/intact").asBoolean()).isTrue();
        Run unknown = events("verify", "--organization", "none");
        assertThat(unknown.exit).isEqualTo(1);
        assertThat(unknown.err).contains("The organization \"none\" does not exist");
    }

    private void domainsAreConfirmedAndReleased(Client admin) throws IOException {
        String providers = "/v1/sso/providers";
        String certificate = Files.readString(Path.of("src/test/resources/certificates/valid.pem"));
        String body = new JsonMapper()
                .createObjectNode()
                .put("type", "saml")
                .put("name", "Acme")
                .put("emailDomain", "acme.example.com")
                .put("entityId", "https://idp.example.com/metadata")
                .put("ssoUrl", "https://idp.example.com/sso")
                .put("certificate", certificate)
                .toString();
        String id = admin.post(providers, body).is(201).text("id");
        Run elsewhere = run("domain", List.of("confirm", "beta", "acme.example.com"));
        assertThat(elsewhere.exit).isEqualTo(1);
        assertThat(elsewhere.err)
                .startsWith(
                        "error: The organization \"beta\" has no provider with the e-mail domain \"acme.example.com\"\n")
                .hasLineCount(2);
        assertThat(status(admin, id)).isEqualTo("pending");
        Run confirmed = run("domain", List.of("confirm", "acme", "Acme.Example.com"));
        assertThat(confirmed.exit).as(confirmed.err).isZero();
        assertThat(confirmed.out).isEqualTo("acme.example.com\tverified\tacme\t" + id + "\n");
        assertThat(status(admin, id)).isEqualTo("verified");
        assertThat(run("domain", List.of("confirm", "none", "acme.example.com")).err)
                .contains("The organization \"none\" does not exist");
        Run wrong = run("domain", List.of("release", "nowhere"));
        assertThat(wrong.exit).isEqualTo(2);
        assertThat(wrong.err).contains("must be a domain such as example.com, but was \"nowhere\"");
        Run released = run("domain", List.of("release", "acme.example.com", "--json"));
        assertThat(released.exit).as(released.err).isZero();
        assertThat(released.json().toString())
                .isEqualTo(
                        "{\"domain\":\"acme.example.com\",\"status\":\"released\",\"organization\":\"acme\",\"provider\":\""
                                + id + "\"}");
        admin.get(providers + "/" + id).problem(404, "SERVICE_NOT_FOUND");
        assertThat(admin.get("/v1/events?actor=operator&target=" + id).items())
                .extracting(event -> event.get("kind").asString())
                .containsExactly("sso_provider.deleted", "sso_provider.updated");
        Run free = run("domain", List.of("release", "acme.example.com"));
        assertThat(free.exit).isEqualTo(1);
        assertThat(free.err).contains("No provider has the e-mail domain \"acme.example.com\"\n");
        Run help = run("domain", List.of("release", "--help"));
        assertThat(help.out).startsWith("Examples:\n  ectype control-plane domain release acme.example.com\n");
        for (String group : List.of("domain", "key")) {
            assertThat(run(group, List.of("--help")).out).contains("Commands:").doesNotContainPattern("\\w +Examples:");
        }
        assertThat(run("--help", List.of()).out).contains("  domain ").doesNotContainPattern("\\w +Examples:");
    }

    private static String status(Client admin, String id) {
        return admin.get("/v1/sso/providers/" + id)
                .is(200)
                .json()
                .at("/domainVerification/status")
                .asString();
    }

    private void reportsMistakes() {
        refused(1, "The organization \"acme\" already exists\n  hint: Choose another slug", "create", "acme");
        refused(
                1,
                "The organization \"none\" does not exist\n  hint: `ectype control-plane organization list` lists",
                "plan",
                "none",
                "team");
        refused(1, "Z\n  hint: Revoke inv_", "invite", "acme", "ada@example.com");
        refused(2, "SLUG", "create", "A b");
        refused(2, "--name", "create", "b", "--name", " ");
        refused(
                2,
                "email: must be an e-mail address.\n  hint: `ectype control-plane organization invite --help`",
                "invite",
                "acme",
                "ada");
        refused(2, "\"gold\" is not one of free, team, enterprise", "plan", "acme", "gold");
        refused(2, "\"root\" is not one of read, write, admin", "invite", "acme", "b@example.com", "--scope", "root");
        Run unreachable = run("list", "--database", "postgresql://u:canary@127.0.0.1:1/x");
        assertThat(unreachable.exit).isEqualTo(5);
        assertThat(unreachable.err)
                .startsWith("error: ")
                .doesNotContain("canary")
                .contains("\n  hint: Start it, or correct the address of --database.")
                .hasLineCount(2);
        assertThat(run("list").out).isEqualTo("acme\tenterprise\tAcme\n");
    }

    /** A start on a storage that was emptied is refused; the control plane of the caller starts on it after that. */
    private void storageIsAdopted() throws IOException {
        Files.delete(folder.resolve("objects").resolve("ectype-storage-id"));
        Run refused = run("--port=0", List.of());
        assertThat(refused.exit).isEqualTo(5);
        assertThat(refused.err)
                .contains(
                        "error: The storage \"" + folder.resolve("objects") + "\" has no identifier, and the database")
                .contains("  hint: Set ECTYPE_STORAGE to the folder or bucket of the other nodes")
                .contains("`ectype control-plane storage adopt`");
        Run adopted = run("storage", List.of("adopt"));
        assertThat(adopted.exit).as(adopted.err).isZero();
        assertThat(adopted.out).isEqualTo("the next start accepts the configured storage\n");
    }

    private void refused(int exit, String verification, String... arguments) {
        Run refused = run(arguments);
        assertThat(refused.exit).as(refused.err).isEqualTo(exit);
        assertThat(refused.err).contains(verification);
        assertThat(refused.out).isEmpty();
        if (exit == 1) {
            assertThat(refused.err).startsWith("error: ").hasLineCount(2);
        }
    }

    private Run run(String... arguments) {
        return run("organization", List.of(arguments));
    }

    private Run events(String... arguments) {
        return run("events", List.of(arguments));
    }

    private Run run(String noun, List<String> arguments) {
        List<String> all = new ArrayList<>(List.of(noun));
        all.addAll(arguments);
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
