package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.collection.OrderedMaps;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the data of the GraphQL adapter.
 *
 * @param document the repaired schema in SDL
 * @param entities the identifier field of each entity type
 * @param links the fields between entities
 * @param lists the declared fields with a list or a connection as result and with arguments
 * @param events the declared subscriptions with arguments
 * @param connections the declared types around a list: connections, and objects about a page inside them
 * @param paging the meaning of these arguments and fields, as inference understood it
 * @param filters the arguments that select entities, as inference understood them
 */
public record GraphQlSchema(
        String document,
        @JsonName("things") Map<String, String> entities,
        List<Link> links,
        List<FieldArguments> lists,
        List<FieldArguments> events,
        List<ConnectionType> connections,
        GraphQlPaging paging,
        List<FieldFilters> filters) {
    public GraphQlSchema {
        entities = OrderedMaps.copyOf(entities);
        links = List.copyOf(links);
        lists = List.copyOf(lists);
        events = List.copyOf(events);
        connections = List.copyOf(connections);
        filters = List.copyOf(filters);
    }

    /** Returns the schema with what inference understood of its arguments and fields. */
    public GraphQlSchema with(GraphQlPaging pages, List<FieldFilters> found) {
        return new GraphQlSchema(document, entities, links, lists, events, connections, pages, found);
    }

    /** Returns the schema without the declarations that only inference reads. */
    public GraphQlSchema understood() {
        return new GraphQlSchema(document, entities, links, List.of(), List.of(), List.of(), paging, filters);
    }

    /**
     * Describes a field that returns other stored entities.
     *
     * @param member the member that holds the identifiers: of the targets, or on the other side of this entity
     * @param target the type of the entities
     */
    public record Link(String type, String field, Kind kind, String member, String target) {}

    /** Lists the sides and the numbers of stored identifiers. */
    public enum Kind {
        /** The member holds one identifier. */
        ONE,
        /** The member holds several identifiers. */
        SEVERAL,
        /** The member of each target holds the identifier of this entity. */
        NAMED_BY,
        /** The member of each target lists identifiers that include this entity's. */
        LISTED_BY
    }

    /** Declares the arguments of a field, in the order of the schema. */
    public record FieldArguments(String type, String field, List<TypedName> arguments) {
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

    /** Declares a field or an argument with the innermost type of its values. */
    public record TypedName(String name, String type) {}

    /** Names the arguments of a field that select entities with an equal member. */
    public record FieldFilters(String type, String field, List<Filter> filters) {
        public FieldFilters {
            filters = List.copyOf(filters);
        }
    }

    /**
     * Names an argument and the member with the same name.
     *
     * @param within the object argument that contains the argument, or null
     */
    public record Filter(String argument, @Nullable String within) {}
}
