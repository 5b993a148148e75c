package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Objects;

/** Describes a member of a search body that filters a list and is named unlike the members of its items. */
public record BodyFilterPlan(MemberPath at, Kind kind) {
    /** The effect of a body member. */
    public enum Kind {
        /** The member is an object whose own members filter the list. */
        CONDITIONS,
        /** The member lists identifiers of items. */
        IDENTIFIERS,
        /** The member is one of the members of the identifier, which is an object. */
        IDENTITY,
        /** Some text of an item contains the words of the member. */
        WORDS
    }

    static BodyFilterPlan of(PlanObjectReader fields) {
        return new BodyFilterPlan(Objects.requireNonNull(fields.path("at"), "at"), Kind.valueOf(fields.text("kind")));
    }
}
