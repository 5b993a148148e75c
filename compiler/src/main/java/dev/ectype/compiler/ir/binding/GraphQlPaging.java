package dev.ectype.compiler.ir.binding;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Describes how a GraphQL schema pages its lists: the arguments that select a page, and the fields about the page.
 *
 * @param fields the fields with arguments that select a page
 * @param connections the types with fields about a page
 */
public record GraphQlPaging(List<PagedField> fields, List<PageType> connections) {
    public static final GraphQlPaging NONE = new GraphQlPaging(List.of(), List.of());

    public GraphQlPaging {
        fields = List.copyOf(fields);
        connections = List.copyOf(connections);
    }

    /**
     * Names the arguments of a field that select a page. Missing arguments are null.
     *
     * @param first the number of items after a cursor
     * @param last the number of items before a cursor
     * @param limit the number of items after an offset
     */
    public record PagedField(
            String type,
            String field,
            @Nullable String first,
            @Nullable String last,
            @Nullable String after,
            @Nullable String before,
            @Nullable String limit,
            @Nullable String offset) {}

    /** Names the fields of a type that describe a page. */
    public record PageType(String name, List<PageMember> members) {
        public PageType {
            members = List.copyOf(members);
        }
    }

    /** Names a field and the fact that it holds. */
    public record PageMember(String field, PageFact fact) {}

    /** Lists the facts about a page of a connection. */
    public enum PageFact {
        TOTAL,
        /** The number of items of the page. */
        COUNT,
        /** The number of items before the page. */
        OFFSET,
        PAGE,
        PAGES,
        HAS_NEXT,
        HAS_PREVIOUS,
        START_CURSOR,
        END_CURSOR,
        /** The end cursor, and null on the last page. */
        NEXT_CURSOR;

        /** Returns the name in plain words, such as {@code end cursor}. */
        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
