package dev.ectype.controlplane.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands at the beginning of {@code /docs} in a shell, in their order. */
class FirstCallTest {
    private static final Pattern COMMAND = Pattern.compile("<pre>(.*?)</pre>", Pattern.DOTALL);

    /** Options that print the status after the body. */
    private static final String STATUS = " -s -w '%{http_code}'";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);

    @Test
    void precedesTheRoutes() {
        String page = plane.nobody().get("/docs").is(200).body();
        assertThat(page.indexOf("<h1>Make a first call</h1>")).isPositive().isLessThan(page.indexOf("id=\"app\""));
        assertThat(commands()).first().asString().startsWith("export ECTYPE_API_KEY=usk_admin_");
    }

    @Test
    void eachCommandWorks(@TempDir Path folder) throws Exception {
        assumeThat(Shell.has("curl")).as("curl is installed").isTrue();
        List<String> commands = commands();
        assertThat(commands).hasSize(4);
        Shell shell = new Shell(folder, admin.secret());
        assertThat(shell.run(commands.get(1) + STATUS))
                .contains("\"name\":\"My first project\"")
                .endsWith("201");
        assertThat(shell.run(commands.get(2) + STATUS))
                .contains("\"name\":\"My first project\"")
                .endsWith("200");
        assertThat(shell.run(commands.get(3) + STATUS)).contains("\"usk_write_").endsWith("201");
    }

    private List<String> commands() {
        String page = plane.nobody().get("/docs").is(200).body();
        return COMMAND.matcher(page)
                .results()
                .map((MatchResult found) -> found.group(1)
                        .replace("&#39;", "'")
                        .replace("&quot;", "\"")
                        .replace("&amp;", "&"))
                .toList();
    }
}
