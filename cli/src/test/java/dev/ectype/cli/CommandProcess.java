package dev.ectype.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The command in a process of its own, so that signals can be sent to it. */
public final class CommandProcess implements AutoCloseable {
    /** Emulators that a process has compiled, which later ones need not compile again: few tests are about that. */
    private static final Path COMPILED = compiled();

    private final Process process;
    private final Path out;
    private final Path err;

    private CommandProcess(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    private static Path compiled() {
        try {
            return Files.createTempDirectory(Path.of("target").toAbsolutePath(), "emulators");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Starts the command in a folder and waits until it has written to standard output. */
    public static CommandProcess start(Path folder, String... arguments) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        Path cache = folder.resolve("cache");
        Path emulators = Files.createDirectories(cache.resolve("emulators"));
        copy(COMPILED, emulators);
        builder.environment().put("ECTYPE_CACHE_DIR", cache.toString());
        builder.environment().put("ECTYPE_CONFIG_DIR", folder.toString());
        CommandProcess serving = new CommandProcess(builder.start(), out, err);
        serving.await(out, "\n");
        copy(emulators, COMPILED);
        return serving;
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                if (!file.toString().endsWith(".tmp") && !Files.exists(to.resolve(file.getFileName()))) {
                    Files.copy(file, to.resolve(file.getFileName()));
                }
            }
        }
    }

    public List<String> out() throws IOException {
        return Files.readAllLines(out);
    }

    /** Everything said to people, once it holds a text. */
    public String awaitMessage(String awaited) throws IOException, InterruptedException {
        await(err, awaited);
        return Files.readString(err);
    }

    public long pid() {
        return process.pid();
    }

    /** Waits until a file is there, or a folder with something in it. */
    public void awaitFile(Path file) throws IOException, InterruptedException {
        for (int round = 0; round < 400; round++) {
            if (Files.isRegularFile(file) || Files.isDirectory(file) && holdsAnything(file)) {
                return;
            }
            Thread.sleep(50);
        }
        throw new IllegalStateException(file + " never came: " + Files.readString(err));
    }

    private static boolean holdsAnything(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(".json"));
        }
    }

    /** Sends a signal; gives the exit code. */
    public int stop(String signal) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
        return process.waitFor(20, TimeUnit.SECONDS) ? process.exitValue() : -1;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    private void await(Path file, String text) throws IOException, InterruptedException {
        for (int round = 0; round < 400; round++) {
            if (Files.readString(file).contains(text)) {
                return;
            }
            if (!process.isAlive()) {
                throw new IllegalStateException("ended with " + process.exitValue() + ": " + Files.readString(err));
            }
            Thread.sleep(50);
        }
        throw new IllegalStateException("never said " + text + ": " + Files.readString(err));
    }
}
