package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** Allows true and false. */
public record BooleanSchema(Notes notes) implements Schema {
    @Override
    public boolean allows(Document value, ValidationContext check) {
        return value.isBoolean() || check.refuse("type", value, "true or false");
    }
}
