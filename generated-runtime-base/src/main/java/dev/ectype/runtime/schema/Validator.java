package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.util.List;
import java.util.function.IntConsumer;

/** Judges whether values are what a description allows. */
public final class Validator {
    private Validator() {}

    /** All faults of the value, up to a bound; none when it is allowed. */
    public static List<Violation> violations(Schema schema, Document value, Direction direction) {
        if (allows(schema, value, direction)) {
            return List.of();
        }
        ValidationContext check = ValidationContext.collecting(direction);
        check.same(schema, value);
        return check.violations();
    }

    /** Whether the value is allowed; the meter hears how much had to be looked at. */
    public static boolean allows(Schema schema, Document value, Direction direction, IntConsumer meter) {
        ValidationContext check = ValidationContext.quiet(direction);
        boolean allowed = check.same(schema, value);
        meter.accept(check.steps());
        return allowed;
    }

    /** Whether the value is allowed. */
    public static boolean allows(Schema schema, Document value, Direction direction) {
        return ValidationContext.quiet(direction).same(schema, value);
    }
}
