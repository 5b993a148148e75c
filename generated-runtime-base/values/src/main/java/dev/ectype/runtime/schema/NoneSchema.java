package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** Allows no value. */
public record NoneSchema(Notes notes) implements Schema {
    public static final NoneSchema NONE = new NoneSchema(Notes.NONE);

    @Override
    public boolean allows(Document value, ValidationContext check) {
        return check.refuse("false", value, "no value");
    }
}
