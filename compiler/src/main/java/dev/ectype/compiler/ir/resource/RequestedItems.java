package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * Describes the items in a request.
 *
 * @param resource the resource of the items, or null if unknown
 * @param bodyAt the location of one or several items in the body, or null if the last path parameter identifies the item
 * @param listed true if the items form a list
 * @param currentUserAlias the word that stands for the current user, or null
 */
public record RequestedItems(
        @Nullable ResourceName resource,
        @Nullable MemberPath bodyAt,
        boolean listed,
        @JsonName("self") @Nullable String currentUserAlias) {}
