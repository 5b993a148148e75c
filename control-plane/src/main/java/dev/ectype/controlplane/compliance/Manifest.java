package dev.ectype.controlplane.compliance;

import dev.ectype.controlplane.event.ChainEnd;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an archive holds; it stands last in it, so that an archive without it is known to be cut off.
 *
 * @param chain the end of the chain of events when the archive was made: who keeps it knows later whether events were cut off
 */
record Manifest(
        int format,
        String id,
        Organization organization,
        @Nullable Instant since,
        @Nullable Instant until,
        Instant createdAt,
        @Nullable ChainEnd chain,
        List<Part> files) {
    static final String NAME = "manifest.json";

    /** Whose it is. */
    record Organization(String id, String slug, String name) {}

    /** A file of it. */
    record Part(String name, long count, long bytes, String sha256) {}
}
