package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/** Moves instances between parents. A member of the request identifies the other instance. */
public sealed interface MoveRole extends Role {
    /** Returns the member of the request that identifies the other instance. */
    String parameter();

    /** Moves an instance to another parent: {@code moveBook {name, other_shelf}}. */
    record Move(
            ResourceName resource,
            ResourceName to,
            String parameter,
            @Nullable MemberPath replyAt) implements MoveRole {}

    /** Moves all children of another instance to an instance, and deletes the other: {@code mergeShelves {name, other_shelf}}. */
    record Merge(
            ResourceName resource,
            String parameter,
            @Nullable MemberPath replyAt) implements MoveRole {}
}
