package dev.ectype.runtime.graphql;

import graphql.schema.GraphQLArgument;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLFieldDefinition;
import graphql.schema.GraphQLFieldsContainer;
import graphql.schema.GraphQLInputObjectField;
import graphql.schema.GraphQLInputObjectType;
import graphql.schema.GraphQLInputType;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLSchema;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import graphql.schema.GraphQLUnionType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds the initial query of the explorer: scalar members of a list if the schema has one, else of an object. Names such as
 * {@code first} and {@code pageInfo} only make it readable. Users edit the query before the emulator sees it.
 */
final class SampleQueryBuilder {
    private static final int MOST_MEMBERS = 8;
    private static final int DEEPEST = 3;
    private static final int PAGE = 10;

    private SampleQueryBuilder() {}

    static String of(GraphQLSchema schema) {
        GraphQLFieldDefinition best = null;
        for (GraphQLFieldDefinition field : schema.getQueryType().getFieldDefinitions()) {
            if (best == null || effort(field) < effort(best)) {
                best = field;
            }
        }
        StringBuilder query = new StringBuilder("{\n");
        if (best == null) {
            query.append("  __typename\n");
        } else {
            write(best, query);
        }
        return query.append("}\n").toString();
    }

    /** Prefers fields without required arguments, then lists of objects, objects and scalars. */
    private static int effort(GraphQLFieldDefinition field) {
        GraphQLNamedType type = GraphQLTypeUtil.unwrapAll(field.getType());
        boolean list = GraphQLTypeUtil.isList(GraphQLTypeUtil.unwrapNonNull(field.getType()))
                || field.getArgument("first") != null
                || field.getArgument("limit") != null;
        boolean object = type instanceof GraphQLObjectType;
        int members = list && object ? 0 : object ? 1 : type instanceof GraphQLFieldsContainer ? 2 : 3;
        return 10 * required(field) + members;
    }

    private static int required(GraphQLFieldDefinition field) {
        return (int) field.getArguments().stream()
                .filter(SampleQueryBuilder::isRequired)
                .count();
    }

    private static boolean isRequired(GraphQLArgument argument) {
        return GraphQLTypeUtil.isNonNull(argument.getType()) && !argument.hasSetDefaultValue();
    }

    private static void write(GraphQLFieldDefinition field, StringBuilder query) {
        query.append("  ").append(field.getName());
        StringBuilder arguments = new StringBuilder();
        for (GraphQLArgument argument : field.getArguments()) {
            boolean first = argument.getName().equals("first")
                    && GraphQLTypeUtil.unwrapAll(argument.getType()).getName().equals("Int");
            if (first || isRequired(argument)) {
                arguments.append(arguments.isEmpty() ? "" : ", ").append(argument.getName());
                arguments.append(": ").append(first ? String.valueOf(PAGE) : value(argument.getType(), 0));
            }
        }
        query.append(arguments.isEmpty() ? "" : "(" + arguments + ")");
        GraphQLNamedType type = GraphQLTypeUtil.unwrapAll(field.getType());
        if (isLeaf(type)) {
            query.append('\n');
        } else {
            String members = members(type, "    ", 1);
            query.append(" {\n")
                    .append(members == null ? "    __typename\n" : members)
                    .append("  }\n");
        }
    }

    /** Selects the scalar fields of a type, or the scalar fields of a page's nodes. */
    private static @Nullable String members(GraphQLNamedType type, String indent, int depth) {
        if (!(type instanceof GraphQLFieldsContainer container)) {
            return type instanceof GraphQLUnionType ? indent + "__typename\n" : null;
        }
        StringBuilder members = new StringBuilder();
        List<GraphQLFieldDefinition> plain = container.getFieldDefinitions().stream()
                .filter(field -> required(field) == 0 && isLeaf(GraphQLTypeUtil.unwrapAll(field.getType())))
                .limit(MOST_MEMBERS)
                .toList();
        plain.forEach(field -> members.append(indent).append(field.getName()).append('\n'));
        String nodes = isSurrounding(container, plain) && depth < DEEPEST ? selection(container, indent, depth) : null;
        return nodes != null ? nodes : members.isEmpty() ? null : members.toString();
    }

    /** Returns true for a page or an edge of a list. Its nodes are more useful than its own fields. */
    private static boolean isSurrounding(GraphQLFieldsContainer type, List<GraphQLFieldDefinition> plain) {
        boolean page = type.getFieldDefinition("nodes") != null || type.getFieldDefinition("edges") != null;
        return plain.isEmpty() || page || plain.get(0).getName().equals("cursor");
    }

    private static @Nullable String selection(GraphQLFieldsContainer container, String indent, int depth) {
        GraphQLFieldDefinition nodes = container.getFieldDefinition("nodes");
        for (GraphQLFieldDefinition field : nodes == null ? container.getFieldDefinitions() : List.of(nodes)) {
            GraphQLNamedType type = GraphQLTypeUtil.unwrapAll(field.getType());
            String below = required(field) > 0 || isLeaf(type) ? null : members(type, indent + "  ", depth + 1);
            if (below != null && !field.getName().equals("pageInfo")) {
                return indent + field.getName() + " {\n" + below + indent + "}\n";
            }
        }
        return null;
    }

    private static boolean isLeaf(GraphQLType type) {
        return type instanceof GraphQLScalarType || type instanceof GraphQLEnumType;
    }

    private static String value(GraphQLInputType type, int depth) {
        GraphQLType bare = GraphQLTypeUtil.unwrapNonNull(type);
        if (GraphQLTypeUtil.isList(bare)) {
            return "[]";
        }
        if (bare instanceof GraphQLEnumType listed) {
            return listed.getValues().get(0).getName();
        }
        if (bare instanceof GraphQLInputObjectType object) {
            return depth > DEEPEST ? "{}" : members(object, depth);
        }
        return switch (GraphQLTypeUtil.unwrapAll(bare).getName()) {
            case "Int", "Float" -> "1";
            case "Boolean" -> "true";
            default -> "\"1\"";
        };
    }

    private static String members(GraphQLInputObjectType object, int depth) {
        StringBuilder members = new StringBuilder();
        for (GraphQLInputObjectField field : object.getFields()) {
            if (GraphQLTypeUtil.isNonNull(field.getType()) && !field.hasSetDefaultValue()) {
                members.append(members.isEmpty() ? "" : ", ").append(field.getName());
                members.append(": ").append(value(field.getType(), depth + 1));
            }
        }
        return "{" + members + "}";
    }
}
