package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Merges two descriptions of one place. */
final class DescriptionMerger {
    private DescriptionMerger() {}

    /** Returns the intersection of both types, not yet in canonical form. */
    static TypeRef types(TypeRef first, TypeRef second) {
        if (second.equals(AnyType.ANY) || first.equals(second)) {
            return first;
        }
        return first.equals(AnyType.ANY) ? second : new IntersectionType(List.of(first, second), TypeNotes.NONE);
    }

    /** Merges the notes. On conflict the first wins, as it is closer to the reader. */
    static TypeNotes notes(TypeNotes first, TypeNotes second) {
        if (first.equals(TypeNotes.NONE) || second.equals(TypeNotes.NONE)) {
            return first.equals(TypeNotes.NONE) ? second : first;
        }
        return new TypeNotes(
                either(first.title(), second.title()),
                either(first.description(), second.description()),
                first.readOnly() || second.readOnly(),
                first.writeOnly() || second.writeOnly(),
                first.deprecated() || second.deprecated(),
                either(first.defaultValue(), second.defaultValue()),
                first.examples().isEmpty() ? second.examples() : first.examples(),
                either(first.xml(), second.xml()),
                first.names().isEmpty() ? second.names() : first.names(),
                either(first.referenced(), second.referenced()),
                first.open() || second.open());
    }

    static <T> @Nullable T either(@Nullable T first, @Nullable T second) {
        return first == null ? second : first;
    }
}
