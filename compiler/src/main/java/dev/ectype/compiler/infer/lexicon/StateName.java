package dev.ectype.compiler.infer.lexicon;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the words of a state without those that all states of its kind begin with: {@code TICKET_STATUS_OPEN}. */
public final class StateName {
    /** The states that lead to a state by the meaning of their words. Others do not, where one of them exists. */
    private static final Map<String, List<String>> PREDECESSORS = new LinkedHashMap<>();

    static {
        PREDECESSORS.put("captured", List.of("authorized", "authorised", "uncaptured"));
        PREDECESSORS.put("delivered", List.of("shipped", "dispatched", "intransit", "outfordelivery"));
        PREDECESSORS.put(
                "refunded", List.of("paid", "captured", "completed", "succeeded", "settled", "partiallyrefunded"));
    }

    private StateName() {}

    /** Returns the states from which alone a state follows by the meaning of its words, or nothing. */
    public static List<String> predecessors(String state, List<String> states) {
        List<String> words = PREDECESSORS.getOrDefault(bare(state, states), List.of());
        return states.stream()
                .filter(each -> words.contains(bare(each, states)))
                .toList();
    }

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
