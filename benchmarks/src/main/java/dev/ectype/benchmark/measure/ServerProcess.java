package dev.ectype.benchmark.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A server in a process of its own that has printed {@code ready} with its address. */
public final class ServerProcess implements AutoCloseable {
    /** The beginning of the line with the address of a server for HTTP. */
    public static final String READY = "ready http://";

    private final Process process;
    private final long startedNanos;
    private final int port;

    private ServerProcess(Process process, long startedNanos, int port) {
        this.process = process;
        this.startedNanos = startedNanos;
        this.port = port;
    }

    /** Runs a command and waits for its ready line; other output goes to the log. */
    public static ServerProcess start(List<String> command, Map<String, String> environment, Path log)
            throws IOException {
        return start(command, environment, log, READY);
    }

    /** Runs a command and waits for the line that begins so and ends with the port; other output goes to the log. */
    public static ServerProcess start(List<String> command, Map<String, String> environment, Path log, String ready)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(log.toFile());
        builder.environment().putAll(environment);
        long startedNanos = System.nanoTime();
        Process process = builder.start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(ready)) {
                return new ServerProcess(process, startedNanos, port(line));
            }
        }
        process.destroyForcibly();
        throw new IOException(
                "not ready: " + String.join(" ", command) + "\n" + Files.readString(log, StandardCharsets.UTF_8));
    }

    private static int port(String line) {
        String address = line.strip();
        return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1).replace("/", ""));
    }

    /** The {@link System#nanoTime} just before the process started. */
    public long startedNanos() {
        return startedNanos;
    }

    public int port() {
        return port;
    }

    public long pid() {
        return process.pid();
    }

    /** The processor time up to now of all threads, in user and in system mode, and of the processes that it has started and that run. */
    public Duration processorTime() {
        Duration own = process.info().totalCpuDuration().orElseThrow();
        return process.descendants()
                .map(each -> each.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(own, Duration::plus);
    }

    /** The current resident memory in kilobytes, with that of the processes that it has started. */
    public long residentKilobytes() throws IOException {
        return status("VmRSS:");
    }

    /** The peak resident memory in kilobytes, and the peaks of the processes that it has started and that run. */
    public long peakKilobytes() throws IOException {
        return status("VmHWM:");
    }

    private long status(String name) throws IOException {
        long sum = status(process.pid(), name);
        for (ProcessHandle each : process.descendants().toList()) {
            try {
                sum += status(each.pid(), name);
            } catch (IOException ended) {
                // Its memory is free.
            }
        }
        return sum;
    }

    private static long status(long pid, String name) throws IOException {
        try (Stream<String> lines = Files.lines(Path.of("/proc", Long.toString(pid), "status"))) {
            return lines.filter(line -> line.startsWith(name))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        }
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        process.getInputStream().close();
    }
}
