package dev.ectype.controlplane.platform.storage;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Stores contents by name, as streams. Failures of the storage are errors that a client may retry ({@code SERVICE_UNAVAILABLE}). */
public interface ObjectStorage {
    /** The name of the identifier; the names of contents begin with {@code organizations/}. */
    String IDENTIFIER = "ectype-storage-id";

    /** The maximum number of names in a page. */
    int PAGE = 1000;

    /** The length of a content with unknown length. */
    long UNKNOWN = -1;

    /**
     * Stores the content of a stream atomically and replaces a content of that name.
     *
     * @param length the length, or {@link #UNKNOWN}; a stream of another length is rejected
     * @return the actual length
     */
    long put(ObjectKey key, InputStream content, long length) throws IOException;

    /** Opens the content of a name. */
    default Optional<StoredContent> get(ObjectKey key) {
        return get(key, 0);
    }

    /** Opens the content of a name at an offset. */
    Optional<StoredContent> get(ObjectKey key, long from);

    boolean exists(ObjectKey key);

    /** Deletes a content, if it exists. */
    void delete(ObjectKey key);

    /**
     * Lists the names of an organization with a prefix, in order.
     *
     * @param after the last name of the previous page
     * @param limit the maximum number of names, up to 1000
     */
    List<StoredName> list(UUID organization, String prefix, @Nullable ObjectKey after, int limit);

    /** Returns the organizations that have or had contents, in any order. */
    List<UUID> organizations();

    /** Deletes all contents of an organization. It can be repeated. */
    default void deleteAll(UUID organization) {
        List<StoredName> page = list(organization, "", null, PAGE);
        while (!page.isEmpty()) {
            page.forEach(stored -> delete(stored.key()));
            page = list(organization, "", page.get(page.size() - 1).key(), PAGE);
        }
    }

    /** Returns the identifier of the storage; empty if there is none. */
    Optional<String> identifier();

    /** Writes the identifier, beside the contents of all organizations. */
    void identify(String identifier);

    /** Returns the folder or bucket, as the operator names it. */
    String location();

    /** Checks whether the storage is available. */
    boolean isReachable();
}
