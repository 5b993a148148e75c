package dev.ectype.compiler.ingest.graphql;

import graphql.language.ListType;
import graphql.language.NonNullType;
import graphql.language.Type;
import graphql.language.TypeName;

/**
 * How a field or an argument writes its type.
 *
 * @param name what it is in the end
 * @param list whether it is a list of that
 * @param required whether it is never null
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

    /** What a list or a mark of what is never null is around. */
    static Type<?> inside(Type<?> type) {
        return type instanceof NonNullType sure ? sure.getType() : ((ListType) type).getType();
    }
}
