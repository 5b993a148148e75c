package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** Allows every value. */
public record AnySchema(Notes notes) implements Schema {
    public static final AnySchema ANY = new AnySchema(Notes.NONE);

    @Override
    public boolean allows(Document value, ValidationContext check) {
        return true;
    }
}
