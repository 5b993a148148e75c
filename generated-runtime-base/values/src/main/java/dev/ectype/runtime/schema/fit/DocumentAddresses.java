package dev.ectype.runtime.schema.fit;

import org.jspecify.annotations.Nullable;

/** Finds the addresses at which the emulator serves a document. */
@FunctionalInterface
public interface DocumentAddresses {
    /** Finds no address. */
    DocumentAddresses NONE = (resource, id, member) -> null;

    /** Returns the address for a member such as {@code self} or {@code url}, or null. */
    @Nullable
    String of(String resource, String id, String member);
}
