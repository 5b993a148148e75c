package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.binding.GraphQlPayloadPlan.ErrorFields;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Holds the GraphQL schema of an API.
 *
 * @param document the schema in SDL
 * @param entities the entity types with their identifier fields
 * @param counts the links that fields count, by {@code Type.field}
 * @param lookups the arguments that list the identifiers of entities, by {@code Type.field}
 * @param payloads the results that are about the request, by {@code Type.field}
 * @param errors the fields of the types of errors in payloads, by type
 * @param nested the nested writes of links, by {@code Type.field}
 * @param spelling the names and enum values that differ from the stored ones
 */
public record GraphQlPlan(
        String document,
        Map<String, String> entities,
        List<Link> links,
        Map<String, String> counts,
        GraphQlPagingPlan paging,
        List<FieldFilters> filters,
        Map<String, String> lookups,
        Map<String, GraphQlPayloadPlan> payloads,
        Map<String, ErrorFields> errors,
        Map<String, NestedWritePlan> nested,
        WireSpellingPlan spelling) {
    public GraphQlPlan {
        entities = Collections.unmodifiableMap(new LinkedHashMap<>(entities));
        links = List.copyOf(links);
        filters = List.copyOf(filters);
        counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
        lookups = Collections.unmodifiableMap(new LinkedHashMap<>(lookups));
        payloads = Collections.unmodifiableMap(new LinkedHashMap<>(payloads));
        errors = Collections.unmodifiableMap(new LinkedHashMap<>(errors));
        nested = Collections.unmodifiableMap(new LinkedHashMap<>(nested));
    }

    /**
     * Describes a field with entities that are stored separately.
     *
     * @param member the member with their identifiers, or the target's member with this entity's identifier
     * @param target the type of the linked entities
     */
    public record Link(String type, String field, Kind kind, String member, String target) {
        static Link of(PlanObjectReader fields) {
            return new Link(
                    fields.text("type"),
                    fields.text("field"),
                    Kind.valueOf(fields.text("kind")),
                    fields.text("member"),
                    fields.text("target"));
        }
    }

    /** Lists the kinds of links: the side with the identifiers, and one or several of them; {@code ALL} needs none. */
    public enum Kind {
        ONE,
        SEVERAL,
        NAMED_BY,
        LISTED_BY,
        ALL
    }

    /** Names the arguments of a field that select entities with an equal member. */
    public record FieldFilters(
            String type,
            String field,
            List<Filter> filters,
            @Nullable FieldSort sort) {
        public FieldFilters {
            filters = List.copyOf(filters);
        }

        static FieldFilters of(PlanObjectReader fields) {
            return new FieldFilters(
                    fields.text("type"),
                    fields.text("field"),
                    fields.list("filters", Filter::of),
                    fields.one("sort", FieldSort::of));
        }
    }

    /**
     * Names an argument and the member that it selects by.
     *
     * @param within the object argument that contains the argument, or null
     */
    public record Filter(String argument, @Nullable String within, String member) {
        static Filter of(PlanObjectReader fields) {
            String argument = fields.text("argument");
            String member = fields.optionalText("member");
            return new Filter(argument, fields.optionalText("within"), member == null ? argument : member);
        }
    }

    /**
     * Names the arguments that order the entities of a field.
     *
     * @param by the argument with the members to sort by
     * @param direction the argument with the direction, or null
     * @param keyMember the member of objects in {@code by} that names the sort member in a value, or null
     * @param directionMember the member of these objects with the direction, or null
     */
    public record FieldSort(
            String by,
            @Nullable String direction,
            @Nullable String keyMember,
            @Nullable String directionMember) {
        static FieldSort of(PlanObjectReader fields) {
            return new FieldSort(
                    fields.text("by"),
                    fields.optionalText("direction"),
                    fields.optionalText("keyMember"),
                    fields.optionalText("directionMember"));
        }
    }

    /** Returns the argument of a field that lists the identifiers of the entities in the result, or null. */
    public @Nullable String lookup(String type, String field) {
        return lookups.get(key(type, field));
    }

    /** Returns the link that a field counts, or null. */
    public @Nullable String counted(String type, String field) {
        return counts.get(key(type, field));
    }

    /** Returns what a result says about the request. */
    public GraphQlPayloadPlan payload(String type, String field) {
        return payloads.getOrDefault(key(type, field), GraphQlPayloadPlan.NONE);
    }

    /** Returns the fields of the errors of a type. */
    public ErrorFields errorFields(String type) {
        return errors.getOrDefault(type, ErrorFields.NONE);
    }

    /** Returns the members of input objects that write the instances of a link. */
    public NestedWritePlan nestedWrites(Link link) {
        return nested.getOrDefault(key(link.type(), link.field()), NestedWritePlan.NONE);
    }

    /** Returns the identifier field of a type. */
    public String identity(String type) {
        return entities.getOrDefault(type, "id");
    }

    public static GraphQlPlan of(PlanObjectReader fields) {
        PlanObjectReader meaning = fields.part("meaning");
        GraphQlPagingPlan paging = meaning.one("paging", GraphQlPagingPlan::of);
        Map<String, String> counts = new LinkedHashMap<>();
        for (PlanObjectReader count : fields.list("counts", Function.identity())) {
            counts.put(key(count.text("type"), count.text("field")), count.text("link"));
        }
        Map<String, String> lookups = new LinkedHashMap<>();
        for (PlanObjectReader lookup : meaning.list("lookups", Function.identity())) {
            lookups.put(key(lookup.text("type"), lookup.text("field")), lookup.text("argument"));
        }
        Map<String, GraphQlPayloadPlan> payloads = new LinkedHashMap<>();
        for (PlanObjectReader payload : meaning.list("payloads", Function.identity())) {
            payloads.put(key(payload.text("type"), payload.text("field")), GraphQlPayloadPlan.of(payload));
        }
        Map<String, ErrorFields> errors = new LinkedHashMap<>();
        for (PlanObjectReader error : meaning.list("errors", Function.identity())) {
            errors.put(error.text("type"), ErrorFields.of(error));
        }
        Map<String, NestedWritePlan> nested = new LinkedHashMap<>();
        for (PlanObjectReader writes : meaning.list("nested", Function.identity())) {
            nested.put(key(writes.text("type"), writes.text("field")), NestedWritePlan.of(writes));
        }
        return new GraphQlPlan(
                fields.text("document"),
                fields.map("things", name -> name.object().text()),
                fields.list("links", Link::of),
                counts,
                paging == null ? GraphQlPagingPlan.NONE : paging,
                meaning.list("filters", FieldFilters::of),
                lookups,
                payloads,
                errors,
                nested,
                WireSpellingPlan.of(fields.part("spelling")));
    }

    private static String key(String type, String field) {
        return type + "." + field;
    }
}
