package dev.ectype.compiler.ir.type;

import java.util.List;

/**
 * What values are allowed in a place. Covers JSON Schema, GraphQL and protobuf types alike: every variant says what a
 * JSON value must be, and a place is described by exactly one variant (several keywords become an
 * {@link IntersectionType}).
 */
public sealed interface TypeRef
        permits AnyType,
                NoneType,
                NullType,
                BooleanType,
                NumberType,
                TextType,
                ArrayType,
                ObjectType,
                EnumType,
                UnionType,
                IntersectionType,
                NotType,
                ConditionalType,
                UnevaluatedType,
                NullableType,
                NamedType {
    TypeNotes notes();

    /** The types directly inside this one, in order; a named type has none, so walks end. */
    List<TypeRef> children();
}
