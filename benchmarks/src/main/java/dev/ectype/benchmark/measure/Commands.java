package dev.ectype.benchmark.measure;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The command lines of processes to measure. */
public final class Commands {
    private Commands() {}

    /** The command tied to one processor, where there is more than one and {@code taskset}; else as it is. */
    public static List<String> on(int processor, List<String> command) {
        Optional<Path> taskset = program("taskset");
        if (taskset.isEmpty() || Runtime.getRuntime().availableProcessors() <= processor) {
            return command;
        }
        List<String> pinned = new ArrayList<>(List.of(taskset.get().toString(), "-c", Integer.toString(processor)));
        pinned.addAll(command);
        return pinned;
    }

    /** Where the search path has a program of this name. */
    public static Optional<Path> program(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** The command that runs a class of this benchmark with the Java that runs it. */
    public static List<String> java(Class<?> main, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(arguments);
        return command;
    }
}
