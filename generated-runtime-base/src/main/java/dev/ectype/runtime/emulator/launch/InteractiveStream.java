package dev.ectype.runtime.emulator.launch;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells whether a person is at the other end of a stream of this process. */
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
