package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/** Describes how the emulator generates identifiers. */
public sealed interface IdStyle {
    /** Generates ascending integers, in each parent if {@code scoped}. */
    record Counter(long start, boolean scoped) implements IdStyle {
        public Counter(long start) {
            this(start, false);
        }
    }

    /** Generates RFC 4122 texts. */
    record Uuid() implements IdStyle {}

    /** Generates a prefix and {@code length} characters of {@code alphabet}, such as {@code cus_NffrFeUfNV2Hib}. */
    record Prefixed(String prefix, int length, String alphabet) implements IdStyle {}

    /** Generates texts of {@code digits} digits, such as {@code "12003"}. */
    record Digits(int digits) implements IdStyle {}

    /** Generates the readable fallback: a word and a count, such as {@code pet_1}. */
    record Readable(String word) implements IdStyle {}

    /**
     * Derives the identifier from another member, such as the slug of a title. If {@code exact}, nothing follows the
     * slug.
     */
    record SlugOf(String member, boolean exact) implements IdStyle {}

    /**
     * Generates the resource name of an instance, such as {@code shelves/1/books/2}.
     *
     * @param defaultParent the parent's name if the request has none, or an empty text
     * @param collection the segment before the last one
     * @param parentMember the request member that holds the parent's name, or null
     * @param idMember the request member that holds the last segment, or null
     */
    @JsonName("placed")
    record ResourcePath(
            @JsonName("above") String defaultParent,
            String collection,
            @JsonName("parent") @Nullable String parentMember,
            @JsonName("last") @Nullable String idMember)
            implements IdStyle {}

    /** Takes the identifier from the body or the path. Without one, it generates the readable fallback. */
    record ClientChosen(String word) implements IdStyle {}
}
