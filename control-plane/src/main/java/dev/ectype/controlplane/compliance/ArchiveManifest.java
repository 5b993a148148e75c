package dev.ectype.controlplane.compliance;

import dev.ectype.controlplane.event.ChainEnd;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists the content of an archive. It is the archive's last file, so its absence shows a truncated archive.
 *
 * @param chain the end of the event chain at the time of the export; a stored copy later reveals deleted events
 */
record ArchiveManifest(
        int format,
        String id,
        Organization organization,
        @Nullable Instant since,
        @Nullable Instant until,
        Instant createdAt,
        @Nullable ChainEnd chain,
        List<Part> files) {
    static final String NAME = "manifest.json";

    /** Identifies the organization. */
    record Organization(String id, String slug, String name) {}

    /** Describes a file of the archive. */
    record Part(String name, long count, long bytes, String sha256) {}
}
