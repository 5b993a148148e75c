package dev.ectype.compiler.ingest.graphql;

import graphql.language.ListType;
import graphql.language.NonNullType;
import graphql.language.Type;
import graphql.language.TypeName;

/**
 * Describes the type reference of a field or an argument.
 *
 * @param name the name of the innermost type
 * @param list true for a list of this type
 * @param required true if the value is never null
 */
record TypeUse(String name, boolean list, boolean required) {
    static TypeUse of(Type<?> type) {
        Type<?> inner = type;
        boolean required = inner instanceof NonNullType;
        boolean list = false;
        while (!(inner instanceof TypeName)) {
            list = list || inner instanceof ListType;
            inner = inside(inner);
        }
        return new TypeUse(((TypeName) inner).getName(), list, required);
    }

    /** Returns the type inside a list or a non-null marker. */
    static Type<?> inside(Type<?> type) {
        return type instanceof NonNullType sure ? sure.getType() : ((ListType) type).getType();
    }
}
