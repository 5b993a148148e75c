package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes a relationship between the instances of two resources.
 *
 * @param member the path of the member of {@code from} that holds the reference or the embedded children, or null
 * @param items the member with the list if {@code member} wraps the list of embedded children, or null
 * @param removal the flag with which a request removes an embedded child, or null
 * @param targetMember the member of {@code to} whose value {@code member} holds, or null for the identifier
 * @param required true if a reference must lead to an existing instance
 */
public record RelationshipPlan(
        String name,
        String from,
        String to,
        Kind kind,
        @Nullable MemberPath member,
        @Nullable String items,
        @Nullable String removal,
        @Nullable String targetMember,
        boolean required) {
    /** Lists the kinds of relationships. */
    public enum Kind {
        OWNER,
        REFERENCE,
        MEMBERSHIP,
        LINK,
        PLACE,
        PIECES;

        /** Returns true if the pairs are stored apart, because no member contains them. */
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
                path(fields.optionalText("member")),
                fields.optionalText("items"),
                fields.optionalText("removal"),
                fields.optionalText("targetMember"),
                fields.flag("required"));
    }

    private static @Nullable MemberPath path(@Nullable String dotted) {
        return dotted == null ? null : MemberPath.ofDots(dotted);
    }
}
