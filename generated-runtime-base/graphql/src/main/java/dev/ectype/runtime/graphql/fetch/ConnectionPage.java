package dev.ectype.runtime.graphql.fetch;

import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLList;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Resolves one page of a connection, with cursors for the next and the previous page. */
final class ConnectionPage implements ResolvedObject {
    private final List<? extends @Nullable Object> items;
    private final int from;
    private final int to;

    private ConnectionPage(List<? extends @Nullable Object> items, int from, int to) {
        this.items = items;
        this.from = from;
        this.to = to;
    }

    /** Returns the page for {@code first}, {@code after}, {@code last} and {@code before}. */
    static ConnectionPage of(List<? extends @Nullable Object> items, Map<String, Object> arguments) {
        int from = 0;
        int to = items.size();
        @Nullable Object after = arguments.get("after");
        @Nullable Object before = arguments.get("before");
        if (after instanceof String cursor) {
            from = place("after", cursor, items) + 1;
        }
        if (before instanceof String cursor) {
            to = Math.max(from, place("before", cursor, items));
        }
        int first = count("first", arguments);
        int last = count("last", arguments);
        if (first < 0 && last < 0) {
            List<? extends @Nullable Object> window = ListWindow.of(items, arguments);
            boolean whole = from == 0 && to == items.size();
            int offset = whole && !window.isEmpty() ? items.indexOf(window.get(0)) : from;
            return new ConnectionPage(items, offset, whole ? offset + window.size() : to);
        }
        to = first < 0 ? to : Math.min(to, from + first);
        from = last < 0 ? from : Math.max(from, to - last);
        return new ConnectionPage(items, from, to);
    }

    private static int count(String name, Map<String, Object> arguments) {
        @Nullable Object value = arguments.get(name);
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
        String name = environment.getField().getName();
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (type instanceof GraphQLList) {
            GraphQLType item = GraphQLTypeUtil.unwrapAll(type);
            boolean words = item instanceof GraphQLScalarType || item instanceof GraphQLEnumType;
            return words ? List.of() : isOfEdges(type) ? edges() : items.subList(from, to);
        }
        if (type instanceof GraphQLObjectType) {
            return (ResolvedObject) page -> collectionField(page.getField().getName(), page.getFieldType());
        }
        return collectionField(name, environment.getFieldType());
    }

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

    /** Resolves a field of the whole collection, such as a total, by its conventional name. */
    private @Nullable Object collectionField(String field, GraphQLType declared) {
        String name = field.toLowerCase(Locale.ROOT);
        String type = ((GraphQLNamedType) GraphQLTypeUtil.unwrapAll(declared)).getName();
        boolean back = name.contains("prev");
        switch (type) {
            case "Boolean":
                return back ? from > 0 : to < items.size();
            case "Int":
            case "Float":
                return number(name);
            case "String":
            case "ID":
            case "Cursor":
                return text(name, declared);
            default:
                return NonNullDefaults.of(declared);
        }
    }

    private int number(String name) {
        int size = Math.max(1, to - from);
        if (name.contains("pages")) {
            return (items.size() + size - 1) / size;
        }
        if (name.contains("page") && !name.contains("size") && !name.contains("per")) {
            return from / size + 1;
        }
        boolean offset = name.contains("offset") || name.equals("skip");
        boolean part = name.contains("limit") || name.contains("size") || name.contains("per");
        return offset ? from : part ? to - from : items.size();
    }

    private @Nullable Object text(String name, GraphQLType declared) {
        boolean start = name.contains("start") || name.contains("prev");
        boolean next = name.contains("next") && to >= items.size();
        if (from == to || next || !name.contains("cursor") && !name.contains("token") && !name.contains("next")) {
            return NonNullDefaults.of(declared);
        }
        return cursor(start ? from : to - 1);
    }

    /** Pairs an item with its cursor. */
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
