package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Lists the words for parameters that choose the order of a list, the most certain first. */
public final class SortWords {
    public static final List<String> BY = List.of(
            "sort",
            "sortby",
            "orderby",
            "ordering",
            "sortings",
            "sorting",
            "sortfield",
            "sortkey",
            "sortcolumn",
            "sorts");

    public static final List<String> DIRECTION = List.of(
            "sortorder",
            "sortdirection",
            "sortdir",
            "orderdirection",
            "orderdir",
            "direction",
            "sortascending",
            "orderascending",
            "ascending");
    /** The words that mean the member or the direction, whichever no other parameter means. */
    public static final List<String> EITHER = List.of("order");

    /** The members that name the sort member in objects such as {@code {field: "price", direction: "DESC"}}. */
    public static final List<String> KEY_MEMBERS = List.of("field", "by", "column", "property", "sortby", "key");

    /** The members with the direction in the same objects. */
    public static final List<String> DIRECTION_MEMBERS = List.of("direction", "order", "dir", "sortorder");

    private SortWords() {}
}
