package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/**
 * Lists the words for comparisons in the names of filter parameters. A separator before a word makes more words certain:
 * {@code created[from]} is a comparison, {@code from_created} only perhaps.
 */
public final class ComparisonWords {
    public static final List<String> EQUAL = List.of("eq", "in", "exact");
    public static final List<String> EQUAL_APART = List.of("eq", "in", "any", "is", "exact", "iexact", "ie", "equals");
    public static final List<String> NOT = List.of("not", "ne", "exclude", "excluded", "excluding");
    public static final List<String> NOT_APART = List.of("not", "ne", "neq", "n", "nie", "nin", "exclude");
    public static final List<String> AT_LEAST = List.of("gte", "min", "minimum", "from", "since", "start", "begin");
    public static final List<String> AT_LEAST_APART = List.of("gte", "ge", "min", "from", "since", "start");
    public static final List<String> ABOVE = List.of("gt", "after");
    public static final List<String> AT_MOST = List.of("lte", "max", "maximum", "to", "until", "end");
    public static final List<String> AT_MOST_APART = List.of("lte", "le", "max", "to", "until", "end");
    public static final List<String> BELOW = List.of("lt", "before");
    public static final List<String> CONTAINS = List.of("contains", "contain", "containing", "like");
    public static final List<String> CONTAINS_APART = List.of("contains", "icontains", "ic", "like", "ilike", "search");
    public static final List<String> STARTS = List.of("prefix", "startswith");
    public static final List<String> STARTS_APART = List.of("startswith", "istartswith", "isw", "starts", "prefix");
    public static final List<String> ENDS = List.of("suffix", "endswith");
    public static final List<String> ENDS_APART = List.of("endswith", "iendswith", "iew", "ends", "suffix");

    /** The names of objects that contain filters, {@code filter[name]}. */
    public static final List<String> CONTAINERS = List.of("filter", "filters", "where", "search", "q");

    private ComparisonWords() {}
}
