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

final class ProjectsCommandTest {
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
    void projectsAreListedPageByPageAndDeletedOnlyWhereThatIsMeant() {
        plane.respondsWith(
                        "GET /v1/projects?limit=100&cursor=a%2Bb",
                        200, "{\"items\":[{\"slug\":\"two\"}],\"nextCursor\":null}")
                .respondsWith(
                        "GET /v1/projects?archived=true&limit=100",
                        200,
                        "{\"items\":[{\"slug\":\"old\"}],\"nextCursor\":null}")
                .respondsWith("GET /v1/projects", 200, "{\"items\":[{\"slug\":\"one\"}],\"nextCursor\":\"a+b\"}")
                .respondsWith("DELETE /v1/projects/one", 204, "");
        CommandRun archived = keyed();
        assertThat(archived.with("projects", "list", "--archived", "--json")).isZero();
        assertThat(archived.out()).isEqualTo("{\"slug\":\"old\"}\n");
        CommandRun list = keyed();
        assertThat(list.with("projects", "list", "--json")).isZero();
        assertThat(list.out()).isEqualTo("{\"slug\":\"one\"}\n{\"slug\":\"two\"}\n");
        assertThat(keyed().with("projects", "delete", "one")).isEqualTo(2);
        CommandRun no = keyed().watched(StandardStream.IN, StandardStream.ERR).typing("n\n");
        assertThat(no.with("projects", "delete", "one")).isEqualTo(1);
        assertThat(plane.lines()).noneMatch(line -> line.startsWith("DELETE"));
        assertThat(keyed().watched(StandardStream.IN, StandardStream.ERR)
                        .typing("y\n")
                        .with("projects", "delete", "one"))
                .isZero();
        assertThat(keyed().with("projects", "delete", "one", "--yes")).isZero();
    }

    @Test
    void projectsAreArchivedAndRestored() {
        plane.respondsWith("PATCH /v1/projects/shop", 200, "{\"slug\":\"shop\",\"archivedAt\":\"T\"}")
                .respondsWith("PATCH /v1/projects/none", 404, "{\"message\":\"No project none.\"}");
        CommandRun archive = keyed();
        assertThat(archive.with("projects", "archive", "shop", "--json")).isZero();
        assertThat(archive.out()).isEqualTo("{\"slug\":\"shop\",\"archivedAt\":\"T\"}\n");
        assertThat(archive.err()).contains("archived shop");
        CommandRun restore = keyed();
        assertThat(restore.with("projects", "restore", "shop")).isZero();
        assertThat(restore.out()).isEmpty();
        assertThat(restore.err()).contains("restored shop");
        assertThat(plane.requests())
                .extracting(request -> request.text())
                .containsExactly("{\"archived\":true}", "{\"archived\":false}");
        assertThat(plane.requests().get(0).header("Idempotency-key")).isNotEmpty();
        assertThat(keyed().with("projects", "archive", "none")).isEqualTo(2);
        CommandRun unnamed = keyed();
        assertThat(unnamed.with("projects", "restore")).isEqualTo(2);
        assertThat(unnamed.err()).contains("restore takes a project");
    }

    @Test
    void listWithoutAnEndIsRefused() {
        plane.respondsWith("GET /v1/projects", 200, "{\"items\":[{\"slug\":\"one\"}],\"nextCursor\":\"a\"}");
        CommandRun list = keyed();
        assertThat(list.with("projects", "list")).isEqualTo(5);
        assertThat(list.err()).contains("returned the cursor of an earlier page again");
        assertThat(list.out()).isEmpty();
        assertThat(plane.requests()).hasSize(2);
    }

    private CommandRun keyed() {
        return new CommandRun()
                .in(folder)
                .having("ECTYPE_CONFIG_DIR", folder.toString())
                .having("ECTYPE_CACHE_DIR", folder.resolve("cache").toString())
                .having("ECTYPE_API_KEY", ScriptedControlPlane.KEY)
                .having("ECTYPE_API_URL", plane.url());
    }
}
