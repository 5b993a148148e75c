package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The GraphQL schema by which some of an API is described.
 *
 * @param document the schema in SDL
 * @param entities the types that can be asked for by themselves, and the field that names one of each
 */
public record GraphQlPlan(String document, Map<String, String> entities, List<Link> links) {
    public GraphQlPlan {
        entities = Collections.unmodifiableMap(new LinkedHashMap<>(entities));
        links = List.copyOf(links);
    }

    /**
     * A field that shows things which are kept somewhere else.
     *
     * @param member what holds their names, or on the other side the name of this one
     * @param target the type of the things
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

    /** Which side of a link holds names. */
    public enum Kind {
        ONE,
        SEVERAL,
        NAMED_BY,
        LISTED_BY
    }

    public static GraphQlPlan of(PlanObjectReader fields) {
        return new GraphQlPlan(
                fields.text("document"),
                fields.map("things", name -> name.object().text()),
                fields.list("links", Link::of));
    }
}
