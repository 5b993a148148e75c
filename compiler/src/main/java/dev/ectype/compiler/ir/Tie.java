package dev.ectype.compiler.ir;

import org.jspecify.annotations.Nullable;

/**
 * Says that a parameter carries a member of a resource: {@code petId} is the {@code id} of one of {@code pets}.
 *
 * @param parameter of the path, else of the query, else a member of the body; else a literal of the path that is the word
 *     for whoever asks
 * @param through the relationship by which it is tied to what the path names before if it is tied to anything, or null
 * @param self the word under which whoever asks may name the one that they are, such as {@code me}, or null
 */
public record Tie(
        String parameter,
        ResourceName resource,
        String member,
        @Nullable String through,
        @Nullable String self) {
    public Tie(String parameter, ResourceName resource, String member) {
        this(parameter, resource, member, null, null);
    }

    public Tie through(String relationship) {
        return new Tie(parameter, resource, member, relationship, self);
    }

    /** A literal of a path that always means the one that whoever asks is. */
    public static Tie ofSelf(String word, ResourceName resource, String member) {
        return new Tie(word, resource, member, null, word);
    }

    /** Whether no request can say anything else than that word. */
    public boolean isSelf() {
        return parameter.equals(self);
    }

    public Tie withSelf(String word) {
        return new Tie(parameter, resource, member, through, word);
    }
}
