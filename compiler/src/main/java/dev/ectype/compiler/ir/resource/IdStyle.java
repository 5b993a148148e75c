package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/** How identifiers look. */
public sealed interface IdStyle {
    /** Integers that count up from the first. */
    record Counter(long start) implements IdStyle {}

    /** RFC 4122 text. */
    record Uuid() implements IdStyle {}

    /** A prefix and then {@code length} characters of {@code alphabet}, such as {@code cus_NffrFeUfNV2Hib}. */
    record Prefixed(String prefix, int length, String alphabet) implements IdStyle {}

    /** Digits in text, such as {@code "12003"}, {@code digits} long. */
    record Digits(int digits) implements IdStyle {}

    /** The readable fallback: a word and a count, such as {@code pet_1}. */
    record Readable(String word) implements IdStyle {}

    /** Made from another member, such as the slug of a title; exact where nothing follows its words. */
    record SlugOf(String member, boolean exact) implements IdStyle {}

    /**
     * A path that leads to the thing, such as {@code shelves/1/books/2}.
     *
     * @param defaultParent what leads to what it lies in where nobody tells, or an empty text
     * @param collection what stands before the last part
     * @param parentMember the member of a creation's request that leads to what it is to lie in, or null
     * @param idMember the member of a creation's request that tells the last part, or null
     */
    @JsonName("placed")
    record ResourcePath(
            @JsonName("above") String defaultParent,
            String collection,
            @JsonName("parent") @Nullable String parentMember,
            @JsonName("last") @Nullable String idMember)
            implements IdStyle {}

    /** Chosen by the client in the body or in the path; the readable word serves when it does not. */
    record ClientChosen(String word) implements IdStyle {}
}
