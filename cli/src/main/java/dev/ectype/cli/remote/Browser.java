package dev.ectype.cli.remote;

import dev.ectype.cli.terminal.Terminal;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Opens addresses in the browser of the user.
 *
 * @param command the program and its first arguments; empty if no browser is known
 */
public record Browser(List<String> command) {
    public Browser {
        command = List.copyOf(command);
    }

    /** Returns the browser of the variable BROWSER, else the program with which the system opens addresses. */
    public static Browser of(Terminal terminal) {
        String named = terminal.variable("BROWSER");
        if (named != null) {
            return new Browser(List.of(named.split(File.pathSeparator)[0].strip()));
        }
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.startsWith("mac")) {
            return new Browser(List.of("open"));
        } else if (system.startsWith("windows")) {
            return new Browser(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        boolean screen = terminal.variable("DISPLAY") != null || terminal.variable("WAYLAND_DISPLAY") != null;
        return new Browser(screen && isOnPath("xdg-open", terminal) ? List.of("xdg-open") : List.of());
    }

    private static boolean isOnPath(String program, Terminal terminal) {
        String path = terminal.variable("PATH");
        for (String folder : path == null ? new String[0] : path.split(File.pathSeparator)) {
            if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, program))) {
                return true;
            }
        }
        return false;
    }

    /** Starts the browser with an address. Returns false if there is no browser or it does not start. */
    public boolean open(URI address) {
        if (command.isEmpty()) {
            return false;
        }
        List<String> whole = new ArrayList<>(command);
        whole.add(address.toString());
        try {
            new ProcessBuilder(whole)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException absent) {
            return false;
        }
    }
}
