package dev.ectype.compiler.ir;

import java.util.List;

/** Names the members of one kind by which objects of an API are identified, the best first. */
public record IdentifyingMembers(Kind kind, List<String> names) {
    public IdentifyingMembers {
        names = List.copyOf(names);
    }

    /** Lists the kinds of identifying members, the best first. */
    public enum Kind {
        /** A member such as {@code id}. */
        IDENTIFIER,
        /** A member such as {@code petId}. It identifies objects without another such member. */
        NOUN_IDENTIFIER,
        /** A member such as {@code name}. */
        NAME
    }
}
