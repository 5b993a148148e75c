package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * Binds a parameter to a member of a resource: {@code petId} is the {@code id} of one of {@code pets}.
 *
 * @param parameter the name of a path parameter, else of a query parameter, else of a body member; or a path literal
 *     for the current user
 * @param through the relationship to the instance before it in the path, or null
 * @param currentUserAlias the value that stands for the current user, such as {@code me}, or null
 * @param newestAlias the path literal for the newest instance, such as {@code latest}, or null
 */
public record ParameterBinding(
        String parameter,
        ResourceName resource,
        String member,
        @Nullable String through,
        @JsonName("self") @Nullable String currentUserAlias,
        @JsonName("newest") @Nullable String newestAlias) {
    public ParameterBinding(String parameter, ResourceName resource, String member) {
        this(parameter, resource, member, null, null, null);
    }

    public ParameterBinding withRelationship(String relationship) {
        return new ParameterBinding(parameter, resource, member, relationship, currentUserAlias, newestAlias);
    }

    /** Creates a binding for a path literal that always means the current user. */
    public static ParameterBinding ofCurrentUser(String word, ResourceName resource, String member) {
        return new ParameterBinding(word, resource, member, null, word, null);
    }

    /** Creates a binding for a path literal that means the newest instance, among those of a relationship if given. */
    public static ParameterBinding ofNewest(
            String word, ResourceName resource, String member, @Nullable String through) {
        return new ParameterBinding(word, resource, member, through, null, word);
    }

    /** Returns whether the path literal always means the current user. */
    public boolean isAlwaysCurrentUser() {
        return parameter.equals(currentUserAlias);
    }

    public ParameterBinding withCurrentUserAlias(String word) {
        return new ParameterBinding(parameter, resource, member, through, word, newestAlias);
    }
}
