package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.plan.binding.GraphQlPagingPlan.PageFact;
import dev.ectype.runtime.plan.binding.GraphQlPagingPlan.PagedField;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLList;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Resolves one page of a connection, with cursors for the next and the previous page. */
final class ConnectionPage implements ResolvedObject {
    private final SchemaCatalog catalog;
    private final List<? extends @Nullable Object> items;
    private final int from;
    private final int to;

    private ConnectionPage(SchemaCatalog catalog, List<? extends @Nullable Object> items, int from, int to) {
        this.catalog = catalog;
        this.items = items;
        this.from = from;
        this.to = to;
    }

    /** Returns the page that the arguments of a field select. */
    static ConnectionPage of(
            List<? extends @Nullable Object> items, SchemaCatalog catalog, DataFetchingEnvironment environment) {
        PagedField paging = catalog.paging(environment);
        Map<String, Object> arguments = catalog.arguments(environment);
        int from = 0;
        int to = items.size();
        if (cursor(paging.after(), arguments) instanceof String cursor) {
            from = place(String.valueOf(paging.after()), cursor, items) + 1;
        }
        if (cursor(paging.before(), arguments) instanceof String cursor) {
            to = Math.max(from, place(String.valueOf(paging.before()), cursor, items));
        }
        int first = count(paging.first(), arguments);
        int last = count(paging.last(), arguments);
        if (first < 0 && last < 0) {
            List<? extends @Nullable Object> window = ListWindow.of(items, paging, arguments);
            boolean whole = from == 0 && to == items.size();
            int offset = whole && !window.isEmpty() ? items.indexOf(window.get(0)) : from;
            return new ConnectionPage(catalog, items, offset, whole ? offset + window.size() : to);
        }
        to = first < 0 ? to : Math.min(to, from + first);
        from = last < 0 ? from : Math.max(from, to - last);
        return new ConnectionPage(catalog, items, from, to);
    }

    private static @Nullable Object cursor(@Nullable String name, Map<String, Object> arguments) {
        return name == null ? null : arguments.get(name);
    }

    private static int count(@Nullable String name, Map<String, Object> arguments) {
        @Nullable Object value = name == null ? null : arguments.get(name);
        if (!(value instanceof Integer count)) {
            return -1;
        }
        if (count < 0) {
            throw new OperationRefused("BAD_USER_INPUT", "`" + name + "` must not be negative, but was " + count);
        }
        return count;
    }

    private static int place(String name, String cursor, List<? extends @Nullable Object> items) {
        String key = decoded(cursor);
        for (int at = 0; at < items.size(); at++) {
            if (key(items.get(at), at).equals(key)) {
                return at;
            }
        }
        throw new OperationRefused("BAD_USER_INPUT", "`" + name + "` is not a cursor of this list: \"" + cursor + "\"");
    }

    private static String decoded(String cursor) {
        try {
            return new String(Base64.getDecoder().decode(cursor), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException foreign) {
            return "";
        }
    }

    /** Returns the cursor key of an item. It stays valid when other items are added or removed. */
    private static String key(@Nullable Object item, int at) {
        var name = item instanceof EntitySource entity && entity.type() != null
                ? entity.name(String.valueOf(entity.type()))
                : null;
        return "cursor:" + (name == null ? "#" + at : name.text());
    }

    /** Returns the cursor of a single item. */
    static String cursorOf(Object item) {
        return encoded(key(item, 0));
    }

    private String cursor(int at) {
        return encoded(key(items.get(at), at));
    }

    private static String encoded(String key) {
        return Base64.getEncoder().encodeToString(key.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public @Nullable Object field(DataFetchingEnvironment environment) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (type instanceof GraphQLList) {
            GraphQLType item = GraphQLTypeUtil.unwrapAll(type);
            boolean words = item instanceof GraphQLScalarType || item instanceof GraphQLEnumType;
            return words ? List.of() : isOfEdges(type) ? edges() : items.subList(from, to);
        }
        if (type instanceof GraphQLObjectType) {
            return (ResolvedObject) this::collectionField;
        }
        return collectionField(environment);
    }

    /** Returns true for a list of edges, whose fields are named by the specification of Relay. */
    private static boolean isOfEdges(GraphQLType list) {
        return GraphQLTypeUtil.unwrapAll(list) instanceof GraphQLObjectType object
                && object.getFieldDefinition("node") != null
                && object.getFieldDefinition("cursor") != null;
    }

    private List<ResolvedObject> edges() {
        List<ResolvedObject> edges = new ArrayList<>();
        for (int at = from; at < to; at++) {
            edges.add(new Edge(items.get(at), cursor(at)));
        }
        return edges;
    }

    /** Resolves a field about the page or the whole collection, such as a total. */
    private @Nullable Object collectionField(DataFetchingEnvironment environment) {
        PageFact fact = catalog.pageFact(environment);
        Object value = fact == null ? null : value(fact);
        return value == null ? NonNullDefaults.of(environment.getFieldType()) : value;
    }

    private @Nullable Object value(PageFact fact) {
        int size = Math.max(1, to - from);
        return switch (fact) {
            case TOTAL -> items.size();
            case COUNT -> to - from;
            case OFFSET -> from;
            case PAGE -> from / size + 1;
            case PAGES -> (items.size() + size - 1) / size;
            case HAS_NEXT -> to < items.size();
            case HAS_PREVIOUS -> from > 0;
            case START_CURSOR -> from == to ? null : cursor(from);
            case END_CURSOR -> from == to ? null : cursor(to - 1);
            case NEXT_CURSOR -> from == to || to >= items.size() ? null : cursor(to - 1);
        };
    }

    /** Pairs an item with its cursor, in the fields that the specification of Relay names. */
    record Edge(@Nullable Object node, String cursor) implements ResolvedObject {
        @Override
        public @Nullable Object field(DataFetchingEnvironment environment) {
            return switch (environment.getField().getName()) {
                case "node" -> node;
                case "cursor" -> cursor;
                default -> NonNullDefaults.of(environment.getFieldType());
            };
        }
    }
}
