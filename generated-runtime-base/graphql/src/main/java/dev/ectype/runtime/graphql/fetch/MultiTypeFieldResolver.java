package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.plan.binding.GraphQlPagingPlan.PagedField;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLInterfaceType;
import graphql.schema.GraphQLList;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import graphql.schema.GraphQLUnionType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Resolves fields with results of several types, such as {@code node(id)} and {@code search(text)}. No single operation serves them. */
final class MultiTypeFieldResolver {
    private final SchemaCatalog catalog;
    private final @Nullable String resultType;

    private final StateReader reading;

    MultiTypeFieldResolver(SchemaCatalog catalog, @Nullable String resultType, StateReader reading) {
        this.reading = reading;
        this.catalog = catalog;
        this.resultType = resultType;
    }

    boolean appliesTo(DataFetchingEnvironment environment) {
        GraphQLType type =
                resultType == null ? null : environment.getGraphQLSchema().getType(resultType);
        boolean general = type instanceof GraphQLInterfaceType || type instanceof GraphQLUnionType;
        String root = catalog.root(((GraphQLNamedType) environment.getParentType()).getName());
        return general && "query".equals(root) && reading.isStored(String.valueOf(resultType));
    }

    @Nullable
    Object answer(DataFetchingEnvironment environment) {
        String type = String.valueOf(resultType);
        Map<String, Object> arguments = catalog.arguments(environment);
        PagedField paging = catalog.paging(environment);
        GraphQLType declared = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (declared instanceof GraphQLList) {
            String lookup = catalog.lookup(environment);
            return lookup != null && arguments.get(lookup) instanceof List<?> ids
                    ? named(ids, type)
                    : ListWindow.of(found(type, arguments, paging), paging, arguments);
        }
        if (!(declared instanceof GraphQLInterfaceType) && !(declared instanceof GraphQLUnionType)) {
            return ConnectionPage.of(found(type, arguments, paging), catalog, environment);
        }
        for (Object value : arguments.values()) {
            EntitySource entity = value instanceof String name ? reading.find(type, name) : null;
            if (entity != null) {
                return entity;
            }
        }
        return null;
    }

    private List<@Nullable Object> named(List<?> ids, String type) {
        List<@Nullable Object> entities = new ArrayList<>();
        ids.forEach(id -> entities.add(reading.find(type, String.valueOf(id))));
        return entities;
    }

    /** Returns the entities with every searched word in their text. */
    private List<EntitySource> found(String type, Map<String, Object> arguments, PagedField paging) {
        List<EntitySource> entities = reading.all(type);
        for (Map.Entry<String, Object> argument : arguments.entrySet()) {
            boolean words = argument.getValue() instanceof String && !paging.isCursor(argument.getKey());
            if (words) {
                String text = String.valueOf(argument.getValue()).toLowerCase(Locale.ROOT);
                entities =
                        entities.stream().filter(entity -> holds(entity, text)).toList();
            }
        }
        return entities;
    }

    private static boolean holds(EntitySource entity, String words) {
        String text = entity.document().literal().toLowerCase(Locale.ROOT);
        for (String word : words.split("\\s+")) {
            if (!text.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
