package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Manages the data folder of an installation: its database, files and key. One process owns it at a time, and only one user can read it.
 */
public final class DataFolder implements AutoCloseable {
    private static final String KEY = "application.key";
    /** The file of the new key during a rotation. */
    private static final String NEXT_KEY = "application.key.next";

    private static final String PRIVATE_FOLDER = "rwx------";
    private static final String PRIVATE_FILE = "rw-------";

    private final Path folder;
    private final FileChannel channel;
    private final @Nullable FileLock lock;

    private DataFolder(Path folder, FileChannel channel, @Nullable FileLock lock) {
        this.folder = folder;
        this.channel = channel;
        this.lock = lock;
    }

    /** Creates a missing folder and locks it. */
    public static DataFolder open(Path folder) {
        DataFolder opened = openOrVisit(folder);
        if (opened.isVisited()) {
            opened.close();
            throw new IllegalStateException("Another control plane uses " + opened.folder
                    + ". Stop it, or start this one with another --data-dir.");
        }
        return opened;
    }

    /** Locks the folder, or opens it read-only while another process owns it. */
    static DataFolder openOrVisit(Path folder) {
        try {
            Path absolute = folder.toAbsolutePath().normalize();
            Files.createDirectories(absolute);
            restrict(absolute, PRIVATE_FOLDER);
            FileChannel channel =
                    FileChannel.open(absolute.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            return new DataFolder(absolute, channel, take(channel));
        } catch (IOException failed) {
            String reason =
                    failed instanceof AccessDeniedException ? "it belongs to another user" : failed.getMessage();
            throw new UncheckedIOException(
                    "Cannot use the folder " + folder + ": " + reason + "; use your own folder with --data-dir.",
                    failed);
        }
    }

    /** Returns whether another process owns the folder; then this process must not change it. */
    public boolean isVisited() {
        return lock == null;
    }

    public Path resolve(String name) {
        return folder.resolve(name);
    }

    /** Returns whether the folder contains the key of an installation. */
    public boolean hasKey() {
        return Files.exists(folder.resolve(KEY));
    }

    /** Returns the stored key, which the first start generates. */
    public ApplicationKey applicationKey() {
        try {
            Path file = folder.resolve(KEY);
            if (!Files.exists(file) && !isVisited()) {
                write(file, ApplicationKey.make() + "\n");
            }
            return ApplicationKey.parse(Files.readString(file));
        } catch (IOException failed) {
            throw new UncheckedIOException(
                    "Cannot read or write " + folder.resolve(KEY) + ": " + failed.getMessage(), failed);
        }
    }

    Path keyFile() {
        return folder.resolve(KEY);
    }

    /** Returns the new key of an unfinished rotation. */
    Optional<ApplicationKey> nextKey() {
        return noted(NEXT_KEY).map(ApplicationKey::parse);
    }

    void keepNextKey(String text) {
        note(NEXT_KEY, text);
    }

    /** Replaces the old key by the new one. */
    void adoptNextKey() {
        try {
            Files.move(
                    folder.resolve(NEXT_KEY),
                    folder.resolve(KEY),
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            throw new UncheckedIOException("Cannot write " + folder.resolve(KEY) + ": " + failed.getMessage(), failed);
        }
    }

    void dropNextKey() {
        try {
            Files.deleteIfExists(folder.resolve(NEXT_KEY));
        } catch (IOException failed) {
            throw new UncheckedIOException("Cannot delete " + folder.resolve(NEXT_KEY), failed);
        }
    }

    /** Stores a line for later or concurrent processes. */
    public void note(String name, String line) {
        try {
            write(folder.resolve(name), line + "\n");
        } catch (IOException failed) {
            throw new UncheckedIOException("Cannot write " + folder.resolve(name) + ": " + failed.getMessage(), failed);
        }
    }

    /** Returns a stored line. */
    public Optional<String> noted(String name) {
        try {
            Path file = folder.resolve(name);
            return Files.exists(file) ? Optional.of(Files.readString(file).strip()) : Optional.empty();
        } catch (IOException failed) {
            throw new UncheckedIOException("Cannot read " + folder.resolve(name) + ": " + failed.getMessage(), failed);
        }
    }

    /** Writes a file atomically, readable by its owner only. */
    static void write(Path file, String text) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(beside);
        Files.createFile(beside);
        restrict(beside, PRIVATE_FILE);
        try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
            channel.write(java.nio.ByteBuffer.wrap(text.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
            channel.force(true);
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void restrict(Path path, String permissions) throws IOException {
        if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        }
    }

    private static @Nullable FileLock take(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException sameProcess) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            if (lock != null) {
                lock.release();
            }
            channel.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
