package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** Allows the values that another type refuses. */
public record NotSchema(Schema refused, Notes notes) implements Schema {
    @Override
    public boolean allows(Document value, ValidationContext check) {
        return !check.quietly(refused, value) || check.refuse("not", value, "another value");
    }
}
