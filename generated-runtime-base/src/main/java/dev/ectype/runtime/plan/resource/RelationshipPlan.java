package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/** How the instances of one resource point at those of another. */
public record RelationshipPlan(
        String name,
        String from,
        String to,
        Kind kind,
        @Nullable String member) {
    /** What the pointing means. */
    public enum Kind {
        OWNER,
        REFERENCE,
        MEMBERSHIP,
        LINK,
        PLACE,
        PIECES;

        /** Whether operations keep its pairs, because no member tells them. */
        public boolean hasStoredPairs() {
            return this == LINK || this == PLACE;
        }
    }

    public static RelationshipPlan of(PlanObjectReader fields) {
        return new RelationshipPlan(
                fields.text("name"),
                fields.text("from"),
                fields.text("to"),
                Kind.valueOf(fields.text("kind")),
                fields.optionalText("member"));
    }
}
