package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds the GraphQL schema of an API.
 *
 * @param document the schema in SDL
 * @param entities the entity types with their identifier fields
 */
public record GraphQlPlan(
        String document, Map<String, String> entities, List<Link> links, GraphQlPagingPlan paging) {
    public GraphQlPlan {
        entities = Collections.unmodifiableMap(new LinkedHashMap<>(entities));
        links = List.copyOf(links);
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

    public static GraphQlPlan of(PlanObjectReader fields) {
        GraphQlPagingPlan paging = fields.one("paging", GraphQlPagingPlan::of);
        return new GraphQlPlan(
                fields.text("document"),
                fields.map("things", name -> name.object().text()),
                fields.list("links", Link::of),
                paging == null ? GraphQlPagingPlan.NONE : paging);
    }
}
