package dev.ectype.controlplane.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.StartsProcesses;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process: what it says, where, and how it ends. */
@StartsProcesses
class ControlPlaneCommandTest {
    @TempDir
    private Path folder;

    @Test
    void argumentsThatCannotBeReadAreRefusedBeforeAnythingStarts() throws Exception {
        assertRefused(2, "--plan takes free, team or enterprise, but was \"nonsense\"", "--plan", "nonsense");
        assertRefused(2, "--port takes a number from 0 to 65535, but was \"65536\"", "--port", "65536");
        assertRefused(2, "--database must be postgresql://", "--database", "mysql://x");
        assertRefused(2, "--log takes text or json, but was \"loud\"", "--log", "loud");
        assertRefused(2, "there is no option --plam", "--plam", "free");
    }

    @Test
    void settingsThatCannotBeReadAreRefused() throws Exception {
        String data = folder.resolve("settings").toString();
        assertThat(refused(2, Map.of("ECTYPE_PORT", "many"), "--data-dir", data))
                .contains("error: ECTYPE_PORT takes a number from 0 to 65535, but was \"many\"");
        assertThat(refused(2, Map.of("ECTYPE_PORT", "65536"), "--data-dir", data))
                .contains("error: ECTYPE_PORT takes a number from 0 to 65535");
        assertThat(refused(2, Map.of("ECTYPE_PLAN", "gold"), "--data-dir", data))
                .contains("error: ECTYPE_PLAN takes one of free, team, enterprise, but was \"gold\"");
        assertThat(refused(2, Map.of("ECTYPE_DNS_SERVER", "10.0.0.2"), "--data-dir", data))
                .contains("error: ECTYPE_DNS_SERVER takes dns://HOST or dns://HOST:PORT, but was \"10.0.0.2\"");
    }

    @Test
    void unreadableSettingsNameTheExpectedForm() throws Exception {
        String data = folder.resolve("forms").toString();
        assertThat(refused(2, Map.of("ECTYPE_DNS_SERVER", "127.0.0.1:53"), "--data-dir", data))
                .contains("error: ECTYPE_DNS_SERVER takes an address with a scheme", "dns://", "\"127.0.0.1:53\"");
        assertThat(refused(2, Map.of("ECTYPE_USAGEFLUSH", "soon"), "--data-dir", data))
                .contains("error: ECTYPE_USAGEFLUSH takes a duration, such as 5s, but was \"soon\"");
    }

    @Test
    void addressIsThatOfTheOptionsElseOfTheEnvironment() {
        Map<String, String> environment = Map.of("ECTYPE_PORT", "0", "ECTYPE_HOST", "localhost", "SERVER_PORT", "1");
        try (PlaneProcess plane = PlaneProcess.startWith(folder.resolve("address"), environment)) {
            assertThat(plane.address()).hasHost("localhost");
            assertThat(plane.address().getPort()).isNotIn(1, 4020);
            plane.client(plane.adminKey()).get("/v1/me").is(200);
        }
    }

    @Test
    void reportsFailingEnvironmentsInTwoLines() throws Exception {
        assertRefused(
                5,
                "Cannot reach the database",
                "--database",
                "postgresql://u:p@127.0.0.1:1/none",
                "--log",
                "text",
                "--data-dir",
                folder.resolve("unreachable").toString());
        int taken = ControlPlane.shared().address().getPort();
        assertRefused(
                5,
                "port " + taken + " is in use by another control plane",
                "--port",
                String.valueOf(taken),
                "--log",
                "text",
                "--data-dir",
                folder.resolve("taken").toString());
    }

    private static void assertRefused(int exit, String message, String... arguments) throws Exception {
        assertThat(refused(exit, Map.of(), arguments)).contains(message);
    }

    private static String refused(int exit, Map<String, String> environment, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.ectype.controlplane.Main",
                "control-plane"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment);
        Process process = builder.start();
        String said = withoutProgress(text(process.getErrorStream()));
        assertThat(process.waitFor()).as(said).isEqualTo(exit);
        assertThat(said.lines()).as(said).hasSize(2);
        assertThat(said).startsWith("error: ").contains("\n  hint: ");
        return said;
    }

    /** A start that takes over two seconds, as on a busy machine, says so before its error. */
    private static String withoutProgress(String said) {
        return said.lines()
                .filter(line -> !line.startsWith("starting the control plane, "))
                .collect(Collectors.joining("\n"));
    }

    private static String text(InputStream stream) throws IOException {
        return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
}
