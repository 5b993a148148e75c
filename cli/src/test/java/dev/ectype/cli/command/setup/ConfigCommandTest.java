package dev.ectype.cli.command.setup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.cli.ScriptedControlPlane;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConfigCommandTest {
    @TempDir
    private Path folder;

    @Test
    void listsSettingsWithTheirOriginsAndWritesTheUserFile() throws IOException {
        String url;
        try (ScriptedControlPlane plane = new ScriptedControlPlane()) {
            CommandRun login = run().typing(ScriptedControlPlane.KEY);
            assertThat(login.with("login", "--with-key", "--api-url", plane.url()))
                    .isZero();
            url = plane.url();
        }
        Files.writeString(folder.resolve("service.yaml"), "runtime: {seed: 7}\n");
        Files.writeString(
                folder.resolve("config.yaml"), "# mine\nruntime:\n  # the usual one is taken\n  port: 4011\n");
        CommandRun list = run().having("ECTYPE_HOST", "0.0.0.0").having("ECTYPE_API_KEY", "usk_other");
        assertThat(list.with("config", "list", "--show-origin")).as(list.err()).isZero();
        assertThat(list.out().lines().map(line -> line.replaceAll(" +", " ").replace(folder.toString(), "F")))
                .contains(
                        "runtime.port 4011 F/config.yaml",
                        "runtime.host 0.0.0.0 ECTYPE_HOST",
                        "runtime.seed 7 F/service.yaml",
                        "profile default F/credentials.json",
                        "api-url " + url + " F/credentials.json",
                        "api-key (set) ECTYPE_API_KEY");
        assertThat(list.out()).doesNotContain("usk_other");
        assertThat(run().with("config", "set", "runtime.port", "4012")).isZero();
        assertThat(run().with("config", "set", "runtime.clock", "real")).isZero();
        assertThat(folder.resolve("config.yaml"))
                .hasContent("# mine\nruntime:\n  clock: real\n  # the usual one is taken\n  port: 4012\n");
        CommandRun get = run();
        assertThat(get.with("config", "get", "runtime.port")).isZero();
        assertThat(get.out()).isEqualTo("4012\n");
        CommandRun wrong = run();
        assertThat(wrong.with("config", "set", "runtime.port", "many")).isEqualTo(2);
        assertThat(wrong.err()).contains("runtime.port cannot be \"many\"");
        assertThat(run().with("config", "set", "runtime.ports", "1")).isEqualTo(2);
        assertThat(run().with("config", "set", "api-key", ScriptedControlPlane.KEY))
                .isEqualTo(2);
        assertThat(run().with("config", "unset", "runtime.port")).isZero();
        assertThat(run().with("config", "unset", "runtime.clock")).isZero();
        assertThat(run().with("config", "get", "runtime.port")).isEqualTo(1);
        assertThat(folder.resolve("config.yaml")).hasContent("# mine\nruntime: {}\n  # the usual one is taken\n");
        assertThat(run().with("config", "set", "runtime.port", "4013")).isZero();
        assertThat(folder.resolve("config.yaml"))
                .hasContent("# mine\nruntime:\n  port: 4013\n  # the usual one is taken\n");
    }

    private CommandRun run() {
        return new CommandRun().in(folder).having("ECTYPE_CONFIG_DIR", folder.toString());
    }
}
