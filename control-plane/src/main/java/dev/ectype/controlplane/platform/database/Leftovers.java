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

/** What a control plane leaves behind that was killed: its database server, or the half of a first start. */
record Leftovers(Path data) {
    private static final Duration STOP = Duration.ofSeconds(20);

    /** @param made a file that is there once the first start was over */
    void clear(Path made) throws IOException {
        stopOrphan();
        if (Files.isDirectory(data) && !Files.exists(made)) {
            // Nothing was ever kept there: the first key is printed later.
            delete();
        }
    }

    /**
     * Stops a server that outlived its control plane. Nobody else can be using it: the folder is locked by this process. Its number may
     * since have been given to another process, hence the look at what that runs.
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

    /** Asks for a fast stop, which does not wait for clients; a mere request to end would. */
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
                    "process " + process.pid() + ", left over by an earlier run, does not end; end it by hand");
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
