package dev.ectype.compiler.ir;

import org.jspecify.annotations.Nullable;

/**
 * Says that a parameter carries a member of a resource: {@code petId} is the {@code id} of one of {@code pets}.
 *
 * @param parameter of the path, else of the query, else a member of the body; else a literal of the path that is the word
 *     for whoever asks
 * @param through the relationship by which it is tied to what the path names before if it is tied to anything, or null
 * @param self the word under which whoever asks may name the one that they are, such as {@code me}, or null
 * @param newest the literal of the path that means the one that was made last, such as {@code latest}, or null
 */
public record Tie(
        String parameter,
        ResourceName resource,
        String member,
        @Nullable String through,
        @Nullable String self,
        @Nullable String newest) {
    public Tie(String parameter, ResourceName resource, String member) {
        this(parameter, resource, member, null, null, null);
    }

    public Tie through(String relationship) {
        return new Tie(parameter, resource, member, relationship, self, newest);
    }

    /** A literal of a path that always means the one that whoever asks is. */
    public static Tie ofSelf(String word, ResourceName resource, String member) {
        return new Tie(word, resource, member, null, word, null);
    }

    /** A literal of a path that always means the one that was made last, of those that a relationship ties if there is one. */
    public static Tie ofNewest(String word, ResourceName resource, String member, @Nullable String through) {
        return new Tie(word, resource, member, through, null, word);
    }

    /** Whether no request can say anything else than that word. */
    public boolean isSelf() {
        return parameter.equals(self);
    }

    public Tie withSelf(String word) {
        return new Tie(parameter, resource, member, through, word, newest);
    }
}
