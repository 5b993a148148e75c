package dev.ectype.cli.terminal;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The three streams of a process. */
public enum Channel {
    IN,
    OUT,
    ERR;

    /** Whether a person is at the other end. */
    boolean isTerminal() {
        Path descriptor = Path.of("/proc/self/fd/" + ordinal());
        try {
            if (Files.isSymbolicLink(descriptor)) {
                String target = Files.readSymbolicLink(descriptor).toString();
                return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
            }
        } catch (IOException | SecurityException hidden) {
            return false;
        }
        return hasConsole();
    }

    /** From Java 22 on there is always a console, and it says itself whether it is a terminal. */
    private static boolean hasConsole() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return Boolean.TRUE.equals(Console.class.getMethod("isTerminal").invoke(console));
        } catch (ReflectiveOperationException older) {
            return true;
        }
    }
}
