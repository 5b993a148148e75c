package dev.ectype.runtime.schema;

/** Unwraps a type from references, nullability, intersections and unions with one variant. */
public final class SchemaUnwrapper {
    private static final int LONGEST_CHAIN = 32;

    private SchemaUnwrapper() {}

    public static Schema unwrap(Schema schema) {
        Schema at = schema;
        for (int chain = 0; chain < LONGEST_CHAIN; chain++) {
            if (at instanceof NamedSchema named) {
                at = named.target();
            } else if (at instanceof NullableSchema nullable) {
                at = nullable.type();
            } else if (at instanceof UnevaluatedSchema unevaluated) {
                at = unevaluated.type();
            } else if (at instanceof IntersectionSchema intersection) {
                at = intersection.merged().schema();
            } else if (at instanceof UnionSchema union && union.variants().size() == 1) {
                at = union.variants().get(0);
            } else {
                return at;
            }
        }
        return at;
    }
}
