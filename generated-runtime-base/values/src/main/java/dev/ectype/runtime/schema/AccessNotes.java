package dev.ectype.runtime.schema;

/** Combines the access notes along a chain of references. */
final class AccessNotes {
    private static final int LONGEST_CHAIN = 16;

    private AccessNotes() {}

    static boolean isReadOnly(Schema schema) {
        return isReadOnly(schema, 0);
    }

    static boolean isWriteOnly(Schema schema) {
        return isWriteOnly(schema, 0);
    }

    private static boolean isReadOnly(Schema schema, int depth) {
        if (schema.notes().readOnly()) {
            return true;
        }
        if (depth < LONGEST_CHAIN && schema instanceof IntersectionSchema intersection) {
            return intersection.parts().stream().anyMatch(part -> isReadOnly(part, depth + 1));
        }
        Schema next = next(schema);
        return depth < LONGEST_CHAIN && next != schema && isReadOnly(next, depth + 1);
    }

    private static boolean isWriteOnly(Schema schema, int depth) {
        if (schema.notes().writeOnly()) {
            return true;
        }
        if (depth < LONGEST_CHAIN && schema instanceof IntersectionSchema intersection) {
            return intersection.parts().stream().anyMatch(part -> isWriteOnly(part, depth + 1));
        }
        Schema next = next(schema);
        return depth < LONGEST_CHAIN && next != schema && isWriteOnly(next, depth + 1);
    }

    private static Schema next(Schema schema) {
        if (schema instanceof NamedSchema named) {
            return named.target();
        }
        if (schema instanceof UnevaluatedSchema unevaluated) {
            return unevaluated.type();
        }
        return schema instanceof NullableSchema nullable ? nullable.type() : schema;
    }
}
