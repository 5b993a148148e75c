package dev.ectype.runtime.plan;

import org.jspecify.annotations.Nullable;

/**
 * A parameter that names an instance of a resource by one of its members.
 *
 * @param self the word under which whoever asks may name the one that they are, or null
 * @param newest the literal of the path that means the one that was made last, or null
 */
public record TiePlan(
        String parameter,
        String resource,
        String member,
        @Nullable String self,
        @Nullable String newest) {
    /** Whether it is a literal of the path that always means the one that whoever asks is. */
    public boolean isSelf() {
        return parameter.equals(self);
    }

    /** Whether it is a literal of the path, so that no request can say anything else. */
    public boolean isLiteral() {
        return isSelf() || newest != null;
    }

    static TiePlan of(Fields fields) {
        return new TiePlan(
                fields.text("parameter"),
                fields.text("resource"),
                fields.text("member"),
                fields.optionalText("self"),
                fields.optionalText("newest"));
    }
}
