package dev.ectype.runtime.plan;

/** A parameter that names an instance of a resource by one of its members. */
public record TiePlan(String parameter, String resource, String member) {
    static TiePlan of(Fields fields) {
        return new TiePlan(fields.text("parameter"), fields.text("resource"), fields.text("member"));
    }
}
