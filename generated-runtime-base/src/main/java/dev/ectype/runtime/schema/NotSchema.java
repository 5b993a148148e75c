package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;

/** Allows what another type refuses. */
public record NotSchema(Schema refused, Notes notes) implements Schema {
    @Override
    public boolean allows(Document value, Check check) {
        return !check.quietly(refused, value) || check.refuse("not", value, "another value");
    }
}
