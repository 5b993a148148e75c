package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** Allows null only. */
public record NullSchema(Notes notes) implements Schema {
    public static final NullSchema NULL = new NullSchema(Notes.NONE);

    @Override
    public boolean allows(Document value, ValidationContext check) {
        return value.isNull() || check.refuse("type", value, "null");
    }
}
