package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.database.Database;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** Copies the contents that a file names from the storage into the folder, and writes the index. */
final class ContentExport {
    private final Database database;
    private final ObjectStorage storage;
    private final ContentNames names;
    private final ExportFolder folder;
    private final JsonMapper json;
    private final TransferProgress progress;

    ContentExport(
            Database database, ObjectStorage storage, ContentNames names, ExportFolder folder, ExportTools tools) {
        this.database = database;
        this.storage = storage;
        this.names = names;
        this.folder = folder;
        this.json = tools.json();
        this.progress = tools.progress();
    }

    /**
     * Copies the contents that are not in the folder yet.
     *
     * @param trusted whether this process wrote the folder, so that its contents need no verification
     */
    ContentCounts run(boolean trusted) throws IOException {
        if (Files.exists(folder.index())) {
            Files.move(folder.index(), folder.previousIndex(), StandardCopyOption.REPLACE_EXISTING);
        }
        ContentCounts counts = new ContentCounts();
        try (IndexReader named = IndexReader.open(folder.names(), json);
                IndexReader previous = IndexReader.open(folder.previousIndex(), json);
                OutputStream index = PrivateFiles.write(folder.index())) {
            for (IndexEntry name = named.next(); name != null; name = named.next()) {
                Optional<IndexEntry> known = previous.find(name).filter(entry -> !entry.isLost());
                Optional<IndexEntry> entry = copy(name, known, trusted, counts);
                if (entry.isPresent()) {
                    byte[] line = json.writeValueAsBytes(entry.get());
                    index.write(line);
                    index.write('\n');
                    progress.count(counts.add(entry.get()));
                }
            }
        }
        return counts;
    }

    /** Copies a content; returns null if its row was deleted after the names were written. */
    private Optional<IndexEntry> copy(
            IndexEntry name, Optional<IndexEntry> known, boolean trusted, ContentCounts counts) throws IOException {
        Path file = folder.object(name);
        if (Files.exists(file)) {
            if (trusted && known.isPresent()) {
                return known;
            }
            ContentSum sum = ContentSum.of(file);
            if (isWhole(name, sum, known)) {
                counts.keep();
                return Optional.of(name.with(sum));
            }
        }
        Optional<ContentSum> copied = copy(name, file);
        if (copied.isEmpty() && isNamed(name)) {
            // The content may have been deleted and stored again meanwhile.
            copied = copy(name, file);
            if (copied.isEmpty()) {
                return Optional.of(name.asLost());
            }
        }
        if (copied.isEmpty()) {
            counts.delete();
        }
        return copied.map(name::with);
    }

    /** Determines the size and the SHA-256 from the row, the last index or the storage, because contents never change under their name. */
    private boolean isWhole(IndexEntry name, ContentSum sum, Optional<IndexEntry> known) throws IOException {
        if (name.sha256() != null) {
            return name.has(sum);
        } else if (known.isPresent()) {
            return known.get().has(sum);
        }
        Optional<StoredContent> stored = storage.get(name.key());
        if (stored.isEmpty()) {
            return false;
        }
        try (StoredContent content = stored.get()) {
            return content.size() == sum.size()
                    && ContentSum.of(content.stream()).equals(sum);
        }
    }

    private Optional<ContentSum> copy(IndexEntry name, Path file) throws IOException {
        Optional<StoredContent> stored = storage.get(name.key());
        if (stored.isEmpty()) {
            return Optional.empty();
        }
        ContentSum sum;
        try (StoredContent content = stored.get();
                OutputStream target = new BufferedOutputStream(PrivateFiles.write(folder.incoming()))) {
            sum = ContentSum.copy(content.stream(), target);
        }
        makeFolders(file);
        Files.move(folder.incoming(), file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        return Optional.of(sum);
    }

    private static void makeFolders(Path file) throws IOException {
        Path parent = file.getParent();
        if (parent != null && !Files.isDirectory(parent)) {
            PrivateFiles.makeFolder(parent);
        }
    }

    private boolean isNamed(IndexEntry name) throws IOException {
        return database.runAsOwner(connection -> names.has(connection, name));
    }
}
