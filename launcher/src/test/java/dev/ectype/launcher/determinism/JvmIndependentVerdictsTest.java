package dev.ectype.launcher.determinism;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that no verdict on a request depends on the JVM's options or its running time. */
final class JvmIndependentVerdictsTest {
    private static List<String> here = List.of();

    @TempDir
    private static @Nullable Path folder;

    @BeforeAll
    static void judge() {
        here = VerdictPrinter.of(cache(), 1);
    }

    @Test
    void longTextsAreJudged() {
        // No text matches two of the patterns; the last one has a back reference, so that the budget ends first.
        assertThat(here)
                .filteredOn(line -> line.startsWith("/p") && !line.matches("/p(6|9|11) .*"))
                .hasSize(36)
                .allMatch(line -> line.endsWith("201 422"));
    }

    @Test
    void aWarmProcessGivesTheSameVerdicts() {
        assertThat(VerdictPrinter.of(cache(), 5)).isEqualTo(here);
    }

    @ParameterizedTest
    @CsvSource({
        "-Xint, -Xss256k, ar-EG, 1",
        "-XX:TieredStopAtLevel=1, -Xss4m, de-DE, 2",
        "-XX:-TieredCompilation, -Xss512k, fr-FR, 1",
        "-XX:+UseSerialGC, -Xss64m, tr-TR, 2"
    })
    void anotherJvmGivesTheSameVerdicts(String mode, String stack, String locale, String times)
            throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        mode,
                        stack,
                        "-Duser.language=" + locale.substring(0, 2),
                        "-Duser.country=" + locale.substring(3),
                        "-cp",
                        System.getProperty("java.class.path"),
                        VerdictPrinter.class.getName(),
                        cache().toString(),
                        times)
                .redirectError(Objects.requireNonNull(folder)
                        .resolve("complaints" + locale)
                        .toFile())
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(() -> complaints(locale)).isZero();
        assertThat(printed.lines()).isEqualTo(here);
    }

    private static Path cache() {
        return Objects.requireNonNull(folder).resolve("cache");
    }

    private static String complaints(String locale) {
        try {
            return Files.readString(Objects.requireNonNull(folder).resolve("complaints" + locale));
        } catch (IOException none) {
            return "";
        }
    }
}
