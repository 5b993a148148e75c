package dev.ectype.runtime.emulator.launch;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Detects whether a standard stream of this process is a terminal. */
public final class InteractiveStream {
    public static final int IN = 0;
    public static final int OUT = 1;
    public static final int ERR = 2;

    private InteractiveStream() {}

    public static boolean is(int descriptor) {
        Path stream = Path.of("/proc/self/fd/" + descriptor);
        try {
            if (Files.isSymbolicLink(stream)) {
                String target = Files.readSymbolicLink(stream).toString();
                return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
            }
        } catch (IOException | SecurityException hidden) {
            return false;
        }
        return hasConsole();
    }

    /** Returns whether the console is a terminal. Since Java 22 a console always exists and has {@code isTerminal}. */
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
