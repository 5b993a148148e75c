package dev.ectype.launcher.emulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that an emulator with little memory rejects writes, answers reads and accepts writes again when there is room. */
final class LowMemoryTest {
    @ParameterizedTest
    // The journal contains the deleted instances, which may still fill the heap of the other collectors.
    @CsvSource({"-XX:+UseSerialGC, again 201", "-XX:+UseG1GC, again (201|507)", "-XX:+UseZGC, again (201|507)"})
    void writesAreRejectedBeforeMemoryIsExhausted(String collector, String end)
            throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        collector,
                        "-Xmx128m",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        LowMemoryServer.class.getName())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(printed).isZero();
        List<String> lines = printed.lines()
                .filter(line -> line.matches("(refused|read|inspected|again) .*"))
                .toList();
        assertThat(lines).as(printed).hasSize(4);
        assertThat(lines.get(0)).startsWith("refused 507 {\"message\":\"memory is short");
        assertThat(lines.subList(1, 3)).containsExactly("read 200", "inspected true");
        assertThat(lines.get(3)).matches(end);
    }
}
