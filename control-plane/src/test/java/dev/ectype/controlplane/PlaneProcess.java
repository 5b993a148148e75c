package dev.ectype.controlplane;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** A control plane in a process of its own, which can be killed. */
public final class PlaneProcess implements AutoCloseable {
    private final Process process;
    private final URI address;
    private final Map<String, String> printed;
    private final Path log;
    private final BufferedReader out;

    private PlaneProcess(Process process, URI address, Map<String, String> printed, Path log, BufferedReader out) {
        this.process = process;
        this.address = address;
        this.printed = printed;
        this.log = log;
        this.out = out;
    }

    /** Starts it with these arguments and waits until it serves. */
    public static PlaneProcess start(Path folder, String... arguments) {
        return start(folder, Map.of(), arguments);
    }

    /** Starts it with these variables of the environment as well. */
    public static PlaneProcess start(Path folder, Map<String, String> environment, String... arguments) {
        List<String> all = new ArrayList<>(List.of("--port", "0"));
        all.addAll(List.of(arguments));
        return startWith(folder, environment, all.toArray(new String[0]));
    }

    /** Starts it with these arguments and variables, of which one must say the port. */
    public static PlaneProcess startWith(Path folder, Map<String, String> environment, String... arguments) {
        try {
            return awaited(begin(folder, environment, arguments), log(folder));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Everything that processes on a folder wrote to standard error. */
    public static Path log(Path folder) {
        return folder.resolveSibling(folder.getFileName() + ".log");
    }

    /** Starts a process that does not serve yet. */
    public static Process begin(Path folder, Map<String, String> environment, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.ectype.controlplane.Main",
                "--data-dir",
                folder.toString()));
        command.addAll(List.of(arguments));
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.appendTo(log(folder).toFile()));
            // Seconds of work that few tests need.
            builder.environment().put("ECTYPE_PREPAREDESCRIPTION", "false");
            // Tests send more in a minute than people do.
            builder.environment().put("ECTYPE_RATELIMITS_ENTERPRISE_READ", "1000000");
            builder.environment().put("ECTYPE_RATELIMITS_ENTERPRISE_WRITE", "1000000");
            builder.environment().putAll(environment);
            return builder.start();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static PlaneProcess awaited(Process process, Path log) throws IOException {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        Map<String, String> printed = new LinkedHashMap<>();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            String[] words = line.split(" ", 2);
            if (words.length == 2) {
                printed.put(words[0], words[1]);
            }
            if (words[0].equals("ready")) {
                return new PlaneProcess(process, URI.create(words[1]), printed, log, out);
            }
        }
        throw new IllegalStateException("it ended before it served; see " + log);
    }

    /** The key that the first start printed; nothing at later ones. */
    public String adminKey() {
        return printed("admin-key");
    }

    /** What followed this word before it served; nothing if it was not printed. */
    public String printed(String word) {
        return printed.get(word);
    }

    public Client client(String key) {
        return new Client(address, "x-service-key", key);
    }

    /** Everything that it and its predecessors on the same folder wrote to standard error. */
    public Path log() {
        return log;
    }

    public URI address() {
        return address;
    }

    /** Asks it to end, and does not wait for it. */
    public void terminate() {
        process.toHandle().destroy();
    }

    /** Returns the output after the ready message, once the process has ended. */
    public String printed() {
        await();
        return out.lines().collect(Collectors.joining("\n"));
    }

    /** How it ended, once it has. */
    public int exitCode() {
        await();
        return process.exitValue();
    }

    /** Ends it at once; it can neither finish nor clean up anything. */
    public void kill() {
        process.destroyForcibly();
        await();
    }

    @Override
    public void close() {
        process.destroy();
        await();
    }

    private void await() {
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                throw new IllegalStateException("it does not end");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
