package dev.ectype.controlplane.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** What logs look like: lines for a person who watches, objects for a program that collects them. */
enum LogForm {
    TEXT,
    JSON;

    private static final Path STDERR = Path.of("/proc/self/fd/2");

    static Optional<LogForm> find(String text) {
        for (LogForm form : values()) {
            if (form.name().toLowerCase(Locale.ROOT).equals(text)) {
                return Optional.of(form);
            }
        }
        return Optional.empty();
    }

    /** The form that was asked for, else the one that suits whoever reads. */
    static LogForm chosen(Optional<String> asked) {
        return asked.flatMap(LogForm::find).orElseGet(() -> isWatched() ? TEXT : JSON);
    }

    String configuration() {
        return "classpath:" + (this == TEXT ? "logback-text.xml" : "logback-spring.xml");
    }

    /** Whether a person reads standard error; where the system does not show it, whether there is a console at all. */
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
