package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Represents a line of {@code objects.jsonl}, or of the names from which it is made.
 *
 * @param size the size, if it is known
 * @param sha256 the SHA-256, if it is known; null for a content that was lost
 * @param damaged whether the row of the content has another size or SHA-256
 */
record IndexEntry(
        String organization,
        String path,
        @Nullable Long size,
        @Nullable String sha256,
        boolean damaged) implements Comparable<IndexEntry> {
    IndexEntry with(ContentSum sum) {
        boolean same = (size == null || size == sum.size()) && (sha256 == null || sha256.equals(sum.sha256()));
        return new IndexEntry(organization, path, sum.size(), sum.sha256(), !same);
    }

    IndexEntry asLost() {
        return new IndexEntry(organization, path, null, null, false);
    }

    boolean isLost() {
        return sha256 == null;
    }

    boolean has(ContentSum sum) {
        return size != null && size == sum.size() && sum.sha256().equals(sha256);
    }

    UUID organizationId() {
        return IdKind.ORGANIZATION
                .parse(organization)
                .orElseThrow(() -> new Conflict("\"" + organization + "\" in objects.jsonl is not an organization."));
    }

    /** Returns the name of the content and rejects paths outside the folder. */
    ObjectKey key() {
        return new ObjectKey(organizationId(), path);
    }

    /** Orders entries as the index does. Identifiers sort like their texts, because all have the same number of digits. */
    @Override
    public int compareTo(IndexEntry other) {
        int organizations = organization.compareTo(other.organization);
        return organizations == 0 ? path.compareTo(other.path) : organizations;
    }
}
