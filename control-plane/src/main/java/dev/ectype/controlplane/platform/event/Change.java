package dev.ectype.controlplane.platform.event;

import org.jspecify.annotations.Nullable;

/**
 * Something that changed in an organization. Features publish it in the transaction of the change, and it is logged in the same one.
 * What it shows, readers of the log see: nothing in it may be a secret.
 */
public interface Change {
    /** What happened, as {@code noun.verb}: {@code project.created}. */
    String kind();

    /** The identifier of what it happened to. */
    String target();

    /** What it was like, as clients see it; nothing where it was not there. */
    @Nullable
    Object before();

    /** What it is like, as clients see it; nothing where it is gone. */
    @Nullable
    Object after();
}
