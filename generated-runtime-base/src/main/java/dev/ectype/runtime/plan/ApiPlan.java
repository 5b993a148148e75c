package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * The API as a whole.
 *
 * @param hash SHA-256 of what the compiler understood
 */
public record ApiPlan(String name, String version, String hash, String slug) {
    static ApiPlan of(PlanObjectReader fields) {
        return new ApiPlan(fields.text("name"), fields.text("version"), fields.text("hash"), fields.text("slug"));
    }
}
