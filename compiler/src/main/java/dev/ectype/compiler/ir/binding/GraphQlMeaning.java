package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.ir.list.ListSort;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes the arguments and fields of a GraphQL schema as inference understood them.
 *
 * @param paging the arguments that select a page, and the fields about the page
 * @param filters the arguments that select and order entities
 * @param lookups the arguments that list the identifiers of entities of several types
 * @param payloads the results of mutations and queries that describe the request
 * @param errors the types of the errors in these results
 * @param nested the nested writes of links
 */
public record GraphQlMeaning(
        GraphQlPaging paging,
        List<FieldFilters> filters,
        List<Lookup> lookups,
        List<Payload> payloads,
        List<ErrorFields> errors,
        List<NestedWrites> nested) {
    public static final GraphQlMeaning NONE =
            new GraphQlMeaning(GraphQlPaging.NONE, List.of(), List.of(), List.of(), List.of(), List.of());

    public GraphQlMeaning {
        filters = List.copyOf(filters);
        lookups = List.copyOf(lookups);
        payloads = List.copyOf(payloads);
        errors = List.copyOf(errors);
        nested = List.copyOf(nested);
    }

    /**
     * Names the arguments of a field that select entities with an equal member, and those that order them.
     *
     * @param sort the arguments that order the entities, or null
     */
    public record FieldFilters(
            String type,
            String field,
            List<Filter> filters,
            @Nullable ListSort sort) {
        public FieldFilters {
            filters = List.copyOf(filters);
        }
    }

    /**
     * Names an argument and the member that it selects by.
     *
     * @param within the object argument that contains the argument, or null
     * @param member the member, or null if it has the name of the argument
     */
    public record Filter(
            String argument,
            @Nullable String within,
            @Nullable String member) {}

    /** Names the argument of a field that lists the identifiers of the entities in the result. */
    public record Lookup(String type, String field, String argument) {}

    /**
     * Describes the result of a root field that is about the request.
     *
     * @param argument the argument that a scalar result repeats, or null
     * @param members the fields of an object result
     */
    public record Payload(
            String type, String field, @Nullable String argument, List<PayloadMember> members) {
        public Payload {
            members = List.copyOf(members);
        }
    }

    /**
     * Names a field of a payload and the fact that it holds.
     *
     * @param argument the argument that the field repeats, or null
     */
    public record PayloadMember(
            String field, PayloadFact fact, @Nullable String argument) {}

    /** Lists the facts about a request that the fields of a payload hold. */
    public enum PayloadFact {
        /** The reasons for a failure, and no items after a success. */
        ERRORS,
        /** True if the request succeeded. */
        SUCCESS,
        /** The edge of the stored instance: the instance and its cursor. */
        EDGE,
        /** The value of an argument. */
        ARGUMENT
    }

    /** Names the fields of an error type. Missing fields are null. */
    public record ErrorFields(
            String type, @Nullable String message, @Nullable String code) {}

    /**
     * Names the members of input objects that write the instances of a link. Missing members are null.
     *
     * @param create the new instances to link
     * @param connect the instances to link
     * @param disconnect the instances to unlink
     * @param set the instances to link, in place of all others
     */
    public record NestedWrites(
            String type,
            String field,
            @Nullable String create,
            @Nullable String connect,
            @Nullable String disconnect,
            @Nullable String set) {}
}
