package dev.ectype.launcher.cache;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Stores small files in a folder and deletes the least recently used ones beyond a limit. Reads and writes never fail:
 * an unreadable file counts as absent, and an unwritable one is made again next time.
 */
public final class CacheFolder {
    private static final long LARGEST = 1L << 30;
    private static final String UNFINISHED = ".tmp";

    private final Path folder;
    private final long largest;

    CacheFolder(Path folder, long largest) {
        this.folder = folder;
        this.largest = largest;
    }

    public static CacheFolder at(Path folder) {
        return new CacheFolder(folder, LARGEST);
    }

    /** Finds the user's cache: {@code ECTYPE_CACHE_DIR}, else {@code $XDG_CACHE_HOME/ectype}, else {@code ~/.cache/ectype}. */
    public static @Nullable CacheFolder ofUser(Map<String, String> environment, String home) {
        try {
            String named = environment.getOrDefault("ECTYPE_CACHE_DIR", "");
            if (!named.isEmpty()) {
                return at(Path.of(named).toAbsolutePath().resolve("emulators"));
            }
            String shared = environment.getOrDefault("XDG_CACHE_HOME", "");
            Path caches = shared.isEmpty() ? Path.of(home, ".cache") : Path.of(shared);
            return caches.isAbsolute() ? at(caches.resolve("ectype").resolve("emulators")) : null;
        } catch (InvalidPathException noPath) {
            return null;
        }
    }

    /** Reads a file and marks it as used; null if there is no trusted file. */
    byte @Nullable [] read(String name) {
        Path file = folder.resolve(name);
        try {
            if (!Files.isRegularFile(file) || !FolderOwnership.isOurs(folder)) {
                return null;
            }
            byte[] bytes = Files.readAllBytes(file);
            Files.setLastModifiedTime(file, FileTime.fromMillis(System.currentTimeMillis()));
            return bytes;
        } catch (IOException unreadable) {
            return null;
        }
    }

    /** Writes a file atomically: readers never see a partial file. */
    void write(String name, byte[] bytes) {
        Path unfinished = folder.resolve(name + "." + ProcessHandle.current().pid() + UNFINISHED);
        try {
            create();
            if (!FolderOwnership.isOurs(folder)) {
                return;
            }
            Files.deleteIfExists(unfinished);
            Files.write(unfinished, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(unfinished, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritable) {
            delete(unfinished);
        }
    }

    /** Deletes the least recently used files until the rest is small enough. */
    void trim() {
        List<Entry> entries = entries();
        long size = entries.stream().mapToLong(Entry::size).sum();
        entries.sort(Comparator.comparing(Entry::used));
        for (Entry entry : entries) {
            if (size <= largest) {
                return;
            }
            delete(entry.file());
            size -= entry.size();
        }
    }

    private record Entry(Path file, long size, FileTime used) {}

    private List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                entries.add(new Entry(file, Files.size(file), Files.getLastModifiedTime(file)));
            }
        } catch (IOException | UncheckedIOException someoneElseTrims) {
            return new ArrayList<>();
        }
        return entries;
    }

    private void create() throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        boolean posix = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
        Set<PosixFilePermission> owner = PosixFilePermissions.fromString("rwx------");
        Files.createDirectories(
                folder,
                posix ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(owner)} : new FileAttribute<?>[0]);
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException busy) {
            // The next store of an emulator tries again.
        }
    }
}
