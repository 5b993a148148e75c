package dev.ectype.runtime.graphql;

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

/** Answers fields that show things of several types, such as {@code node(id)} and {@code search(text)}, which no operation works on alone. */
final class General {
    private final Catalog catalog;
    private final @Nullable String shown;

    private final Reading reading;

    General(Catalog catalog, @Nullable String shown, Reading reading) {
        this.reading = reading;
        this.catalog = catalog;
        this.shown = shown;
    }

    boolean isAsked(DataFetchingEnvironment environment) {
        GraphQLType type = shown == null ? null : environment.getGraphQLSchema().getType(shown);
        boolean general = type instanceof GraphQLInterfaceType || type instanceof GraphQLUnionType;
        String root = catalog.root(((GraphQLNamedType) environment.getParentType()).getName());
        return general && "query".equals(root) && reading.isKept(String.valueOf(shown));
    }

    @Nullable
    Object answer(DataFetchingEnvironment environment) {
        String type = String.valueOf(shown);
        Map<String, Object> arguments = environment.getArguments();
        GraphQLType declared = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (declared instanceof GraphQLList) {
            return arguments.get("ids") instanceof List<?> ids
                    ? named(ids, type)
                    : Window.of(found(type, arguments), arguments);
        }
        if (!(declared instanceof GraphQLInterfaceType) && !(declared instanceof GraphQLUnionType)) {
            return Connection.of(found(type, arguments), arguments);
        }
        for (Object value : arguments.values()) {
            Thing thing = value instanceof String name ? reading.find(type, name) : null;
            if (thing != null) {
                return thing;
            }
        }
        return null;
    }

    private List<@Nullable Object> named(List<?> ids, String type) {
        List<@Nullable Object> things = new ArrayList<>();
        ids.forEach(id -> things.add(reading.find(type, String.valueOf(id))));
        return things;
    }

    /** Those of which some text holds every word that is looked for. */
    private List<Thing> found(String type, Map<String, Object> arguments) {
        List<Thing> things = reading.all(type);
        for (Map.Entry<String, Object> argument : arguments.entrySet()) {
            boolean words =
                    argument.getValue() instanceof String && !argument.getKey().matches("after|before");
            if (words) {
                String wanted = String.valueOf(argument.getValue()).toLowerCase(Locale.ROOT);
                things = things.stream().filter(thing -> holds(thing, wanted)).toList();
            }
        }
        return things;
    }

    private static boolean holds(Thing thing, String words) {
        String text = thing.document().literal().toLowerCase(Locale.ROOT);
        for (String word : words.split("\\s+")) {
            if (!text.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
