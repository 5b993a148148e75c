package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Reads the words of a state without those that all states of its kind begin with: {@code TICKET_STATUS_OPEN}. */
public final class StateName {
    private StateName() {}

    /** Returns the words of a state, at least one. */
    public static List<String> of(String state, List<String> states) {
        List<String> words = NameWords.of(state);
        int shared = words.size() - 1;
        for (String other : states) {
            List<String> others = NameWords.of(other);
            int same = 0;
            while (same < Math.min(shared, others.size() - 1) && words.get(same).equals(others.get(same))) {
                same++;
            }
            shared = same;
        }
        return states.size() < 2 || shared < 1 ? words : words.subList(shared, words.size());
    }

    /** Returns these words without separators. */
    public static String bare(String state, List<String> states) {
        return String.join("", of(state, states));
    }
}
