package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Describes how a GraphQL schema pages its lists.
 *
 * @param fields the arguments that select a page, by {@code Type.field}
 * @param facts the facts about a page, by {@code Type.field}
 */
public record GraphQlPagingPlan(Map<String, PagedField> fields, Map<String, PageFact> facts) {
    static final GraphQlPagingPlan NONE = new GraphQlPagingPlan(Collections.emptyMap(), Collections.emptyMap());

    public GraphQlPagingPlan {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    /** Names the arguments of a field that select a page. Missing arguments are null. */
    public record PagedField(
            @Nullable String first,
            @Nullable String last,
            @Nullable String after,
            @Nullable String before,
            @Nullable String limit,
            @Nullable String offset) {
        public static final PagedField NONE = new PagedField(null, null, null, null, null, null);

        static PagedField of(PlanObjectReader field) {
            return new PagedField(
                    field.optionalText("first"),
                    field.optionalText("last"),
                    field.optionalText("after"),
                    field.optionalText("before"),
                    field.optionalText("limit"),
                    field.optionalText("offset"));
        }

        /** Returns true if an argument is a cursor. */
        public boolean isCursor(String argument) {
            return argument.equals(after) || argument.equals(before);
        }

        /** Returns true if an argument is a cursor, or a number of items beside one. */
        public boolean isOfConnection(String argument) {
            return isCursor(argument) || argument.equals(first) || argument.equals(last);
        }
    }

    /** Lists the facts about a page of a connection. */
    public enum PageFact {
        TOTAL,
        COUNT,
        OFFSET,
        PAGE,
        PAGES,
        HAS_NEXT,
        HAS_PREVIOUS,
        START_CURSOR,
        END_CURSOR,
        NEXT_CURSOR
    }

    /** Returns the fact that a field holds, or null. */
    public @Nullable PageFact fact(String type, String field) {
        return facts.get(key(type, field));
    }

    public PagedField field(String type, String field) {
        return fields.getOrDefault(key(type, field), PagedField.NONE);
    }

    static GraphQlPagingPlan of(PlanObjectReader paging) {
        Map<String, PagedField> fields = new LinkedHashMap<>();
        for (PlanObjectReader field : paging.list("fields", Function.identity())) {
            fields.put(key(field.text("type"), field.text("field")), PagedField.of(field));
        }
        Map<String, PageFact> facts = new LinkedHashMap<>();
        for (PlanObjectReader type : paging.list("connections", Function.identity())) {
            for (PlanObjectReader member : type.list("members", Function.identity())) {
                facts.put(key(type.text("name"), member.text("field")), PageFact.valueOf(member.text("fact")));
            }
        }
        return new GraphQlPagingPlan(fields, facts);
    }

    private static String key(String type, String field) {
        return type + "." + field;
    }
}
