package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** Represents the set of JSON values that a description allows at a place. */
public sealed interface Schema
        permits AnySchema,
                NoneSchema,
                NullSchema,
                BooleanSchema,
                NumberSchema,
                TextSchema,
                ArraySchema,
                ObjectSchema,
                EnumSchema,
                NotSchema,
                ConditionalSchema,
                UnevaluatedSchema,
                NullableSchema,
                NamedSchema,
                UnionSchema,
                IntersectionSchema {
    Notes notes();

    /** Returns true if the value is allowed, and reports violations to the context. */
    boolean allows(Document value, ValidationContext check);
}
