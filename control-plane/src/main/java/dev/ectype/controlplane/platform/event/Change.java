package dev.ectype.controlplane.platform.event;

import org.jspecify.annotations.Nullable;

/**
 * Describes a change in an organization. Features publish it in the transaction of the change, which also logs it. Readers of the log see
 * its content, so it must not contain secrets.
 */
public interface Change {
    /** Returns the kind, as {@code noun.verb}, such as {@code project.created}. */
    String kind();

    /** Returns the identifier of the changed object. */
    String target();

    /** Returns the representation before the change; null after a creation. */
    @Nullable
    Object before();

    /** Returns the representation after the change; null after a deletion. */
    @Nullable
    Object after();

    /** Returns the author, if it is not the caller of the request; null otherwise. */
    default @Nullable SignedInUser author() {
        return null;
    }

    /**
     * Names a user who signs in, or the starter of work that ends after its request.
     *
     * @param type the kind of the session or key
     */
    record SignedInUser(String type, String id, String name) {}
}
