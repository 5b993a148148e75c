package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.resource.Paging;
import dev.ectype.compiler.ir.type.MemberPath;

/** How the reply's body comes from what the steps found. */
public sealed interface Projection {
    /** The instance, at {@code at} inside the reply. */
    record Item(MemberPath at) implements Projection {}

    /** A page of instances, as the array at {@code at} inside the reply. */
    record Page(MemberPath at, Paging paging) implements Projection {}

    /** A sample of the reply's type, showing the instance's members where the names agree. */
    record Sample() implements Projection {}

    /** The content that is kept with the instance that was found last, or under the request's own path where none was. */
    record Content(String slot) implements Projection {}

    /** No body. */
    record Nothing() implements Projection {}
}
