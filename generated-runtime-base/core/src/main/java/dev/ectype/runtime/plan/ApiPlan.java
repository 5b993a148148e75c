package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * Identifies the API of a plan.
 *
 * @param hash the SHA-256 hash of the compiler's API model
 */
public record ApiPlan(String name, String version, String hash, String slug) {
    static ApiPlan of(PlanObjectReader fields) {
        return new ApiPlan(fields.text("name"), fields.text("version"), fields.text("hash"), fields.text("slug"));
    }
}
