package dev.ectype.runtime.emulator.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the process that listens on a port, as far as the system permits. */
public final class PortHolder {
    private static final String LISTENING = "0A";
    private static final int STATE = 3;
    private static final int LOCAL_ADDRESS = 1;
    private static final int INODE = 9;

    private final Path processes;

    PortHolder(Path processes) {
        this.processes = processes;
    }

    public static PortHolder ofThisMachine() {
        return new PortHolder(Path.of("/proc"));
    }

    /** Returns the process in words, such as {@code java (process 4711)}, or null if unknown. */
    public @Nullable String find(int port) {
        try {
            Set<String> sockets = new LinkedHashSet<>();
            for (String table : List.of("tcp", "tcp6")) {
                Path file = processes.resolve("net").resolve(table);
                if (Files.isReadable(file)) {
                    addListening(file, port, sockets);
                }
            }
            return sockets.isEmpty() ? null : owner(sockets);
        } catch (IOException | UncheckedIOException | SecurityException unknown) {
            return null;
        }
    }

    private static void addListening(Path table, int port, Set<String> sockets) throws IOException {
        String ending = ":" + String.format(Locale.ROOT, "%04X", port);
        for (String line : Files.readAllLines(table)) {
            String[] fields = line.strip().split("\\s+");
            if (fields.length > INODE && fields[STATE].equals(LISTENING) && fields[LOCAL_ADDRESS].endsWith(ending)) {
                sockets.add("socket:[" + fields[INODE] + "]");
            }
        }
    }

    private @Nullable String owner(Set<String> sockets) throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(processes, "[0-9]*")) {
            for (Path process : all) {
                if (holds(process, sockets)) {
                    String name = Files.readString(process.resolve("comm")).strip();
                    return name + " (process " + process.getFileName() + ")";
                }
            }
        }
        return null;
    }

    private static boolean holds(Path process, Set<String> sockets) {
        try (DirectoryStream<Path> open = Files.newDirectoryStream(process.resolve("fd"))) {
            for (Path descriptor : open) {
                if (Files.isSymbolicLink(descriptor)
                        && sockets.contains(Files.readSymbolicLink(descriptor).toString())) {
                    return true;
                }
            }
            return false;
        } catch (IOException | SecurityException hiddenOrGone) {
            return false;
        }
    }
}
