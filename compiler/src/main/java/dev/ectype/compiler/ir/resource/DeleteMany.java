package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/**
 * Deletes several instances: those that the request identifies, or all of a list.
 *
 * @param parameter the query parameter with the identifiers, or null
 * @param bodyAt the location of the identifiers in the body, or null
 * @param list the list whose instances are deleted, or null if the request has identifiers
 */
public record DeleteMany(
        ResourceName resource,
        @Nullable String parameter,
        @Nullable MemberPath bodyAt,
        Role.@Nullable ListAll list) implements Role.OnCollection {
    /** Creates a deletion of the instances that the request identifies. */
    public DeleteMany(ResourceName resource, @Nullable String parameter, @Nullable MemberPath bodyAt) {
        this(resource, parameter, bodyAt, null);
    }

    /** Creates a deletion of all instances of a list. */
    public DeleteMany(Role.ListAll list) {
        this(list.resource(), null, null, list);
    }

    @Override
    public Role.@Nullable ListAll listing() {
        return list;
    }

    @Override
    public MemberPath itemAt() {
        return MemberPath.ROOT;
    }
}
