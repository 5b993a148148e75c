package dev.ectype.cli.remote;

import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.MalformedJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Registers the emulators of this user on this machine, in one file each below the cache folder. No failure here stops a command: an
 * unregistered emulator works all the same.
 */
public final class RunningEmulatorRegistry {
    private static final String ENDING = ".json";

    private final @Nullable Path folder;

    private RunningEmulatorRegistry(@Nullable Path folder) {
        this.folder = folder;
    }

    public static RunningEmulatorRegistry of(Terminal terminal) {
        Path cache = terminal.cacheFolder();
        return new RunningEmulatorRegistry(cache == null ? null : cache.resolve("running"));
    }

    /** Registers an emulator of this process until the registration is closed. */
    public Registration register(RunningEmulator emulator) {
        Path file = folder == null
                ? null
                : folder.resolve(emulator.pid() + "-" + emulator.url().getPort() + ENDING);
        try {
            if (file != null) {
                Files.createDirectories(folder);
                Path unfinished = file.resolveSibling(file.getFileName() + ".tmp");
                Files.writeString(unfinished, JsonPrinter.compact(emulator.json()), StandardCharsets.UTF_8);
                Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException unwritable) {
            return new Registration(null);
        }
        return new Registration(file);
    }

    /**
     * Represents a registered emulator.
     *
     * @param file the file of the registration; null if there is no folder for it
     */
    public record Registration(@Nullable Path file) implements AutoCloseable {
        /** Removes the registration. */
        @Override
        public void close() {
            try {
                if (file != null) {
                    Files.deleteIfExists(file);
                }
            } catch (IOException busy) {
                // The process ends soon, so other processes recognise the registration as stale.
            }
        }
    }

    /** Returns all registered emulators, with or without a live process, the oldest first. */
    public List<RunningEmulator> all() {
        return entries().stream().map(Entry::emulator).toList();
    }

    /** Returns the emulators with a live process, the oldest first. */
    public List<RunningEmulator> alive() {
        return all().stream().filter(RunningEmulator::isAlive).toList();
    }

    /** Removes the registrations of ended processes and returns them. */
    public List<RunningEmulator> removeStale() {
        List<RunningEmulator> stale = new ArrayList<>();
        for (Entry entry : entries()) {
            if (!entry.emulator().isAlive()) {
                new Registration(entry.file()).close();
                stale.add(entry.emulator());
            }
        }
        return stale;
    }

    private record Entry(Path file, RunningEmulator emulator) {}

    private List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        if (folder == null || !Files.isDirectory(folder)) {
            return entries;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (Path file : files) {
                RunningEmulator emulator = read(file);
                if (emulator != null) {
                    entries.add(new Entry(file, emulator));
                }
            }
        } catch (IOException unreadable) {
            return List.of();
        }
        entries.sort(Comparator.comparing(entry -> entry.emulator().since()));
        return entries;
    }

    private static @Nullable RunningEmulator read(Path file) {
        try {
            return JsonReader.read(Files.readAllBytes(file)) instanceof JsonObject object
                    ? RunningEmulator.of(object)
                    : null;
        } catch (IOException | MalformedJson unreadable) {
            return null;
        }
    }
}
