package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;

/** Allows true and false. */
public record BooleanSchema(Notes notes) implements Schema {
    @Override
    public boolean allows(Document value, Check check) {
        return value.isBoolean() || check.refuse("type", value, "true or false");
    }
}
