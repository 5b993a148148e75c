package dev.ectype.compiler.ir.resource;

import org.jspecify.annotations.Nullable;

/**
 * Describes a member that counts the children of an instance, or the instances that reference it.
 *
 * @param child the resource of the counted instances
 * @param reference the member of the counted instances that references the instance, or null if the instance owns them
 * @param stateMember the member with the state of the counted instances, or null if all count
 * @param state the only state that counts, or null
 */
public record ChildCount(
        String member,
        ResourceName child,
        @Nullable String reference,
        @Nullable String stateMember,
        @Nullable String state) {}
