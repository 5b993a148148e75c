package dev.ectype.cli.published;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code ectype emulate} in a process of its own. */
final class EmulatorProcess implements AutoCloseable {
    private static final String READY = "ready http://127.0.0.1:";

    private final Process process;
    private final int port;

    private EmulatorProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Serves descriptions that may read whatever is below a root. */
    static EmulatorProcess of(Path root, List<Path> descriptions, Path work) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.ectype.cli.Main",
                "emulate"));
        descriptions.forEach(file -> command.add(file.toString()));
        command.addAll(List.of("--root", root.toString(), "--port", "0", "--log", "none"));
        Path log = work.resolve("emulator.log");
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(log.toFile());
        builder.environment().put("ECTYPE_CACHE_DIR", work.resolve("cache").toString());
        Process process = builder.start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(READY)) {
                return new EmulatorProcess(
                        process, Integer.parseInt(line.substring(READY.length()).strip()));
            }
        }
        process.destroyForcibly();
        throw new IOException("not ready: " + descriptions + "\n" + Files.readString(log));
    }

    int port() {
        return port;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
