package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.SortPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan.FieldSort;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Link;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLList;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the linked entities of a field. */
final class LinkedObjectResolver {
    private final StateReader reading;
    private final Link link;

    LinkedObjectResolver(StateReader reading, Link link) {
        this.reading = reading;
        this.link = link;
    }

    /** Resolves the field to one entity, a list or a connection. */
    @Nullable
    Object resolve(EntitySource from, DataFetchingEnvironment environment) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        boolean one = GraphQLTypeUtil.unwrapAll(type).getName().equals(link.target()) && !(type instanceof GraphQLList);
        if (one) {
            return one(from, environment);
        }
        SchemaCatalog catalog = reading.catalog();
        List<EntitySource> entities = ArgumentFilter.select(
                targets(from), catalog.filters(link), reading.catalog().arguments(environment));
        entities = ordered(entities, catalog, environment);
        return type instanceof GraphQLList
                ? ListWindow.of(
                        entities, catalog.paging(environment), reading.catalog().arguments(environment))
                : ConnectionPage.of(entities, catalog, environment);
    }

    /** Returns the entities in the order that the arguments choose. */
    private List<EntitySource> ordered(
            List<EntitySource> entities, SchemaCatalog catalog, DataFetchingEnvironment environment) {
        FieldSort sort = catalog.sort(link);
        Object by =
                sort == null ? null : reading.catalog().arguments(environment).get(sort.by());
        if (sort == null || by == null) {
            return entities;
        }
        Object direction = sort.direction() == null
                ? null
                : reading.catalog().arguments(environment).get(sort.direction());
        return reading.sorted(
                entities,
                link.target(),
                DocumentConverter.document(by),
                direction == null ? null : DocumentConverter.document(direction),
                sort.keyMember() == null ? null : new SortPlan(sort.keyMember(), sort.directionMember()));
    }

    private @Nullable Object one(EntitySource from, DataFetchingEnvironment environment) {
        GraphQLType declared = environment.getFieldType();
        boolean required = GraphQLTypeUtil.isNonNull(declared);
        List<EntitySource> named = ArgumentFilter.select(
                targets(from),
                reading.catalog().filters(link),
                reading.catalog().arguments(environment));
        if (!named.isEmpty()) {
            return named.get(0);
        }
        Document name = from.document().member(link.member());
        // A non-null field without a reference gets any stored entity of the type.
        if (!required) {
            return null;
        }
        if (name != null && !name.isNull()) {
            return reading.absent(link.target(), name);
        }
        EntitySource any = reading.any(link.target());
        return any == null ? NonNullDefaults.of(declared) : any;
    }

    /** Returns all linked entities. */
    List<EntitySource> targets(EntitySource from) {
        switch (link.kind()) {
            case ONE:
                Document name = from.document().member(link.member());
                EntitySource one = name == null || name.isNull() ? null : reading.find(link.target(), name.text());
                return one == null ? List.of() : List.of(one);
            case SEVERAL:
                return several(from.document().member(link.member()));
            case ALL:
                return reading.all(link.target());
            default:
                Document own = from.name(link.type());
                return own == null ? List.of() : back(own);
        }
    }

    private List<EntitySource> several(@Nullable Document names) {
        List<EntitySource> several = new ArrayList<>();
        for (Document name : names == null ? Document.EMPTY_ARRAY.elements() : names.elements()) {
            EntitySource found = reading.find(link.target(), name.text());
            if (found != null) {
                several.add(found);
            }
        }
        return several;
    }

    private List<EntitySource> back(Document own) {
        return switch (link.kind()) {
            case NAMED_BY -> reading.naming(link, own);
            default -> reading.listing(link.target(), link.member(), own);
        };
    }
}
