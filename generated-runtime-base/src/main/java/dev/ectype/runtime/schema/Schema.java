package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;

/** The set of JSON values that a description allows somewhere. */
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

    /** Whether the value is allowed; what is wrong with it is told to the check. */
    boolean allows(Document value, ValidationContext check);
}
