package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Manages the folder of an export: the paths of its files, and the checks before it is written or read. */
final class ExportFolder implements AutoCloseable {
    /** The marker file, written first: it identifies the folder as an export and names its installation. */
    private static final String MARKER = "export.json";

    private static final String MANIFEST = "manifest.json";
    private static final String TABLES = "tables";
    private static final String OBJECTS = "objects";
    private static final String INDEX = "objects.jsonl";
    private static final String PREVIOUS_INDEX = "objects.previous.jsonl";
    private static final String NAMES = "objects.names.jsonl";
    private static final String INCOMING = "incoming";
    private static final String LOCK = "lock";
    private static final Set<String> OWN = Set.of(
            MARKER,
            MARKER + ".new",
            MANIFEST,
            MANIFEST + ".new",
            TABLES,
            OBJECTS,
            INDEX,
            PREVIOUS_INDEX,
            NAMES,
            INCOMING,
            LOCK);
    private static final Set<String> BEFORE_MARKER = Set.of(LOCK, MARKER + ".new");

    private final Path folder;
    private final JsonMapper json;
    private final @Nullable FileChannel lock;

    private ExportFolder(Path folder, JsonMapper json, @Nullable FileChannel lock) {
        this.folder = folder;
        this.json = json;
        this.lock = lock;
    }

    /**
     * Opens a folder to export into: a new or empty one, or one with an export of the same installation.
     *
     * @param key the check value of the application key
     */
    static ExportFolder write(Path path, String key, JsonMapper json) throws IOException {
        Path folder = path.toAbsolutePath().normalize();
        if (Files.exists(folder)) {
            refuseForeignFiles(folder, key, json);
        }
        PrivateFiles.makeFolder(folder);
        FileChannel lock = PrivateFiles.openOrMake(folder.resolve(LOCK));
        if (!isTaken(lock)) {
            lock.close();
            throw new InvalidRequest(
                    "Another export writes into \"" + path + "\". Wait for it, or use another folder.");
        }
        ExportFolder opened = new ExportFolder(folder, json, lock);
        PrivateFiles.replace(folder.resolve(MARKER), json.writeValueAsBytes(new Marker(Manifest.FORMAT, key)));
        PrivateFiles.makeFolder(folder.resolve(TABLES));
        PrivateFiles.makeFolder(folder.resolve(OBJECTS));
        Files.deleteIfExists(folder.resolve(MANIFEST));
        return opened;
    }

    private static boolean isTaken(FileChannel lock) throws IOException {
        try {
            return lock.tryLock() != null;
        } catch (OverlappingFileLockException sameProcess) {
            return false;
        }
    }

    private static void refuseForeignFiles(Path folder, String key, JsonMapper json) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new InvalidRequest("\"" + folder + "\" is a file. Use a folder.");
        }
        Path marker = folder.resolve(MARKER);
        Set<String> own = Files.exists(marker) ? OWN : BEFORE_MARKER;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                if (!own.contains(String.valueOf(file.getFileName()))) {
                    throw new InvalidRequest(
                            "The folder \"" + folder + "\" has a file \"" + file.getFileName()
                                    + "\" that is not part of an export. Use a new folder, an empty folder or that of an export.");
                }
            }
        }
        if (Files.exists(marker) && !key.equals(read(marker, Marker.class, json).key())) {
            throw new InvalidRequest(
                    "The folder \"" + folder + "\" has the export of another installation. Use another folder.");
        }
    }

    /** Opens a folder to import from. */
    static ExportFolder read(Path path, JsonMapper json) {
        Path folder = path.toAbsolutePath().normalize();
        if (!Files.exists(folder.resolve(MANIFEST))) {
            String reason = Files.exists(folder.resolve(MARKER))
                    ? "has an export that was not finished. Run `ectype control-plane export` into it again."
                    : "has no export. Use the folder that `ectype control-plane export` wrote.";
            throw new InvalidRequest("The folder \"" + path + "\" " + reason);
        }
        return new ExportFolder(folder, json, null);
    }

    Manifest manifest() throws IOException {
        return read(folder.resolve(MANIFEST), Manifest.class, json);
    }

    /** Completes an export by writing its manifest. */
    void finish(Manifest manifest) throws IOException {
        Files.deleteIfExists(names());
        Files.deleteIfExists(previousIndex());
        Files.deleteIfExists(incoming());
        PrivateFiles.replace(
                folder.resolve(MANIFEST), json.writerWithDefaultPrettyPrinter().writeValueAsBytes(manifest));
    }

    Path tables() {
        return folder.resolve(TABLES);
    }

    Path table(String name) {
        return tables().resolve(name + ".csv");
    }

    Path objects() {
        return folder.resolve(OBJECTS);
    }

    Path object(IndexEntry entry) {
        return objects().resolve(entry.key().full());
    }

    Path index() {
        return folder.resolve(INDEX);
    }

    /** Returns the index of the last run or round, even if it was interrupted. */
    Path previousIndex() {
        return folder.resolve(PREVIOUS_INDEX);
    }

    /** Returns the file with the names of the referenced contents. */
    Path names() {
        return folder.resolve(NAMES);
    }

    /** Returns the file of an unfinished content. */
    Path incoming() {
        return folder.resolve(INCOMING);
    }

    private static <T> T read(Path file, Class<T> type, JsonMapper json) throws IOException {
        try {
            return json.readValue(Files.readAllBytes(file), type);
        } catch (JacksonException damaged) {
            throw new InvalidRequest("\"" + file + "\" cannot be read as part of an export. It was written by another "
                    + "version or is damaged; export again into another folder.");
        }
    }

    @Override
    public void close() throws IOException {
        if (lock != null) {
            lock.close();
        }
    }

    /** Holds the content of the marker file. */
    private record Marker(int format, String key) {}
}
