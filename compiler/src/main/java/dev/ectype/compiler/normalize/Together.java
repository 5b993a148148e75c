package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.IntersectionType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts two descriptions of one place together. */
final class Together {
    private Together() {}

    /** Both types at once, not yet in canonical form. */
    static TypeRef types(TypeRef first, TypeRef second) {
        if (second.equals(AnyType.ANY) || first.equals(second)) {
            return first;
        }
        return first.equals(AnyType.ANY) ? second : new IntersectionType(List.of(first, second), Notes.NONE);
    }

    /** What both say; where they differ the first is closer to the reader and wins. */
    static Notes notes(Notes first, Notes second) {
        if (first.equals(Notes.NONE) || second.equals(Notes.NONE)) {
            return first.equals(Notes.NONE) ? second : first;
        }
        return new Notes(
                either(first.title(), second.title()),
                either(first.description(), second.description()),
                first.readOnly() || second.readOnly(),
                first.writeOnly() || second.writeOnly(),
                first.deprecated() || second.deprecated(),
                either(first.defaultValue(), second.defaultValue()),
                first.examples().isEmpty() ? second.examples() : first.examples(),
                either(first.xml(), second.xml()),
                first.names().isEmpty() ? second.names() : first.names());
    }

    static <T> @Nullable T either(@Nullable T first, @Nullable T second) {
        return first == null ? second : first;
    }
}
