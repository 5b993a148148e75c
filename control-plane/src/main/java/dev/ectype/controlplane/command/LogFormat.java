package dev.ectype.controlplane.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Selects the log format: lines for people, or JSON objects for programs. */
enum LogFormat {
    TEXT,
    JSON;

    private static final Path STDERR = Path.of("/proc/self/fd/2");

    static Optional<LogFormat> find(String text) {
        for (LogFormat form : values()) {
            if (form.name().toLowerCase(Locale.ROOT).equals(text)) {
                return Optional.of(form);
            }
        }
        return Optional.empty();
    }

    /** Returns the requested format, else the default for the reader of standard error. */
    static LogFormat chosen(Optional<String> requested) {
        return requested.flatMap(LogFormat::find).orElseGet(() -> isWatched() ? TEXT : JSON);
    }

    String configuration() {
        return "classpath:" + (this == TEXT ? "logback-text.xml" : "logback-spring.xml");
    }

    /** Returns whether standard error is a terminal, or whether there is a console if the system does not say. */
    private static boolean isWatched() {
        try {
            if (Files.isSymbolicLink(STDERR)) {
                String target = Files.readSymbolicLink(STDERR).toString();
                return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
            }
        } catch (IOException | SecurityException hidden) {
            return false;
        }
        return System.console() != null;
    }
}
