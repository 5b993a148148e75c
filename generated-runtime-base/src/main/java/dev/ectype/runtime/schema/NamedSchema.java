package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;

/** Stands for a declared type, which is looked up when it is needed, so that recursion costs nothing. */
public record NamedSchema(String name, Types types, Notes notes) implements Schema {
    /** The declared type. */
    public Schema target() {
        return types.type(name);
    }

    @Override
    public boolean allows(Document value, Check check) {
        return check.same(target(), value);
    }
}
