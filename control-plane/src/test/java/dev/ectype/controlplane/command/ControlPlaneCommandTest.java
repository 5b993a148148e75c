package dev.ectype.controlplane.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process: what it says, where, and how it ends. */
class ControlPlaneCommandTest {
    @TempDir
    private Path folder;

    @Test
    void argumentsThatCannotBeReadAreRefusedBeforeAnythingStarts() throws Exception {
        assertRefused(2, "--plan takes free, team or enterprise, but was \"nonsense\"", "--plan", "nonsense");
        assertRefused(2, "--port takes a number from 0 to 65535, but was 65536", "--port", "65536");
        assertRefused(2, "--database must be postgresql://", "--database", "mysql://x");
        assertRefused(2, "--log takes text or json, but was \"loud\"", "--log", "loud");
        assertRefused(2, "there is no option --plam", "--plam", "free");
    }

    @Test
    void environmentThatFailsIsToldInTwoLines() throws Exception {
        assertRefused(
                5,
                "Cannot make the role ectype_app",
                "--database",
                "postgresql://u:p@127.0.0.1:1/none",
                "--log",
                "text",
                "--data-dir",
                folder.resolve("unreachable").toString());
        int taken = ControlPlane.shared().address().getPort();
        assertRefused(
                5,
                "port " + taken + " is taken by another control plane",
                "--port",
                String.valueOf(taken),
                "--log",
                "text",
                "--data-dir",
                folder.resolve("taken").toString());
    }

    private static void assertRefused(int exit, String message, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.ectype.controlplane.Main",
                "control-plane"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = text(process.getErrorStream());
        assertThat(process.waitFor()).as(said).isEqualTo(exit);
        assertThat(said.lines()).as(said).hasSize(2);
        assertThat(said).startsWith("error: ").contains(message).contains("\n  hint: ");
    }

    private static String text(InputStream stream) throws IOException {
        return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
}
