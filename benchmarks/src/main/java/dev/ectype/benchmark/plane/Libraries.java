package dev.ectype.benchmark.plane;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The unpacked libraries of the built control plane, which programs for comparison share. */
record Libraries(Path folder) {
    static Libraries unpacked(Path target) throws IOException {
        Path jar = jar();
        Path libraries =
                target.resolve("unpacked-" + Files.getLastModifiedTime(jar).toMillis() + "-" + Files.size(jar));
        if (!Files.isDirectory(libraries)) {
            Process unpacking = new ProcessBuilder(
                            java(),
                            "-Djarmode=tools",
                            "-jar",
                            jar.toString(),
                            "extract",
                            "--destination",
                            libraries.toString())
                    .inheritIO()
                    .start();
            await(unpacking);
        }
        return new Libraries(libraries.resolve("lib"));
    }

    /** The command that runs a class of this benchmark with these libraries. */
    List<String> command(Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                java(),
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-cp",
                BenchmarkOptions.checkout().resolve("benchmarks/target/classes") + ":" + folder + "/*",
                main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    static void await(Process process) throws IOException {
        try {
            if (process.waitFor() != 0) {
                throw new IOException("a program ended with " + process.exitValue());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException(interrupted);
        }
    }

    private static Path jar() throws IOException {
        Path target = BenchmarkOptions.checkout().resolve("control-plane/target");
        if (Files.isDirectory(target)) {
            try (Stream<Path> files = Files.list(target)) {
                return files.filter(file -> file.getFileName().toString().endsWith("-exec.jar"))
                        .findFirst()
                        .orElseThrow(Libraries::missing);
            }
        }
        throw missing();
    }

    private static IOException missing() {
        return new IOException("the control plane is not built; ./ectype control-plane --help builds it");
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
