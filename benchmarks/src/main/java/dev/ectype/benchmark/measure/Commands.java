package dev.ectype.benchmark.measure;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds the command lines of measured processes. */
public final class Commands {
    private Commands() {}

    /** Pins a command to one processor with {@code taskset}; without it or with a single processor, changes nothing. */
    public static List<String> on(int processor, List<String> command) {
        Optional<Path> taskset = program("taskset");
        if (taskset.isEmpty() || Runtime.getRuntime().availableProcessors() <= processor) {
            return command;
        }
        List<String> pinned = new ArrayList<>(List.of(taskset.get().toString(), "-c", Integer.toString(processor)));
        pinned.addAll(command);
        return pinned;
    }

    /** The command that emulates a description with a checkout, on any port and without a log of requests. */
    public static List<String> emulate(Path checkout, String description, String... options) {
        List<String> command = new ArrayList<>(emulateLogging(checkout, description, "none"));
        command.addAll(List.of(options));
        return command;
    }

    /**
     * The command that emulates a description with a checkout, on any port.
     *
     * @param log the requests that the emulator logs: all, errors or none
     */
    public static List<String> emulateLogging(Path checkout, String description, String log) {
        return List.of(checkout.resolve("ectype").toString(), "emulate", description, "--port", "0", "--log", log);
    }

    /** Finds a program of this name in the search path. */
    public static Optional<Path> program(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** The command that runs a class of this benchmark with the current Java. */
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
