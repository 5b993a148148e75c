package dev.ectype.launcher.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Matches elements of two lists by values that no other element of either list has. */
final class TraitMatcher {
    private static final int NONE = -1;

    private final Map<String, Bearers> traits = new LinkedHashMap<>();

    /** Two elements, by index, and the weight of their common traits. */
    record Couple(int recorded, int actual, int weight) {}

    /** The elements of both lists with a certain trait. */
    private static final class Bearers {
        private int one = NONE;
        private int other = NONE;
        private int weight;
        private boolean isCommon;
    }

    /** Adds an element of the first list with its weighted traits. */
    void addFirst(int at, Map<String, Integer> weights) {
        weights.forEach((trait, weight) -> {
            Bearers bearers = traits.computeIfAbsent(trait, absent -> new Bearers());
            bearers.isCommon |= bearers.one != NONE;
            bearers.one = at;
            bearers.weight = weight;
        });
    }

    /** Adds an element of the second list, after all elements of the first. */
    void addSecond(int at, Iterable<String> elementTraits) {
        for (String trait : elementTraits) {
            Bearers bearers = traits.get(trait);
            if (bearers != null) {
                bearers.isCommon |= bearers.other != NONE;
                bearers.other = at;
            }
        }
    }

    /** The couples in which each element has more in common with the other than with any third. */
    List<Couple> couples() {
        Map<List<Integer>, Integer> weights = new LinkedHashMap<>();
        for (Bearers each : traits.values()) {
            if (!each.isCommon && each.other != NONE) {
                weights.merge(List.of(each.one, each.other), each.weight, Integer::sum);
            }
        }
        Map<Integer, Couple> ofOne = new LinkedHashMap<>();
        Map<Integer, Couple> ofOther = new LinkedHashMap<>();
        weights.forEach((pair, weight) -> {
            Couple couple = new Couple(pair.get(0), pair.get(1), weight);
            ofOne.merge(couple.recorded, couple, TraitMatcher::better);
            ofOther.merge(couple.actual, couple, TraitMatcher::better);
        });
        List<Couple> couples = new ArrayList<>();
        for (Couple each : ofOne.values()) {
            if (each.actual != NONE && each.equals(ofOther.get(each.actual))) {
                couples.add(each);
            }
        }
        return couples;
    }

    /** The couple with the greater weight; of equal couples neither. */
    private static Couple better(Couple first, Couple second) {
        if (first.weight == second.weight) {
            return new Couple(NONE, NONE, first.weight);
        }
        return first.weight > second.weight ? first : second;
    }
}
