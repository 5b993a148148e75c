package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;
import org.jspecify.annotations.Nullable;

/** Stands for a declared type, which is looked up when it is needed, so that recursion costs nothing. */
public record NamedSchema(String name, DeclaredTypes types, Notes notes) implements Schema {
    /** The declared type. */
    public Schema target() {
        return types.type(name);
    }

    @Override
    public boolean allows(Document value, ValidationContext check) {
        return check.same(target(), value);
    }

    // Written out, because the form that a record brings makes classes when it is first asked, while an emulator boots.
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
