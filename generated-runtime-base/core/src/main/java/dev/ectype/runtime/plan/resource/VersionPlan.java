package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/** Describes the member with the version of an instance. */
public record VersionPlan(String member, Kind kind) {
    /** Lists the kinds of versions. */
    public enum Kind {
        /** A number that each write increments. */
        COUNTED,
        /** A text that each write generates, unless the client sends another one. */
        CHOSEN,
        /** A text like {@code CHOSEN}, which is also the entity tag of the instance in replies. */
        ENTITY_TAG
    }

    static VersionPlan of(PlanObjectReader fields) {
        return new VersionPlan(fields.text("member"), Kind.valueOf(fields.text("kind")));
    }
}
