package dev.ectype.benchmark.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The exit code of a command and its output, with that on standard error. */
public record CommandOutput(int code, String text) {
    /** Runs a command in a folder to its end. */
    public static CommandOutput of(Path folder, List<String> command) throws IOException {
        return of(folder, command, Map.of());
    }

    /** Runs a command in a folder, with further environment variables, to its end. */
    public static CommandOutput of(Path folder, List<String> command, Map<String, String> environment)
            throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            return new CommandOutput(process.waitFor(), text.strip());
        } catch (InterruptedException interrupted) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while running " + String.join(" ", command), interrupted);
        }
    }

    public boolean succeeded() {
        return code == 0;
    }
}
