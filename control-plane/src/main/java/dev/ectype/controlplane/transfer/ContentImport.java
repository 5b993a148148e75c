package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.crypto.Sha256;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import dev.ectype.controlplane.platform.storage.StoredName;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.json.JsonMapper;

/** Copies the contents of an export into a storage. */
final class ContentImport {
    private static final int PAGE = 1_000;

    private final ObjectStorage storage;
    private final ExportFolder folder;
    private final JsonMapper json;
    private final TransferProgress progress;

    ContentImport(ObjectStorage storage, ExportFolder folder, ExportTools tools) {
        this.storage = storage;
        this.folder = folder;
        this.json = tools.json();
        this.progress = tools.progress();
    }

    /** Rejects a storage with contents that are not in the export. */
    void refuseForeignContents() throws IOException {
        List<String> organizations = storage.organizations().stream()
                .map(IdKind.ORGANIZATION::text)
                .sorted()
                .toList();
        try (IndexReader index = IndexReader.open(folder.index(), json)) {
            for (String organization : organizations) {
                refuseForeignContents(organization, index);
            }
        }
    }

    private void refuseForeignContents(String organization, IndexReader index) throws IOException {
        UUID id = IdKind.ORGANIZATION.require(organization);
        List<StoredName> page = storage.list(id, "", null, PAGE);
        while (!page.isEmpty()) {
            for (StoredName stored : page) {
                IndexEntry name = new IndexEntry(organization, stored.key().path(), stored.size(), null, false);
                boolean own = index.find(name)
                        .map(entry -> Long.valueOf(stored.size()).equals(entry.size()))
                        .orElse(false);
                if (!own) {
                    throw new InvalidRequest("The storage \"" + storage.location() + "\" has the content \""
                            + stored.key().full()
                            + "\", which does not belong to this export. Use an empty storage with "
                            + "ECTYPE_STORAGE.");
                }
            }
            page = storage.list(id, "", page.get(page.size() - 1).key(), PAGE);
        }
    }

    /** Copies all missing contents and returns the number of existing ones. */
    long run() throws IOException {
        long kept = 0;
        progress.begin("importing contents");
        try (IndexReader index = IndexReader.open(folder.index(), json)) {
            for (IndexEntry entry = index.next(); entry != null; entry = index.next()) {
                if (!entry.isLost()) {
                    if (isStored(entry)) {
                        kept++;
                    } else {
                        store(entry);
                    }
                    progress.count(entry.size() == null ? 0 : entry.size());
                }
            }
        }
        return kept;
    }

    private boolean isStored(IndexEntry entry) throws IOException {
        Optional<StoredContent> stored = storage.get(entry.key());
        if (stored.isEmpty()) {
            return false;
        }
        try (StoredContent content = stored.get()) {
            return Long.valueOf(content.size()).equals(entry.size()) && entry.has(ContentSum.of(content.stream()));
        }
    }

    private void store(IndexEntry entry) throws IOException {
        MessageDigest digest = Sha256.begin();
        ObjectKey key = entry.key();
        try (InputStream file = new BufferedInputStream(Files.newInputStream(folder.object(entry)))) {
            long size = storage.put(key, new DigestInputStream(file, digest), Files.size(folder.object(entry)));
            if (!entry.has(new ContentSum(size, ContentSum.hex(digest)))) {
                storage.delete(key);
                throw new Conflict(
                        "The file \"" + folder.object(entry) + "\" changed during the import. Import again from "
                                + "a folder that no other program changes.");
            }
        }
    }
}
