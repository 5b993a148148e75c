package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;
import org.jspecify.annotations.Nullable;

/** References a declared type by name. The lookup at use permits recursive types. */
public record NamedSchema(String name, DeclaredTypes types, Notes notes) implements Schema {
    /** Returns the declared type. */
    public Schema target() {
        return types.type(name);
    }

    @Override
    public boolean allows(Document value, ValidationContext check) {
        return check.same(target(), value);
    }

    // Written out, because a record's own form generates classes at its first call, during the start of an emulator.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NamedSchema that
                && name.equals(that.name)
                && types.equals(that.types)
                && notes.equals(that.notes);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
