package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Binds a parameter to an instance of a resource by one of its members.
 *
 * @param currentUser the word for the current user's instance, or null
 * @param newest the path literal for the most recently created instance, or null
 */
public record ParameterBindingPlan(
        String parameter,
        String resource,
        String member,
        @Nullable String currentUser,
        @Nullable String newest) {
    /** Returns true for a path literal that always identifies the current user. */
    public boolean isCurrentUser() {
        return parameter.equals(currentUser);
    }

    /** Returns true for a path literal, which is equal in all requests. */
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
