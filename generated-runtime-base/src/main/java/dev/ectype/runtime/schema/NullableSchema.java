package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;

/** Allows null and what another type allows. */
public record NullableSchema(Schema type, Notes notes) implements Schema {
    @Override
    public boolean allows(Document value, Check check) {
        return value.isNull() || check.same(type, value);
    }
}
