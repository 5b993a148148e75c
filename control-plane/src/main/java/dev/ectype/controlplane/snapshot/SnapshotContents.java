package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.content.GzipStream;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import dev.ectype.controlplane.platform.web.Times;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.HexFormat;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Stores the compressed contents of snapshots, once per hash and organization. An upload marks its content as expected, and a new version
 * locks it, so that no content in use is deleted.
 */
@Component
class SnapshotContents {
    static final String FOLDER = "snapshots/";
    static final String SUFFIX = ".json.gz";

    /** The time for which an unused content is kept; it exceeds the duration of an upload. */
    static final Duration KEPT = Duration.ofHours(1);

    private final SnapshotContentRepository repository;
    private final ObjectStorage storage;
    private final Times times;

    SnapshotContents(SnapshotContentRepository repository, ObjectStorage storage, Times times) {
        this.repository = repository;
        this.storage = storage;
        this.times = times;
    }

    /** Marks a content as expected. */
    @Transactional
    public void want(UUID organization, String sha256) {
        repository.touch(organization, HexFormat.of().parseHex(sha256), times.now());
    }

    /** Returns whether a version already has the content, so that it needs no additional space. */
    @Transactional
    public boolean isUsed(UUID organization, String sha256) {
        return repository.isUsed(organization, HexFormat.of().parseHex(sha256));
    }

    /** Reads a content completely and stores it unless it exists. */
    void keep(UUID organization, String sha256, InputStream content) throws IOException {
        ObjectKey key = key(organization, sha256);
        if (storage.exists(key)) {
            content.transferTo(OutputStream.nullOutputStream());
            return;
        }
        try (GzipStream packed = new GzipStream(content)) {
            storage.put(key, packed, ObjectStorage.UNKNOWN);
        }
    }

    /** Locks a content until the transaction ends and returns whether it is new to the organization. */
    boolean hold(UUID organization, String sha256) {
        byte[] hash = HexFormat.of().parseHex(sha256);
        repository.touch(organization, hash, times.now());
        if (!storage.exists(key(organization, sha256))) {
            throw new ServiceException(
                            ErrorCode.UNAVAILABLE, "The snapshot was lost during the upload; send the request again.")
                    .header("Retry-After", "1");
        }
        return !repository.isUsed(organization, hash);
    }

    /** Opens a stored content as gzip. The caller closes it. */
    StoredContent get(UUID organization, String sha256) {
        return storage.get(key(organization, sha256))
                .orElseThrow(() -> new ServiceException(
                        ErrorCode.INTERNAL, "The content of this snapshot is missing; inform the operator."));
    }

    /** Deletes an unused content. */
    @Transactional
    public void forget(UUID organization, byte[] sha256) {
        if (repository.forget(organization, sha256, times.now().minus(KEPT))) {
            storage.delete(key(organization, HexFormat.of().formatHex(sha256)));
        }
    }

    private static ObjectKey key(UUID organization, String sha256) {
        return new ObjectKey(organization, FOLDER + sha256 + SUFFIX);
    }
}
