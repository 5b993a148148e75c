package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Comparison;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One way to read the name of a parameter that filters: the words of a member, and how the value is held against it.
 *
 * @param certain whether the name sets the comparison apart, as {@code created[gte]} does
 */
record FilterName(List<String> words, Comparison how, boolean certain) {
    private static final List<String> CONTAINERS = List.of("filter", "filters", "where", "search", "q");
    private static final Map<String, Comparison> APART = new LinkedHashMap<>();
    private static final Map<String, Comparison> AFFIXED = new LinkedHashMap<>();

    static {
        add(Comparison.EQUAL, List.of("eq", "in", "any", "is", "exact", "iexact", "ie", "equals"), APART);
        add(Comparison.NOT, List.of("not", "ne", "neq", "n", "nie", "nin", "exclude"), APART);
        add(Comparison.AT_LEAST, List.of("gte", "ge", "min", "from", "since", "start"), APART);
        add(Comparison.ABOVE, List.of("gt", "after"), APART);
        add(Comparison.AT_MOST, List.of("lte", "le", "max", "to", "until", "end"), APART);
        add(Comparison.BELOW, List.of("lt", "before"), APART);
        add(Comparison.CONTAINS, List.of("contains", "icontains", "ic", "like", "ilike", "search"), APART);
        add(Comparison.STARTS, List.of("startswith", "istartswith", "isw", "starts", "prefix"), APART);
        add(Comparison.ENDS, List.of("endswith", "iendswith", "iew", "ends", "suffix"), APART);
        add(Comparison.EQUAL, List.of("eq", "in", "exact"), AFFIXED);
        add(Comparison.NOT, List.of("not", "ne", "exclude", "excluded", "excluding"), AFFIXED);
        add(Comparison.AT_LEAST, List.of("gte", "min", "minimum", "from", "since", "start", "begin"), AFFIXED);
        add(Comparison.ABOVE, List.of("gt", "after"), AFFIXED);
        add(Comparison.AT_MOST, List.of("lte", "max", "maximum", "to", "until", "end"), AFFIXED);
        add(Comparison.BELOW, List.of("lt", "before"), AFFIXED);
        add(Comparison.CONTAINS, List.of("contains", "contain", "containing", "like"), AFFIXED);
        add(Comparison.STARTS, List.of("prefix", "startswith"), AFFIXED);
        add(Comparison.ENDS, List.of("suffix", "endswith"), AFFIXED);
    }

    FilterName {
        words = List.copyOf(words);
    }

    private static void add(Comparison how, List<String> words, Map<String, Comparison> table) {
        words.forEach(word -> table.put(word, how));
    }

    /** The readings of a name, the plainest first. */
    static List<FilterName> readings(String parameter) {
        List<String> parts = new ArrayList<>();
        for (String part : parameter.split("\\[|\\]|\\.|__|:", 20)) {
            if (!part.isBlank()) {
                parts.add(part);
            }
        }
        List<FilterName> readings = new ArrayList<>();
        add(readings, parts, 0, Comparison.EQUAL, false);
        boolean contained = parts.size() > 1 && CONTAINERS.contains(Words.bare(parts.get(0)));
        if (contained) {
            add(readings, parts, 1, Comparison.EQUAL, true);
        }
        int from = contained ? 1 : 0;
        Comparison apart = parts.size() - from > 1 ? APART.get(Words.bare(parts.get(parts.size() - 1))) : null;
        if (apart != null) {
            add(readings, parts.subList(0, parts.size() - 1), from, apart, true);
        }
        affixed(readings, words(parts, from));
        return readings;
    }

    private static void affixed(List<FilterName> readings, List<String> words) {
        if (words.isEmpty()) {
            return;
        }
        Comparison suffix = AFFIXED.get(words.get(words.size() - 1));
        if (suffix != null) {
            readings.add(new FilterName(words.subList(0, words.size() - 1), suffix, false));
        }
        Comparison prefix = AFFIXED.get(words.get(0));
        if (prefix != null && words.size() > 1) {
            readings.add(new FilterName(words.subList(1, words.size()), prefix, false));
        }
    }

    private static void add(List<FilterName> readings, List<String> parts, int from, Comparison how, boolean certain) {
        readings.add(new FilterName(words(parts, from), how, certain));
    }

    private static List<String> words(List<String> parts, int from) {
        List<String> words = new ArrayList<>();
        parts.subList(from, parts.size()).forEach(part -> words.addAll(Words.of(part)));
        return words;
    }

    /** Whether the values have an order. */
    boolean isBound() {
        return how == Comparison.AT_LEAST
                || how == Comparison.ABOVE
                || how == Comparison.AT_MOST
                || how == Comparison.BELOW;
    }

    /** Whether only texts can be compared so. */
    boolean isTextual() {
        return how == Comparison.CONTAINS || how == Comparison.STARTS || how == Comparison.ENDS;
    }
}
