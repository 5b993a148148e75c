package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises the words for searches in the names of parameters and body members. */
public final class SearchWords {
    private static final List<String> WORDS = List.of(
            "q",
            "query",
            "search",
            "searchfor",
            "searchterm",
            "searchterms",
            "searchquery",
            "searchtext",
            "searchstring",
            "searchphrase",
            "texttosearch",
            "keyword",
            "keywords",
            "term",
            "terms",
            "text",
            "phrase",
            "freetext",
            "fulltext");
    private static final List<String> EXPRESSIONS =
            List.of("filter", "filters", "where", "filterexpression", "fieldselector");
    private static final List<String> CONDITIONS = List.of("filter", "filters", "where");
    /** Further names of objects with conditions in the body of a search, where they can be no words. */
    private static final List<String> SEARCH_OBJECTS = List.of("query", "search", "criteria");

    private static final List<String> SELECTORS = List.of("selector", "selectors", "filter", "filters");

    private static final List<String> STATES = List.of("state", "status");

    private SearchWords() {}

    /** Returns whether a name means the state that words of a search such as {@code is:open} name. */
    public static boolean isState(String name) {
        return STATES.contains(NameWords.bare(name));
    }

    /** Returns whether a name means the words that a text of an item contains. */
    public static boolean isWords(String name) {
        return WORDS.contains(NameWords.bare(name));
    }

    /** Returns whether a name means an expression such as {@code status eq "open"}. */
    public static boolean isExpression(String name) {
        return EXPRESSIONS.contains(NameWords.bare(name));
    }

    /** Returns whether a name means conditions on entries, as {@code labelSelector} does. */
    public static boolean isSelector(String name) {
        return !selected(name).equals(NameWords.of(name));
    }

    /** Returns the words of the entries that a parameter such as {@code labelSelector} or {@code labels} selects. */
    public static List<String> selected(String name) {
        List<String> words = NameWords.of(name);
        int last = words.size() - 1;
        return last > 0 && SELECTORS.contains(words.get(last)) ? words.subList(0, last) : words;
    }

    /** Returns whether a name means an object with values or bounds of members. */
    public static boolean isConditions(String name) {
        return CONDITIONS.contains(NameWords.bare(name));
    }

    /** Returns whether a name means an object with conditions in the body of a search. */
    public static boolean isSearchObject(String name) {
        return isConditions(name) || SEARCH_OBJECTS.contains(NameWords.bare(name));
    }
}
