package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/** Describes how the reply's body derives from the results of the steps. */
public sealed interface Projection {
    /** Places the instance at {@code at} inside the reply. */
    record Item(MemberPath at) implements Projection {}

    /**
     * Places a page of instances as the array at {@code at} inside the reply.
     *
     * @param member the member whose values the array contains if it has no objects, or null for the identifier
     * @param element the member of the array's elements that contains the instance, or null for the element itself
     */
    record Page(
            MemberPath at,
            Paging paging,
            @Nullable String member,
            @Nullable String element) implements Projection {}

    /** Generates a sample of the reply's type with the instance's members of equal names. */
    record Sample() implements Projection {}

    /**
     * Returns the content of the last found instance, or of the request's own path without one.
     *
     * @param attachment true if browsers save the content and do not display it
     */
    record Content(String slot, boolean attachment) implements Projection {}

    /** Returns no body. */
    record Nothing() implements Projection {}
}
