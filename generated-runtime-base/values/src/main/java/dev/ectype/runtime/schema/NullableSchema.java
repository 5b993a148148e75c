package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** Allows null and the values of another type. */
public record NullableSchema(Schema type, Notes notes) implements Schema {
    @Override
    public boolean allows(Document value, ValidationContext check) {
        return value.isNull() || check.same(type, value);
    }
}
