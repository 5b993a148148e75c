package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * Says that a parameter carries a member of a resource: {@code petId} is the {@code id} of one of {@code pets}.
 *
 * @param parameter of the path, else of the query, else a member of the body; else a literal of the path that is the word
 *     for whoever asks
 * @param through the relationship by which it is tied to what the path names before if it is tied to anything, or null
 * @param currentUserAlias the word under which whoever asks may name the one that they are, such as {@code me}, or null
 * @param newestAlias the literal of the path that means the one that was made last, such as {@code latest}, or null
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

    /** A literal of a path that always means the one that whoever asks is. */
    public static ParameterBinding ofCurrentUser(String word, ResourceName resource, String member) {
        return new ParameterBinding(word, resource, member, null, word, null);
    }

    /** A literal of a path that always means the one that was made last, of those that a relationship ties if there is one. */
    public static ParameterBinding ofNewest(
            String word, ResourceName resource, String member, @Nullable String through) {
        return new ParameterBinding(word, resource, member, through, null, word);
    }

    /** Whether no request can say anything else than that word. */
    public boolean isAlwaysCurrentUser() {
        return parameter.equals(currentUserAlias);
    }

    public ParameterBinding withCurrentUserAlias(String word) {
        return new ParameterBinding(parameter, resource, member, through, word, newestAlias);
    }
}
