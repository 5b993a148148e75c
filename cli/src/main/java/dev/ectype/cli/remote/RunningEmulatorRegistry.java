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
 * The emulators of this user on this machine: a file for each, below the cache folder. Nothing here fails a command: an emulator that
 * cannot be registered serves all the same.
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
     * An emulator that is registered.
     *
     * @param file null where there is no folder for it
     */
    public record Registration(@Nullable Path file) implements AutoCloseable {
        /** Whether it is there no more. */
        @Override
        public void close() {
            try {
                if (file != null) {
                    Files.deleteIfExists(file);
                }
            } catch (IOException busy) {
                // Its process is gone soon, by which others see that it is stale.
            }
        }
    }

    /** Those that are registered, be their process there or not; the oldest first. */
    public List<RunningEmulator> all() {
        return entries().stream().map(Entry::emulator).toList();
    }

    /** Those whose process goes on, the oldest first. */
    public List<RunningEmulator> alive() {
        return all().stream().filter(RunningEmulator::isAlive).toList();
    }

    /** Removes the registrations of processes that ended without doing so; gives what they registered. */
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
        List<Entry> found = new ArrayList<>();
        if (folder == null || !Files.isDirectory(folder)) {
            return found;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (Path file : files) {
                RunningEmulator emulator = read(file);
                if (emulator != null) {
                    found.add(new Entry(file, emulator));
                }
            }
        } catch (IOException unreadable) {
            return List.of();
        }
        found.sort(Comparator.comparing(entry -> entry.emulator().since()));
        return found;
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
