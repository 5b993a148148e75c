package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import java.util.List;
import java.util.function.IntConsumer;

/** Judges whether values are what a description allows. */
public final class Validator {
    private Validator() {}

    /** All faults of the value, up to a bound; none when it is allowed. */
    public static List<Fault> faults(Schema schema, Document value, Direction direction) {
        if (allows(schema, value, direction)) {
            return List.of();
        }
        Check check = Check.collecting(direction);
        check.same(schema, value);
        return check.faults();
    }

    /** Whether the value is allowed; the meter hears how much had to be looked at. */
    public static boolean allows(Schema schema, Document value, Direction direction, IntConsumer meter) {
        Check check = Check.quiet(direction);
        boolean allowed = check.same(schema, value);
        meter.accept(check.steps());
        return allowed;
    }

    /** Whether the value is allowed. */
    public static boolean allows(Schema schema, Document value, Direction direction) {
        return Check.quiet(direction).same(schema, value);
    }
}
