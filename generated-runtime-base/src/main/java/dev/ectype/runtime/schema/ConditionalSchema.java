package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** Allows what {@code then} allows where the value passes the test, and what {@code otherwise} allows where it does not. */
public record ConditionalSchema(Schema test, Schema then, Schema otherwise, Notes notes) implements Schema {
    @Override
    public boolean allows(Document value, ValidationContext check) {
        return check.same(check.quietly(test, value) ? then : otherwise, value);
    }
}
