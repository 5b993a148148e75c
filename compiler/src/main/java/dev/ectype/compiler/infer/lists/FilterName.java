package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.lexicon.ComparisonWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.list.FilterOperator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One reading of a filter parameter's name: the words of a member, and the operator.
 *
 * @param certain whether the name separates the operator, as {@code created[gte]} does
 */
record FilterName(List<String> words, FilterOperator operator, boolean certain) {
    private static final Map<String, FilterOperator> APART = new LinkedHashMap<>();
    private static final Map<String, FilterOperator> AFFIXED = new LinkedHashMap<>();

    static {
        add(FilterOperator.EQUAL, ComparisonWords.EQUAL_APART, APART);
        add(FilterOperator.NOT, ComparisonWords.NOT_APART, APART);
        add(FilterOperator.AT_LEAST, ComparisonWords.AT_LEAST_APART, APART);
        add(FilterOperator.ABOVE, ComparisonWords.ABOVE, APART);
        add(FilterOperator.AT_MOST, ComparisonWords.AT_MOST_APART, APART);
        add(FilterOperator.BELOW, ComparisonWords.BELOW, APART);
        add(FilterOperator.CONTAINS, ComparisonWords.CONTAINS_APART, APART);
        add(FilterOperator.STARTS, ComparisonWords.STARTS_APART, APART);
        add(FilterOperator.ENDS, ComparisonWords.ENDS_APART, APART);
        add(FilterOperator.EQUAL, ComparisonWords.EQUAL, AFFIXED);
        add(FilterOperator.NOT, ComparisonWords.NOT, AFFIXED);
        add(FilterOperator.AT_LEAST, ComparisonWords.AT_LEAST, AFFIXED);
        add(FilterOperator.ABOVE, ComparisonWords.ABOVE, AFFIXED);
        add(FilterOperator.AT_MOST, ComparisonWords.AT_MOST, AFFIXED);
        add(FilterOperator.BELOW, ComparisonWords.BELOW, AFFIXED);
        add(FilterOperator.CONTAINS, ComparisonWords.CONTAINS, AFFIXED);
        add(FilterOperator.STARTS, ComparisonWords.STARTS, AFFIXED);
        add(FilterOperator.ENDS, ComparisonWords.ENDS, AFFIXED);
    }

    FilterName {
        words = List.copyOf(words);
    }

    private static void add(FilterOperator how, List<String> words, Map<String, FilterOperator> table) {
        words.forEach(word -> table.put(word, how));
    }

    /** Returns the readings of a name, the simplest first. */
    static List<FilterName> readings(String parameter) {
        List<String> parts = new ArrayList<>();
        for (String part : parameter.split("\\[|\\]|\\.|__|:", 20)) {
            if (!part.isBlank()) {
                parts.add(part);
            }
        }
        List<FilterName> readings = new ArrayList<>();
        add(readings, parts, 0, FilterOperator.EQUAL, false);
        boolean contained = parts.size() > 1 && ComparisonWords.CONTAINERS.contains(NameWords.bare(parts.get(0)));
        if (contained) {
            add(readings, parts, 1, FilterOperator.EQUAL, true);
        }
        int from = contained ? 1 : 0;
        FilterOperator apart = parts.size() - from > 1 ? APART.get(NameWords.bare(parts.get(parts.size() - 1))) : null;
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
        FilterOperator suffix = AFFIXED.get(words.get(words.size() - 1));
        if (suffix != null) {
            readings.add(new FilterName(words.subList(0, words.size() - 1), suffix, false));
        }
        FilterOperator prefix = AFFIXED.get(words.get(0));
        if (prefix != null && words.size() > 1) {
            readings.add(new FilterName(words.subList(1, words.size()), prefix, false));
        }
    }

    private static void add(
            List<FilterName> readings, List<String> parts, int from, FilterOperator how, boolean certain) {
        readings.add(new FilterName(words(parts, from), how, certain));
    }

    private static List<String> words(List<String> parts, int from) {
        List<String> words = new ArrayList<>();
        parts.subList(from, parts.size()).forEach(part -> words.addAll(NameWords.of(part)));
        return words;
    }

    /** Returns whether the operator compares by order. */
    boolean isBound() {
        return operator == FilterOperator.AT_LEAST
                || operator == FilterOperator.ABOVE
                || operator == FilterOperator.AT_MOST
                || operator == FilterOperator.BELOW;
    }

    /** Returns whether the operator applies to texts only. */
    boolean isTextual() {
        return operator == FilterOperator.CONTAINS
                || operator == FilterOperator.STARTS
                || operator == FilterOperator.ENDS;
    }
}
