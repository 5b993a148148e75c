package dev.ectype.controlplane.platform.storage;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Keeps contents by name. None of it is ever whole in memory. What cannot be kept or reached is a refusal that a client may try again
 * ({@code SERVICE_UNAVAILABLE}).
 */
public interface ObjectStorage {
    /** The name of the identifier; the names of contents begin with {@code organizations/}. */
    String IDENTIFIER = "ectype-storage-id";

    /** How many names a page has at most. */
    int PAGE = 1000;

    /** The length of a content that is known only when it ends. */
    long UNKNOWN = -1;

    /**
     * Keeps what a stream holds, in place of what had that name; whole or not at all.
     *
     * @param length how long it is, or {@link #UNKNOWN}; a stream of another length is refused
     * @return how long it was
     */
    long put(ObjectKey key, InputStream content, long length) throws IOException;

    /** The content of a name. */
    default Optional<StoredContent> get(ObjectKey key) {
        return get(key, 0);
    }

    /** The content of a name, from one of its bytes on. */
    Optional<StoredContent> get(ObjectKey key, long from);

    boolean exists(ObjectKey key);

    /** Lets a content go; nothing happens where there is none. */
    void delete(ObjectKey key);

    /**
     * The names of an organization that begin with some text, in their order.
     *
     * @param after the last name of the page before
     * @param limit how many at most, up to 1000
     */
    List<StoredName> list(UUID organization, String prefix, @Nullable ObjectKey after, int limit);

    /** The organizations that have contents, or had some, in any order. */
    List<UUID> organizations();

    /** Deletes all contents of an organization; may be repeated. */
    default void deleteAll(UUID organization) {
        List<StoredName> page = list(organization, "", null, PAGE);
        while (!page.isEmpty()) {
            page.forEach(stored -> delete(stored.key()));
            page = list(organization, "", page.get(page.size() - 1).key(), PAGE);
        }
    }

    /** The identifier that was written into the storage; nothing where there is none. */
    Optional<String> identifier();

    /** Writes the identifier, beside the contents of all organizations. */
    void identify(String identifier);

    /** The folder or bucket, as an operator names it. */
    String place();

    /** Whether contents can be kept now; what else the service does goes on without. */
    boolean isReachable();
}
