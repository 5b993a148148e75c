package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
import dev.ectype.runtime.client.EmulatorClient;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code ectype emulate --fixture}. */
@Timeout(120)
final class FixtureOptionTest {
    @TempDir
    private Path folder;

    @Test
    void yamlIsStartedFromAndSnapshotsByName() throws Exception {
        Files.writeString(folder.resolve("start.yaml"), documented("yaml"));
        String saved;
        try (CommandProcess petstore =
                CommandProcess.start(folder, "emulate", "petstore", "--port=0", "--fixture=start.yaml")) {
            EmulatorClient client = client(petstore);
            saved = new String(client.save().json(), StandardCharsets.UTF_8);
            assertThat(saved).contains("\"id\":7,\"name\":\"Mia\"", "\"name\":\"Rex\"", "\"position\":0");
            client.saveTo(folder.resolve(".service/snapshots/morning.json"));
        }
        Files.writeString(folder.resolve("service.yaml"), "specs: [petstore]\nfixture: morning\nruntime: {port: 0}\n");
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate")) {
            assertThat(new String(client(petstore).save().json(), StandardCharsets.UTF_8))
                    .isEqualTo(saved);
        }
        String other = saved.replaceFirst("\"hash\":\"[0-9a-f]*\"", "\"hash\":\"0\"");
        Files.writeString(folder.resolve(".service/snapshots/morning.json"), other);
        CommandRun refused = run();
        assertThat(refused.with("emulate")).isEqualTo(3);
        assertThat(refused.err()).contains("the description has changed", "--fixture-mismatch=keep");
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "--fixture-mismatch=keep")) {
            assertThat(petstore.awaitMessage("kept ")).contains("kept ", " instances of ");
            assertThat(new String(client(petstore).save().json(), StandardCharsets.UTF_8))
                    .isEqualTo(saved);
        }
    }

    @Test
    void reportsTheYamlLocationOfAnInvalidFixture() throws IOException {
        Files.writeString(
                folder.resolve("start.yaml"),
                "pets:\n  - name: Mia\n    species: 7\n  - {name: Rex, species: dog}\n  - {name: []}\npots: []\n");
        CommandRun emulate = run();
        assertThat(emulate.with("emulate", "petstore", "--port=0", "--fixture=start.yaml"))
                .isEqualTo(3);
        assertThat(emulate.err())
                .contains(documented("").split("\n"))
                .contains("start.yaml:5:6 pets[2].name: ", "error: the fixture is not valid", "hint:");
        assertThat(emulate.out()).isEmpty();
    }

    @Test
    void refusesWhatCannotBeStartedFrom() throws IOException {
        CommandRun missing = run();
        assertThat(missing.with("emulate", "petstore", "--port=0", "--fixture=none"))
                .isEqualTo(3);
        assertThat(missing.err()).contains("the file \"none\" does not exist, and no snapshot has this name");
        Files.writeString(folder.resolve("broken.yaml"), "pets: [");
        CommandRun broken = run();
        assertThat(broken.with("emulate", "petstore", "--port=0", "--fixture=broken.yaml"))
                .isEqualTo(3);
        assertThat(broken.err()).contains("broken.yaml:");
        Files.writeString(folder.resolve("empty.json"), "{}");
        CommandRun several = run();
        assertThat(several.with("emulate", "petstore", "--prefix=/b=petstore", "--port=0", "--fixture=empty.json"))
                .isEqualTo(2);
        assertThat(run().with("emulate", "petstore", "--port=0", "--fixture-mismatch=maybe"))
                .isEqualTo(2);
    }

    /** The first block of that kind in the part of docs/state.md that is about fixtures. */
    private static String documented(String kind) throws IOException {
        String page = Files.readString(Path.of("../docs/state.md"));
        String part = page.substring(page.indexOf("## Start from data"));
        Matcher block = Pattern.compile("\n\n```" + kind + "\n(.*?)\n```\n", Pattern.DOTALL)
                .matcher(part);
        assertThat(block.find()).isTrue();
        return block.group(1);
    }

    private static EmulatorClient client(CommandProcess serving) throws IOException {
        return EmulatorClient.at(URI.create(serving.out().get(0).replaceFirst("ready ", "")));
    }

    private CommandRun run() {
        return new CommandRun()
                .in(folder)
                .having("ECTYPE_CONFIG_DIR", folder.toString())
                .having("ECTYPE_CACHE_DIR", folder.resolve("cache").toString());
    }
}
