package dev.ectype.cli.command.setup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class DoctorCommandTest {
    @TempDir
    private Path folder;

    @Test
    void looksAtDisksAndThePort() throws IOException {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
            CommandRun taken = here("ECTYPE_PORT", Integer.toString(port));
            taken.with("doctor");
            assertThat(taken.out())
                    .containsPattern("warning  port +" + port + " is in use by java \\(process [0-9]+\\)")
                    .containsPattern("ok +cache space +[0-9.]+ GB free at ")
                    .containsPattern("ok +data space +[0-9.]+ GB free at ");
        }
        CommandRun free = here("ECTYPE_PORT", Integer.toString(port));
        assertThat(free.with("doctor")).isZero();
        assertThat(free.out()).containsPattern("ok +port +" + port + " is free");
    }

    @Test
    void readsTheDescriptionsOfTheService() throws IOException {
        Files.writeString(folder.resolve("service.yaml"), "specs: [petstore, gone.yaml, broken.yaml]\n");
        Files.writeString(folder.resolve("broken.yaml"), "openapi: [");
        CommandRun run = here("ECTYPE_PORT", "0");
        assertThat(run.with("doctor")).isEqualTo(1);
        assertThat(run.out())
                .containsPattern("ok +spec +petstore is read without errors")
                .containsPattern("wrong +spec +the file \"gone.yaml\" does not exist")
                .containsPattern("wrong +spec +\\S*broken.yaml:1:\\d+ ECT");
    }

    @Test
    void looksAtRunningEmulatorsAndStaleRegistrations() throws Exception {
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "petstore", "--port=0")) {
            petstore.awaitFile(folder.resolve("cache/running"));
            String origin = petstore.out().get(0).replaceFirst("ready ", "");
            CommandRun answering = here("ECTYPE_PORT", origin.replaceFirst(".*:", ""));
            assertThat(answering.with("doctor")).isZero();
            assertThat(answering.out())
                    .containsPattern(
                            "ok +emulator +" + origin + " serves petstore \\(process " + petstore.pid() + "\\)")
                    .containsPattern("ok +port +[0-9]+ serves petstore \\(process " + petstore.pid() + "\\)");
            petstore.stop("KILL");
        }
        CommandRun stale = here("ECTYPE_PORT", "0");
        assertThat(stale.with("doctor", "--json=part,state")).isZero();
        assertThat(stale.out()).contains("{\"part\":\"emulator\",\"state\":\"warning\"}\n");
    }

    private CommandRun here(String variable, String value) {
        return new CommandRun()
                .in(folder)
                .having("ECTYPE_CACHE_DIR", folder.resolve("cache").toString())
                .having("ECTYPE_CONFIG_DIR", folder.toString())
                .having(variable, value);
    }
}
