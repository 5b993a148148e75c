package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Lists the words around the states in sentences, such as {@code sets the status to open}. */
public final class SentenceWords {
    /** The words between a verb and its object. */
    public static final List<String> ARTICLES = List.of("a", "an", "the", "any", "all", "this", "one");

    /** The words that make a sentence exclude what it names. The letter t ends {@code can't}. */
    public static final List<String> NEGATIONS = List.of("not", "cannot", "t", "unless", "until", "except");

    /** The words in front of the states of a condition. */
    public static final List<String> BEFORE_STATE = List.of("be", "is", "are", "in", "or", "and", "only", "currently");

    /** The verbs of changes to a state. */
    public static final List<String> CHANGES =
            List.of("set", "sets", "changed", "changes", "change", "moved", "moves", "move", "transitions");

    /** The verbs in front of {@code as} with a state. */
    public static final List<String> MARKS = List.of("mark", "marks", "marked");

    /** The words in front of the state after a change: {@code which is then available}, {@code becomes active}. */
    public static final List<String> RESULTS = List.of("then", "becomes", "become");

    private SentenceWords() {}
}
