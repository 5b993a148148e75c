package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** Applies {@code then} to values that pass the test and {@code otherwise} to all others. */
public record ConditionalSchema(Schema test, Schema then, Schema otherwise, Notes notes) implements Schema {
    @Override
    public boolean allows(Document value, ValidationContext check) {
        return check.same(check.quietly(test, value) ? then : otherwise, value);
    }
}
