package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.collection.OrderedMaps;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import java.util.Map;

/**
 * What a GraphQL front door needs of a description.
 *
 * @param document the schema in SDL, without what makes it invalid
 * @param entities the types that can be asked for by themselves, and the field that names one of each
 * @param links the fields that show other such things
 */
public record GraphQlSchema(
        String document, @JsonName("things") Map<String, String> entities, List<Link> links) {
    public GraphQlSchema {
        entities = OrderedMaps.copyOf(entities);
        links = List.copyOf(links);
    }

    /**
     * A field that shows things which are kept somewhere else.
     *
     * @param member what holds their names, or on the other side the name of this one
     * @param target the type of the things
     */
    public record Link(String type, String field, Kind kind, String member, String target) {}

    /** Which side of a link holds names. */
    public enum Kind {
        /** The member holds the name of one. */
        ONE,
        /** The member holds the names of several. */
        SEVERAL,
        /** The member of each target holds the name of this one. */
        NAMED_BY,
        /** The member of each target holds several names, that of this one among them. */
        LISTED_BY
    }
}
