package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.util.List;
import java.util.function.IntConsumer;

/** Validates values against the types of a description. */
public final class Validator {
    private Validator() {}

    /** Returns all violations of the value up to a maximum; none for a valid value. */
    public static List<Violation> violations(Schema schema, Document value, Direction direction) {
        if (allows(schema, value, direction)) {
            return List.of();
        }
        ValidationContext check = ValidationContext.collecting(direction);
        check.same(schema, value);
        return check.violations();
    }

    /** Returns true if the value is allowed, and passes the number of steps to the meter. */
    public static boolean allows(Schema schema, Document value, Direction direction, IntConsumer meter) {
        ValidationContext check = ValidationContext.quiet(direction);
        boolean allowed = check.same(schema, value);
        meter.accept(check.steps());
        return allowed;
    }

    /** Returns true if the value is allowed. */
    public static boolean allows(Schema schema, Document value, Direction direction) {
        return ValidationContext.quiet(direction).same(schema, value);
    }
}
