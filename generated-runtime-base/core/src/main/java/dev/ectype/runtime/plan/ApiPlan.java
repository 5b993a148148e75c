package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;

/**
 * Identifies the API of a plan.
 *
 * @param hash the SHA-256 hash of the compiler's API model
 * @param recorded true if the API was recorded, so that replies have only recorded members
 */
public record ApiPlan(String name, String version, String hash, String slug, boolean recorded) {
    static ApiPlan of(PlanObjectReader fields) {
        return new ApiPlan(
                fields.text("name"),
                fields.text("version"),
                fields.text("hash"),
                fields.text("slug"),
                fields.flag("recorded"));
    }
}
