package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import java.util.List;

/** Checks that a schema contains no read-only or write-only parts, so that requests can be stored unchanged. */
final class PlainSchemas {
    private static final int DEEPEST = 8;

    private PlainSchemas() {}

    static boolean holds(Schema schema) {
        return holds(schema, 0);
    }

    private static boolean holds(Schema schema, int depth) {
        if (depth > DEEPEST || schema.notes().readOnly() || schema.notes().writeOnly()) {
            return false;
        }
        for (Schema child : children(schema)) {
            if (!holds(child, depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private static List<Schema> children(Schema schema) {
        if (schema instanceof NamedSchema named) {
            return List.of(named.target());
        }
        if (schema instanceof NullableSchema nullable) {
            return List.of(nullable.type());
        }
        if (schema instanceof ArraySchema array) {
            return array.prefix().isEmpty() ? List.of(array.items()) : array.prefix();
        }
        if (schema instanceof UnionSchema union) {
            return union.variants();
        }
        if (schema instanceof IntersectionSchema intersection) {
            return intersection.parts();
        }
        return schema instanceof ObjectSchema object
                ? object.members().stream().map(MemberSchema::type).toList()
                : List.of();
    }
}
