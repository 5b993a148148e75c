package dev.ectype.controlplane.platform.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** Cleans up after a killed control plane: its database server, or an incomplete first start. */
record CrashCleanup(Path data) {
    private static final Duration STOP = Duration.ofSeconds(20);

    /** @param made the file that marks the end of the first start */
    void clear(Path made) throws IOException {
        stopOrphan();
        if (Files.isDirectory(data) && !Files.exists(made)) {
            // The incomplete database contains no data, because the first key is printed later.
            delete();
        }
    }

    /**
     * Stops a database server that outlived its control plane. The lock on the folder excludes other users. The process number may be
     * reused, so this method first checks the program of the process.
     */
    private void stopOrphan() throws IOException {
        Path file = data.resolve("postmaster.pid");
        if (!Files.exists(file)) {
            return;
        }
        Optional<ProcessHandle> orphan = process(Files.readAllLines(file)).filter(this::isServer);
        if (orphan.isPresent()) {
            interrupt(orphan.get());
            await(orphan.get());
        }
        Files.deleteIfExists(file);
    }

    private static Optional<ProcessHandle> process(List<String> lines) {
        boolean known = !lines.isEmpty() && lines.get(0).strip().matches("[0-9]{1,18}");
        return known ? ProcessHandle.of(Long.parseLong(lines.get(0).strip())) : Optional.empty();
    }

    private boolean isServer(ProcessHandle process) {
        String line = process.info().commandLine().orElse("");
        return line.contains("postgres") && line.contains(data.toString());
    }

    /** Requests a fast shutdown, which does not wait for clients as a plain termination would. */
    private static void interrupt(ProcessHandle process) {
        try {
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException noSuchCommand) {
            process.destroy();
        }
    }

    private static void await(ProcessHandle process) throws IOException {
        try {
            process.onExit().get(STOP.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException late) {
            throw new IOException(
                    "process " + process.pid() + ", left over from an earlier run, does not end; end it manually");
        }
    }

    private void delete() throws IOException {
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
