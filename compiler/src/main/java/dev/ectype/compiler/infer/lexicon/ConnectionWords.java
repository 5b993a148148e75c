package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Recognises the arguments and fields with which GraphQL schemas page and select the items of lists. */
public final class ConnectionWords {
    public static final List<String> FIRST = List.of("first");
    public static final List<String> LAST = List.of("last");
    public static final List<String> AFTER = List.of("after");
    public static final List<String> BEFORE = List.of("before");
    public static final List<String> LIMIT = List.of("limit", "take", "pagesize", "perpage");
    public static final List<String> OFFSET = List.of("offset", "skip");

    private static final List<String> TOTAL = List.of("total", "count");
    private static final List<String> NEXT = List.of("next", "more");

    private static final List<String> FILTER_OBJECTS = List.of("filter", "filters", "where");

    private ConnectionWords() {}

    /** Returns whether the members of an object argument are filters. */
    public static boolean isFilterObject(String argument) {
        return FILTER_OBJECTS.contains(argument);
    }

    /** Returns whether a list of texts has the identifiers of the selected items. */
    public static boolean isIdentifiers(String argument) {
        return argument.equals("ids");
    }

    public static boolean isPrevious(String name) {
        return contains(name, "prev");
    }

    /** Returns whether a flag says that there are further items. */
    public static boolean isNext(String name) {
        return NEXT.stream().anyMatch(word -> contains(name, word));
    }

    /** Returns whether a number is that of the pages. {@code pageSize} contains the same letters. */
    public static boolean isPages(String name) {
        return contains(name, "pages") && !contains(name, "pagesize");
    }

    /** Returns whether a number is that of the page, and not its size. */
    public static boolean isPage(String name) {
        return contains(name, "page") && !contains(name, "size") && !contains(name, "per");
    }

    public static boolean isOffset(String name) {
        return contains(name, "offset") || lower(name).equals("skip");
    }

    public static boolean isCount(String name) {
        return Stream.of("limit", "size", "per").anyMatch(word -> contains(name, word));
    }

    public static boolean isTotal(String name) {
        return TOTAL.stream().anyMatch(word -> contains(name, word));
    }

    public static boolean isCursor(String name) {
        return contains(name, "cursor") || contains(name, "token") || isNextCursor(name);
    }

    public static boolean isNextCursor(String name) {
        return contains(name, "next");
    }

    public static boolean isStartCursor(String name) {
        return contains(name, "start") || isPrevious(name);
    }

    private static boolean contains(String name, String word) {
        return lower(name).contains(word);
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
