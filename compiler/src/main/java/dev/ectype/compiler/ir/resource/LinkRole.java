package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/** Describes the effect of an operation on the link between an instance and the instance before it in the path. */
public sealed interface LinkRole extends Role {
    /** Returns the relationship of the link. */
    String relationship();

    /** Links an instance to the instance before it in the path, or to the current user, or unlinks the two. */
    record Link(
            ResourceName resource,
            String relationship,
            @JsonName("ties") boolean adds,
            @Nullable MemberPath replyAt) implements LinkRole {}

    /**
     * Replies with an instance if it is linked to the instance before it in the path, or to the current user.
     *
     * @param backwards true if the instance before it links to it
     */
    @JsonName("linked")
    record ReadLinked(
            ResourceName resource,
            String relationship,
            boolean backwards,
            @Nullable MemberPath replyAt) implements LinkRole {}
}
