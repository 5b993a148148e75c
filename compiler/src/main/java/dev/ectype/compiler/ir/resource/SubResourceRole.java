package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/** Describes the effect of an operation on one member of an instance, which has a path of its own. */
public sealed interface SubResourceRole extends Role {
    /** Returns the member. */
    String member();

    /** Replies with one member of an instance. */
    @JsonName("readPart")
    record ReadSubResource(ResourceName resource, String member, MemberPath replyAt) implements SubResourceRole {}

    /**
     * Changes one member of an instance.
     *
     * @param merges true to keep the members that the request omits
     */
    @JsonName("writePart")
    record WriteSubResource(
            ResourceName resource,
            String member,
            boolean merges,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt) implements SubResourceRole {}

    /** Removes one member of an instance, or resets it to its initial value. */
    @JsonName("clearPart")
    record ClearSubResource(
            ResourceName resource, String member, @Nullable MemberPath replyAt) implements SubResourceRole {}
}
