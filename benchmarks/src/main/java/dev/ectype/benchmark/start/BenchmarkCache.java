package dev.ectype.benchmark.start;

import dev.ectype.benchmark.measure.Folders;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** The cache folder of the measured command, with the class archive and compiled emulators. */
public record BenchmarkCache(Path folder) {
    private static final Duration TIMEOUT = Duration.ofMinutes(3);

    /** Deletes everything: {@link #awaitArchive} would mistake the archive of another build for the new one. */
    public void clear() throws IOException {
        for (Path entry : entries()) {
            Folders.delete(entry);
        }
    }

    /** Waits for the class archive that the first run creates in the background. */
    public void awaitArchive() throws IOException, InterruptedException {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (entries().stream().noneMatch(entry -> entry.toString().endsWith(".jsa"))) {
            if (System.nanoTime() - deadline > 0) {
                throw new IOException("no archive of classes came to be in " + folder);
            }
            Thread.sleep(200);
        }
    }

    /** Waits for the compiled emulator, which a start without a cache completes after its first replies. */
    void awaitEmulator() throws IOException {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (Folders.files(folder.resolve("emulators")).stream()
                .noneMatch(file -> file.toString().endsWith(".files"))) {
            if (System.nanoTime() - deadline > 0) {
                throw new IOException("no compiled emulator came to be in " + folder);
            }
            LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
        }
    }

    /** Deletes the compiled emulators. */
    public void forget() throws IOException {
        for (Path entry : entries()) {
            if (!entry.getFileName().toString().startsWith("classes-")) {
                Folders.delete(entry);
            }
        }
    }

    private List<Path> entries() throws IOException {
        return Folders.files(folder);
    }
}
