package dev.ectype.compiler.ir.binding;

import java.util.List;

/**
 * Holds the declarations of a GraphQL schema that only inference reads.
 *
 * @param lists the fields with a list or a connection as result and with arguments
 * @param events the subscriptions with arguments
 * @param connections the types around a list: connections, and objects about a page inside them
 * @param results the queries and mutations whose result may describe the request
 * @param types the object types of these results, of their fields and of the items of their lists
 * @param inputs the input objects in place of linked instances
 */
public record GraphQlDeclarations(
        List<FieldArguments> lists,
        List<FieldArguments> events,
        List<ConnectionType> connections,
        List<FieldResult> results,
        List<ResultType> types,
        List<LinkInput> inputs) {
    public static final GraphQlDeclarations NONE =
            new GraphQlDeclarations(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    public GraphQlDeclarations {
        lists = List.copyOf(lists);
        events = List.copyOf(events);
        connections = List.copyOf(connections);
        results = List.copyOf(results);
        types = List.copyOf(types);
        inputs = List.copyOf(inputs);
    }

    /**
     * Declares the arguments of a field, in the order of the schema.
     *
     * @param result the innermost type of the field's values
     */
    public record FieldArguments(String type, String field, String result, List<TypedName> arguments) {
        public FieldArguments {
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * Declares a type around a list.
     *
     * @param fields the fields with a scalar or an enum value
     */
    public record ConnectionType(String name, List<TypedName> fields) {
        public ConnectionType {
            fields = List.copyOf(fields);
        }
    }

    /**
     * Declares the result of a query or a mutation.
     *
     * @param result the scalar, the enum or the object type
     * @param payload true if the result itself is no stored instance
     * @param arguments the arguments, and the members of an input object instead of the object
     */
    public record FieldResult(String type, String field, String result, boolean payload, List<String> arguments) {
        public FieldResult {
            arguments = List.copyOf(arguments);
        }
    }

    /** Declares the fields of an object type. */
    public record ResultType(String name, List<ResultField> fields) {
        public ResultType {
            fields = List.copyOf(fields);
        }
    }

    /**
     * Declares a field of a result.
     *
     * @param leaf true for a scalar or an enum
     * @param objects the possible object types of the values
     */
    public record ResultField(String name, String type, boolean list, boolean leaf, List<String> objects) {
        public ResultField {
            objects = List.copyOf(objects);
        }
    }

    /**
     * Declares an input object with the name of a link.
     *
     * @param type the input object or the root type that contains it
     * @param object the type of the input object
     */
    public record LinkInput(String type, String field, String object) {}

    /** Declares a field or an argument with the innermost type of its values. */
    public record TypedName(String name, String type, boolean list) {}
}
