package dev.ectype.cli.command.description;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands that compile collections with environments. */
final class EnvironmentOptionTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("quay.json"), """
                {"info": {"name": "Quay", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},
                 "item": [{"name": "List ships", "request": {"method": "GET", "url": "{{base}}/{{area}}/ships"}}]}
                """);
        Files.writeString(folder.resolve("test.json"), environment("https://test.example/api", "v1"));
        Files.writeString(folder.resolve("live.json"), environment("https://live.example/live", "v2"));
    }

    private static String environment(String base, String area) {
        return "{\"name\": \"e\", \"_postman_variable_scope\": \"environment\", \"values\": ["
                + "{\"key\": \"base\", \"value\": \"" + base + "\"}, {\"key\": \"area\", \"value\": \"" + area
                + "\"}]}";
    }

    private String ingested(String... options) throws IOException {
        String[] arguments = new String[options.length + 3];
        arguments[0] = "ingest";
        System.arraycopy(options, 0, arguments, 1, options.length);
        arguments[options.length + 1] = "quay.json";
        arguments[options.length + 2] = "--out=model.json";
        CommandRun ectype = new CommandRun().in(folder);
        assertThat(ectype.with(arguments)).isZero();
        return Files.readString(folder.resolve("model.json"));
    }

    @Test
    void laterEnvironmentsOverrideEarlierOnes() throws IOException {
        assertThat(ingested()).contains("{area}").doesNotContain("/api");
        assertThat(ingested("--env=test.json")).contains("\"/api/v1\"").doesNotContain("{area}");
        assertThat(ingested("--env=test.json", "--env=live.json"))
                .contains("\"/live/v2\"")
                .doesNotContain("/api");
    }

    @Test
    void environmentsOfServiceYamlAreForTheCollectionsThatItNames() throws IOException {
        Files.writeString(folder.resolve("service.yaml"), "specs: [quay.json]\nenvironments: [test.json]\n");
        assertThat(ingested()).contains("\"/api/v1\"");
        assertThat(ingested("--env=live.json")).contains("\"/live/v2\"");
        Files.writeString(folder.resolve("service.yaml"), "specs: [other.json]\nenvironments: [test.json]\n");
        assertThat(ingested()).contains("{area}");
    }

    @Test
    void missingAndMalformedEnvironmentsAreErrors() throws IOException {
        CommandRun missing = new CommandRun().in(folder);
        assertThat(missing.with("emulate", "quay.json", "--env=none.json")).isEqualTo(2);
        assertThat(missing.err()).contains("the file \"none.json\" does not exist");
        CommandRun folderGiven = new CommandRun().in(folder);
        assertThat(folderGiven.with("ingest", "quay.json", "--env=.")).isEqualTo(2);
        assertThat(folderGiven.err()).contains("the environment \".\" is a folder");
        CommandRun malformed = new CommandRun().in(folder);
        assertThat(malformed.with("ingest", "quay.json", "--env=quay.json")).isEqualTo(3);
        assertThat(malformed.err()).contains("quay.json:1:1 ECT2022");
        CommandRun swapped = new CommandRun().in(folder);
        assertThat(swapped.with("ingest", "test.json")).isEqualTo(3);
        assertThat(swapped.err()).contains("the file is a Postman environment", "with --env");
    }

    @Test
    void aCollectionIsExportedAsADescription() throws IOException {
        assertThat(ingested("--env=test.json", "--export=quay.yaml")).contains("listShips");
        assertThat(Files.readString(folder.resolve("quay.yaml")))
                .contains("openapi: 3.1.0", "url: https://test.example/api/v1", "operationId: listShips");
        assertThat(new CommandRun().in(folder).with("check", "quay.yaml", "quay.json"))
                .isZero();
        CommandRun measured = new CommandRun().in(folder);
        assertThat(measured.with("ingest", "quay.json", "--fidelity")).isEqualTo(2);
        assertThat(measured.err()).contains("--fidelity needs a recording");
    }
}
