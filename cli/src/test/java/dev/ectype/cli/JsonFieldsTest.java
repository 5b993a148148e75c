package dev.ectype.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.command.CommandName;
import dev.ectype.cli.render.CommandJsonFields;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonValue;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The option {@code --json=FIELDS} of all commands. */
final class JsonFieldsTest {
    @TempDir
    private Path folder;

    @Test
    void membersComeInTheOrderInWhichTheyAreNamed() {
        CommandRun run = new CommandRun();
        assertThat(run.with("version", "--json=java,version")).isZero();
        assertThat(run.out()).matches("\\{\"java\":\"[^\"]+\",\"version\":\"[^\"]+\"}\n");
    }

    @Test
    void listsAreNarrowedElementByElement() {
        CommandRun run = new CommandRun();
        assertThat(run.with("catalog", "--json=name")).isZero();
        assertThat(run.out()).startsWith("[{\"name\":\"petstore\"},{\"name\":");
    }

    @Test
    void theSummaryOfSeveralLinesIsAMemberToo() {
        CommandRun rows = new CommandRun();
        assertThat(rows.with("check", "petstore", "--json=file,operations")).isZero();
        assertThat(rows.out()).isEqualTo("{\"file\":\"petstore\",\"operations\":27}\n");
        CommandRun summary = new CommandRun();
        assertThat(summary.with("check", "petstore", "--json=summary")).isZero();
        assertThat(summary.out()).startsWith("{\"summary\":{\"files\":1,").hasLineCount(1);
    }

    @Test
    void textOverSeveralLinesIsNarrowedToo() {
        CommandRun run = new CommandRun();
        assertThat(run.with("graph", "petstore", "--json=api")).isZero();
        assertThat(run.out()).isEqualTo("{\"api\":{\"name\":\"Petstore\",\"version\":\"1.0.0\"}}\n");
    }

    @Test
    void anUnknownMemberIsRefusedBeforeAnythingIsDone() {
        CommandRun run = new CommandRun().in(folder);
        assertThat(run.with("init", "--name=Shop", "--json=file,slog")).isEqualTo(2);
        assertThat(run.err()).contains("\"slog\"", "did you mean slug?", "The members are file, name, slug, port.");
        assertThat(folder.resolve("service.yaml")).doesNotExist();
        CommandRun empty = new CommandRun();
        assertThat(empty.with("version", "--json=")).isEqualTo(2);
        assertThat(empty.err()).contains("version, java, system");
    }

    @ParameterizedTest
    @EnumSource(CommandName.class)
    void everyCommandNamesItsMembersInItsHelp(CommandName name) {
        CommandRun run = new CommandRun();
        assertThat(run.with(name.word(), "--help")).isZero();
        assertThat(run.out()).contains("--json=FIELD,... prints only these members:");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 110);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "catalog",
                "check petstore",
                "ingest petstore",
                "graph petstore",
                "config list",
                "doctor",
                "version",
                "completion",
                "help",
                "help check",
                "help exit-codes",
                "status",
                "init --name Shop --force"
            })
    void everyPrintedMemberIsAKnownOne(String line) {
        CommandRun run = new CommandRun().in(folder).having("ECTYPE_CONFIG_DIR", folder.toString());
        String[] words = (line + " --json").split(" ");
        run.with(words);
        for (String each : JsonLines.of(run.out())) {
            JsonValue value = JsonReader.read(each);
            List<JsonValue> objects = value instanceof JsonArray array ? array.elements() : List.of(value);
            for (JsonValue object : objects) {
                assertThat(CommandJsonFields.of(words[0], words[1]))
                        .containsAll(((JsonObject) object).members().keySet());
            }
        }
    }

    /** Values one after the other, each of which may take several lines. */
    private static final class JsonLines {
        static List<String> of(String out) {
            return out.contains("\n  ") ? List.of(out) : out.lines().toList();
        }
    }
}
