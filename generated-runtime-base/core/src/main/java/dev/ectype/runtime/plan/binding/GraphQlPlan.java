package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the GraphQL schema of an API.
 *
 * @param document the schema in SDL
 * @param entities the entity types with their identifier fields
 */
public record GraphQlPlan(
        String document,
        Map<String, String> entities,
        List<Link> links,
        GraphQlPagingPlan paging,
        List<FieldFilters> filters) {
    public GraphQlPlan {
        entities = Collections.unmodifiableMap(new LinkedHashMap<>(entities));
        links = List.copyOf(links);
        filters = List.copyOf(filters);
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

    /** Lists the kinds of links: the side with the identifiers, and one or several of them. */
    public enum Kind {
        ONE,
        SEVERAL,
        NAMED_BY,
        LISTED_BY
    }

    /** Names the arguments of a field that select entities with an equal member. */
    public record FieldFilters(String type, String field, List<Filter> filters) {
        public FieldFilters {
            filters = List.copyOf(filters);
        }

        static FieldFilters of(PlanObjectReader fields) {
            return new FieldFilters(fields.text("type"), fields.text("field"), fields.list("filters", Filter::of));
        }
    }

    /**
     * Names an argument and the member with the same name.
     *
     * @param within the object argument that contains the argument, or null
     */
    public record Filter(String argument, @Nullable String within) {
        static Filter of(PlanObjectReader fields) {
            return new Filter(fields.text("argument"), fields.optionalText("within"));
        }
    }

    public static GraphQlPlan of(PlanObjectReader fields) {
        GraphQlPagingPlan paging = fields.one("paging", GraphQlPagingPlan::of);
        return new GraphQlPlan(
                fields.text("document"),
                fields.map("things", name -> name.object().text()),
                fields.list("links", Link::of),
                paging == null ? GraphQlPagingPlan.NONE : paging,
                fields.list("filters", FieldFilters::of));
    }
}
