package dev.ectype.controlplane.platform.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashCleanupTest {
    @TempDir
    private Path folder;

    @Test
    void halfOfAFirstStartIsRemovedAndAWholeOneStays() throws IOException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.writeString(data.resolve("postgresql.conf"), "");
        Path made = folder.resolve("made");
        Files.createFile(made);
        new CrashCleanup(data).clear(made);
        assertThat(data.resolve("postgresql.conf")).exists();
        Files.delete(made);
        new CrashCleanup(data).clear(made);
        assertThat(data).doesNotExist();
    }

    @Test
    void processThatHasTheNumberNowIsLeftAlone() throws IOException, InterruptedException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Process other = new ProcessBuilder("sleep", "60").start();
        try {
            Files.writeString(data.resolve("postmaster.pid"), other.pid() + "\n" + data + "\n");
            Files.createFile(folder.resolve("made"));
            new CrashCleanup(data).clear(folder.resolve("made"));
            assertThat(other.waitFor(200, TimeUnit.MILLISECONDS)).isFalse();
            assertThat(data.resolve("postmaster.pid")).doesNotExist();
        } finally {
            other.destroyForcibly();
        }
    }

    @Test
    void fileThatNamesNoProcessIsRemoved() throws IOException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.createFile(folder.resolve("made"));
        for (String text : new String[] {"", "x\n", "99999999999999999999\n"}) {
            Files.writeString(data.resolve("postmaster.pid"), text);
            new CrashCleanup(data).clear(folder.resolve("made"));
            assertThat(data.resolve("postmaster.pid")).doesNotExist();
        }
    }
}
