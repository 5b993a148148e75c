package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.collection.OrderedMaps;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.json.JsonName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds the data of the GraphQL adapter.
 *
 * @param document the repaired schema in SDL
 * @param entities the identifier field of each entity type
 * @param links the fields between entities
 * @param counts the fields with the number of entities behind a link. They are not stored.
 * @param declared the declarations that only inference reads
 * @param meaning the meaning of arguments and fields, as inference understood it
 * @param typeNames the types of the model that have another name than those of the schema, by the latter
 * @param spelling the names and enum values that differ from the stored ones
 */
public record GraphQlSchema(
        String document,
        @JsonName("things") Map<String, String> entities,
        List<Link> links,
        List<LinkCount> counts,
        GraphQlDeclarations declared,
        GraphQlMeaning meaning,
        Map<String, String> typeNames,
        WireSpelling spelling) {
    public GraphQlSchema {
        entities = OrderedMaps.copyOf(entities);
        typeNames = OrderedMaps.copyOf(typeNames);
        links = List.copyOf(links);
        counts = List.copyOf(counts);
    }

    /** Returns the schema after the model has got other names of types. */
    public GraphQlSchema withTypeNames(Map<TypeName, TypeName> renamed) {
        Map<String, String> names = new LinkedHashMap<>();
        renamed.forEach((name, other) -> names.put(name.value(), other.value()));
        return new GraphQlSchema(document, entities, links, counts, declared, meaning, names, spelling);
    }

    /** Returns the name in the model of a type of the schema. */
    public TypeName typeName(String type) {
        return new TypeName(typeNames.getOrDefault(type, type));
    }

    /** Returns the schema with what inference understood of its arguments and fields. */
    public GraphQlSchema with(GraphQlMeaning found) {
        return new GraphQlSchema(document, entities, links, counts, declared, found, typeNames, spelling);
    }

    /** Returns the schema without the declarations that only inference reads. */
    public GraphQlSchema understood() {
        return new GraphQlSchema(
                document, entities, links, counts, GraphQlDeclarations.NONE, meaning, new LinkedHashMap<>(), spelling);
    }

    /**
     * Describes a field that returns other stored entities.
     *
     * @param member the member that holds the identifiers: of the targets, or on the other side of this entity; empty for
     *     {@code ALL}
     * @param target the type of the entities
     */
    public record Link(String type, String field, Kind kind, String member, String target) {}

    /** Describes a field with the number of entities behind a link of the same type. */
    public record LinkCount(String type, String field, String link) {}

    /** Lists the sides and the numbers of stored identifiers. */
    public enum Kind {
        /** The member holds one identifier. */
        ONE,
        /** The member holds several identifiers. */
        SEVERAL,
        /** The member of each target holds the identifier of this entity. */
        NAMED_BY,
        /** The member of each target lists identifiers that include this entity's. */
        LISTED_BY,
        /** No member holds identifiers: the field of the only object of its type returns all targets. */
        ALL
    }
}
