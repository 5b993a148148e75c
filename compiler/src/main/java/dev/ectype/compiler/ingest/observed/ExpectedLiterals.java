package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects the values that tests of responses expect at one place. They are examples, and constants in errors. */
final class ExpectedLiterals {
    private final Set<JsonValue> values = new LinkedHashSet<>();

    /** True if a value is known to be there, so that it is presumed to be a string. */
    private boolean isPresumed;

    private boolean areConstants;

    /** Adds an unknown value. */
    void add() {
        isPresumed = true;
    }

    void add(@Nullable JsonValue value) {
        if (value != null) {
            values.add(value);
        }
    }

    void join(ExpectedLiterals other) {
        values.addAll(other.values);
        isPresumed |= other.isPresumed;
    }

    /** Makes the values constants. */
    void fix() {
        areConstants = true;
    }

    /**
     * Adds the only expected value to a schema.
     *
     * @param isUntyped whether the schema has no type
     */
    void describe(JsonObject.Builder schema, boolean isUntyped) {
        if (values.contains(JsonNull.NULL)) {
            if (isUntyped) {
                schema.put("default", JsonNull.NULL);
            }
            return;
        }
        if (isUntyped && isPresumed) {
            schema.put("type", "string");
        }
        if (values.size() == 1) {
            JsonValue value = values.iterator().next();
            schema.put(areConstants ? "enum" : "example", areConstants ? JsonArray.of(value) : value);
        }
    }
}
