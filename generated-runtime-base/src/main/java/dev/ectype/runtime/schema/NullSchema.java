package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;

/** Allows null only. */
public record NullSchema(Notes notes) implements Schema {
    public static final NullSchema NULL = new NullSchema(Notes.NONE);

    @Override
    public boolean allows(Document value, Check check) {
        return value.isNull() || check.refuse("type", value, "null");
    }
}
