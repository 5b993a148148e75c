package dev.ectype.controlplane.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlaneApplication;
import dev.ectype.controlplane.OperatorApplication;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.command.ControlPlaneCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs commands of an operator. */
final class Commands {
    private Commands() {}

    /** Runs a command in this JVM. */
    static Run run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = new CommandLine(new ControlPlaneCommand(ControlPlaneApplication.class, OperatorApplication.class))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
        return new Run(exit, out.toString(), err.toString());
    }

    /** Runs a command in a process with variables of the environment. */
    static Run run(Path dataDir, Map<String, String> environment, String... arguments) {
        try {
            Process process = PlaneProcess.begin(dataDir, environment, arguments);
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Run(process.waitFor(), out, Files.readString(PlaneProcess.log(dataDir)));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    static Run exportFrom(Path dataDir, Path folder) {
        return run("export", folder.toString(), "--data-dir", dataDir.toString(), "--json");
    }

    static Run importInto(Path dataDir, Path folder) {
        return run("import", folder.toString(), "--data-dir", dataDir.toString(), "--json");
    }

    /** Gives a new data folder the application key of another one. */
    static Path withKeyOf(Path source, Path dataDir) {
        try {
            Files.createDirectories(dataDir);
            return Files.copy(source.resolve("application.key"), dataDir.resolve("application.key"))
                    .getParent();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The outcome of a command. */
    record Run(int exit, String out, String err) {
        Run is(int code) {
            assertThat(exit).as("%s%s", out, err).isEqualTo(code);
            return this;
        }

        JsonNode json() {
            return JsonMapper.shared().readTree(out);
        }
    }
}
