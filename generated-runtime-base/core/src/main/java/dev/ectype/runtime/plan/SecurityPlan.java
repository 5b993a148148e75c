package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes a security scheme.
 *
 * @param carrier the name of the header, query parameter or cookie, or null if the kind implies it
 */
public record SecurityPlan(
        Kind kind, @Nullable String carrier, @Nullable Location location) {
    /** Lists the kinds of credentials. */
    public enum Kind {
        API_KEY,
        BASIC,
        BEARER,
        DIGEST,
        MUTUAL_TLS
    }

    static SecurityPlan of(PlanObjectReader fields) {
        String in = fields.optionalText("in");
        return new SecurityPlan(
                Kind.valueOf(fields.text("kind")),
                fields.optionalText("carrier"),
                in == null ? null : Location.valueOf(in));
    }
}
