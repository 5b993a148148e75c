package dev.ectype.controlplane.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs commands of the documentation in a folder, with a key of the control plane. */
record Shell(Path folder, String key) {
    static boolean has(String program) throws InterruptedException {
        try {
            return new ProcessBuilder(program, "--version").start().waitFor() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    /** Returns the standard output of a command that succeeds. */
    String run(String command) throws IOException, InterruptedException {
        ProcessBuilder shell = new ProcessBuilder("sh", "-c", command);
        shell.directory(folder.toFile());
        shell.environment().put("ECTYPE_API_KEY", key);
        shell.redirectError(folder.resolve("errors").toFile());
        Process running = shell.start();
        running.getOutputStream().close();
        String output = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(running.waitFor()).as(command).isZero();
        return output;
    }
}
