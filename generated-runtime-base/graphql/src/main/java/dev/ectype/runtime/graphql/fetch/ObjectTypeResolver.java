package dev.ectype.runtime.graphql.fetch;

import graphql.TypeResolutionEnvironment;
import graphql.schema.GraphQLInterfaceType;
import graphql.schema.GraphQLNamedOutputType;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLSchema;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import graphql.schema.GraphQLUnionType;
import graphql.schema.TypeResolver;
import java.util.List;
import java.util.Objects;

/** Resolves the object type of an interface or a union value. */
final class ObjectTypeResolver implements TypeResolver {
    @Override
    public GraphQLObjectType getType(TypeResolutionEnvironment environment) {
        GraphQLSchema schema = environment.getSchema();
        Object value = environment.getObject();
        String name = value instanceof ResolvedObject resolved ? resolved.type() : null;
        GraphQLObjectType known = name == null ? null : schema.getObjectType(name);
        List<? extends GraphQLNamedOutputType> possible = possible(environment.getFieldType(), schema);
        if (known == null && possible.isEmpty()) {
            throw new OperationRefused(
                    "NOT_IMPLEMENTED",
                    "no object type matches " + GraphQLTypeUtil.simplePrint(environment.getFieldType()));
        }
        // A value without a type name gets the first possible type.
        return known == null ? (GraphQLObjectType) possible.get(0) : known;
    }

    /** Returns the possible object types of an interface or a union. */
    static List<? extends GraphQLNamedOutputType> possible(GraphQLType type, GraphQLSchema schema) {
        if (type instanceof GraphQLUnionType union) {
            return union.getTypes();
        }
        return type instanceof GraphQLInterfaceType general
                ? Objects.requireNonNullElse(schema.getImplementations(general), List.of())
                : List.of();
    }
}
