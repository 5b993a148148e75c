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

/** The folder of an installation: its database, files and key, which belong to one process at a time and to one user of the machine. */
public final class DataFolder implements AutoCloseable {
    private static final String KEY = "application.key";
    /** The key that takes the place of the other one at the end of a rotation. */
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

    /** Makes the folder where it is missing, and takes it. */
    public static DataFolder open(Path folder) {
        DataFolder opened = openOrVisit(folder);
        if (opened.isVisited()) {
            opened.close();
            throw new IllegalStateException("Another control plane works on " + opened.folder
                    + ". Stop it, or give this one a --data-dir of its own.");
        }
        return opened;
    }

    /** Takes the folder, or looks into it while another process has it. */
    static DataFolder openOrVisit(Path folder) {
        try {
            Path absolute = folder.toAbsolutePath().normalize();
            Files.createDirectories(absolute);
            restrict(absolute, PRIVATE_FOLDER);
            FileChannel channel =
                    FileChannel.open(absolute.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            return new DataFolder(absolute, channel, take(channel));
        } catch (IOException failed) {
            String reason = failed instanceof AccessDeniedException ? "it is not yours" : failed.getMessage();
            throw new UncheckedIOException(
                    "Cannot use the folder " + folder + ": " + reason + "; name one of yours with --data-dir.", failed);
        }
    }

    /** Whether another process has it: then nothing may be started or changed here. */
    public boolean isVisited() {
        return lock == null;
    }

    public Path resolve(String name) {
        return folder.resolve(name);
    }

    /** Whether the key of an installation is kept here. */
    public boolean hasKey() {
        return Files.exists(folder.resolve(KEY));
    }

    /** The key that is kept here; it is made at the first start. */
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

    /** The new key of a rotation that has not ended. */
    Optional<ApplicationKey> nextKey() {
        return noted(NEXT_KEY).map(ApplicationKey::parse);
    }

    void keepNextKey(String text) {
        note(NEXT_KEY, text);
    }

    /** Puts the new key in the place of the old one. */
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

    /** Keeps a line for who works here later, or beside this process. */
    public void note(String name, String line) {
        try {
            write(folder.resolve(name), line + "\n");
        } catch (IOException failed) {
            throw new UncheckedIOException("Cannot write " + folder.resolve(name) + ": " + failed.getMessage(), failed);
        }
    }

    /** A line that was kept. */
    public Optional<String> noted(String name) {
        try {
            Path file = folder.resolve(name);
            return Files.exists(file) ? Optional.of(Files.readString(file).strip()) : Optional.empty();
        } catch (IOException failed) {
            throw new UncheckedIOException("Cannot read " + folder.resolve(name) + ": " + failed.getMessage(), failed);
        }
    }

    /** Writes a file that only the owner of the process reads; whole, or not at all. */
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
