package dev.ectype.compiler.ir.type;

import java.util.List;

/**
 * Describes the allowed values of a place. It covers JSON Schema, GraphQL and protobuf types: every variant restricts a
 * JSON value, and exactly one variant describes a place (several keywords become an {@link IntersectionType}).
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

    /** Returns the types directly inside this one, in order. A named type has none, so traversals end. */
    List<TypeRef> children();
}
