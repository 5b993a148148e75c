package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * A parameter that names an instance of a resource by one of its members.
 *
 * @param currentUser the word under which whoever asks may name the one that they are, or null
 * @param newest the literal of the path that means the one that was made last, or null
 */
public record ParameterBindingPlan(
        String parameter,
        String resource,
        String member,
        @Nullable String currentUser,
        @Nullable String newest) {
    /** Whether it is a literal of the path that always means the one that whoever asks is. */
    public boolean isCurrentUser() {
        return parameter.equals(currentUser);
    }

    /** Whether it is a literal of the path, so that no request can say anything else. */
    public boolean isLiteral() {
        return isCurrentUser() || newest != null;
    }

    static ParameterBindingPlan of(PlanObjectReader fields) {
        return new ParameterBindingPlan(
                fields.text("parameter"),
                fields.text("resource"),
                fields.text("member"),
                fields.optionalText("self"),
                fields.optionalText("newest"));
    }
}
