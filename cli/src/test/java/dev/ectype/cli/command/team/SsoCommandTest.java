package dev.ectype.cli.command.team;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.cli.ScriptedControlPlane;
import dev.ectype.cli.terminal.StandardStream;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SsoCommandTest {
    private static final String REQUIRED =
            "{\"id\":\"sso_1\",\"name\":\"Acme Login\",\"type\":\"oidc\",\"emailDomain\":"
                    + "\"acme.example\",\"domainVerification\":{\"status\":\"verified\"},\"required\":true,\"enabled\":true}";
    private static final String OPTIONAL = "{\"id\":\"sso_2\",\"name\":\"Other\",\"type\":\"saml\",\"emailDomain\":"
            + "\"other.example\",\"domainVerification\":{\"status\":\"pending\"},\"required\":false,\"enabled\":false}";

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
    void listsProvidersWithTheirState() {
        plane.respondsWith(
                "GET /v1/sso/providers?limit=100",
                200,
                "{\"items\":[" + REQUIRED + "," + OPTIONAL + "],\"nextCursor\":null}");
        CommandRun list = keyed();
        assertThat(list.with("sso", "list")).as(list.err()).isZero();
        assertThat(list.out().lines().map(line -> line.replaceAll(" +", " ").strip()))
                .containsExactly(
                        "provider name type domain verification state",
                        "sso_1 Acme Login oidc acme.example verified enabled",
                        "sso_2 Other saml other.example pending disabled");
        CommandRun objects = keyed();
        assertThat(objects.with("sso", "list", "--json")).isZero();
        assertThat(objects.out()).isEqualTo(REQUIRED + "\n" + OPTIONAL + "\n");
    }

    @Test
    void disablesAProviderOnlyAfterAConfirmation() {
        plane.respondsWith("GET /v1/sso/providers/sso_1", 200, REQUIRED)
                .respondsWith("GET /v1/sso/providers/sso_2", 200, OPTIONAL)
                .respondsWith("PATCH /v1/sso/providers/sso_1", 200, REQUIRED);
        assertThat(keyed().with("sso", "disable", "sso_1")).isEqualTo(2);
        CommandRun no = keyed().watched(StandardStream.IN, StandardStream.ERR).typing("n\n");
        assertThat(no.with("sso", "disable", "sso_1")).isEqualTo(1);
        assertThat(no.err()).contains("Disable Acme Login?", "the members of acme.example cannot sign in at all");
        CommandRun optional =
                keyed().watched(StandardStream.IN, StandardStream.ERR).typing("n\n");
        assertThat(optional.with("sso", "disable", "sso_2")).isEqualTo(1);
        assertThat(optional.err()).contains("only those with a password can sign in");
        assertThat(plane.lines()).noneMatch(line -> line.startsWith("PATCH"));
        CommandRun yes = keyed();
        assertThat(yes.with("sso", "disable", "sso_1", "--yes")).as(yes.err()).isZero();
        assertThat(yes.err()).contains("disabled sso_1");
        assertThat(last()).isEqualTo("{\"enabled\":false}");
    }

    @Test
    void enablesAProviderAndRemovesItsMapping() {
        plane.respondsWith("PATCH /v1/sso/providers/sso_1", 200, REQUIRED)
                .respondsWith("PATCH /v1/sso/providers/sso_1", 200, REQUIRED);
        CommandRun enable = keyed();
        assertThat(enable.with("sso", "enable", "sso_1", "--json"))
                .as(enable.err())
                .isZero();
        assertThat(enable.out()).isEqualTo(REQUIRED + "\n");
        assertThat(last()).isEqualTo("{\"enabled\":true}");
        assertThat(keyed().with("sso", "remove-mapping", "sso_1")).isEqualTo(2);
        assertThat(keyed().with("sso", "remove-mapping", "sso_1", "--yes")).isZero();
        assertThat(last()).isEqualTo("{\"roleMapping\":null}");
        assertThat(keyed().with("sso", "enable")).isEqualTo(2);
    }

    private String last() {
        return plane.requests().get(plane.requests().size() - 1).text();
    }

    private CommandRun keyed() {
        return new CommandRun()
                .in(folder)
                .having("ECTYPE_CONFIG_DIR", folder.toString())
                .having("ECTYPE_API_KEY", ScriptedControlPlane.KEY)
                .having("ECTYPE_API_URL", plane.url());
    }
}
