package dev.ectype.runtime.schema.fit;

import org.jspecify.annotations.Nullable;

/** Knows the addresses at which the emulator itself serves a document. */
@FunctionalInterface
public interface DocumentAddresses {
    /** Knows none. */
    DocumentAddresses NONE = (resource, id, member) -> null;

    /** The address that belongs into a member such as {@code self} or {@code url}, or null. */
    @Nullable
    String of(String resource, String id, String member);
}
