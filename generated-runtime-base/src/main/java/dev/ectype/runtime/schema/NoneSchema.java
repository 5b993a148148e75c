package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;

/** Allows no value. */
public record NoneSchema(Notes notes) implements Schema {
    public static final NoneSchema NONE = new NoneSchema(Notes.NONE);

    @Override
    public boolean allows(Document value, Check check) {
        return check.refuse("false", value, "no value");
    }
}
