package dev.ectype.compiler.ir.list;

import dev.ectype.compiler.ir.type.MemberPath;

/** Filters a list by a member of the request body that is named unlike the members of the items. */
public record BodyFilter(MemberPath at, Kind kind) {
    /** Lists the effects of a body member. */
    public enum Kind {
        /** The member is an object whose own members filter the list. */
        CONDITIONS,
        /** The member lists the identifiers of the items. */
        IDENTIFIERS,
        /** The member is one of the members of the identifier, which is an object. */
        IDENTITY,
        /** Some text of an item contains the words of the member. */
        WORDS
    }
}
