package dev.ectype.benchmark.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PauseLogTest {
    private static final String LINE = "[1.2s][info][safepoint] Safepoint \"%s\", Time since last: 9900000000 ns,"
            + " Reaching safepoint: 5000000 ns, At safepoint: 7000000 ns, Total: %d ns%n";

    private static String line(String name, long nanos) {
        return String.format(Locale.ROOT, LINE, name, nanos);
    }

    @TempDir
    Path folder;

    @Test
    void findsTheLongestPauseAfterAPoint() throws IOException {
        PauseLog log = PauseLog.of(folder, 17);
        Files.writeString(log.file(), line("ICBufferFull", 90_000_000));
        long before = log.lines();
        assertThat(log.longestMillis(before)).isZero();
        String later = line("ZMarkStart", 12_500_000) + line("ZMarkEnd", 300_000);
        Files.writeString(log.file(), Files.readString(log.file()) + later);
        assertThat(log.longestMillis(before)).isEqualTo(12.5);
        assertThat(log.longestMillis(0)).isEqualTo(90);
    }
}
