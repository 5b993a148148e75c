package dev.ectype.launcher.replay;

import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Matches the elements of a recorded list with those of the actual one. Known identifiers decide first, then values that
 * occur in one element of each list only. The remaining elements between the matches are matched by position.
 */
final class ElementMatcher {
    private static final int NONE = -1;
    /** Marks an element that is known to have no match in the other list. */
    private static final int ALONE = -2;

    private static final int WHOLE = 2;
    private static final int SENT = 4;
    private static final Pattern INSTANT =
            Pattern.compile("\\d{4}-\\d\\d-\\d\\d.*|\\d\\d:\\d\\d.*|1[0-9]{9}|1[0-9]{12}");

    private final IdentifierMap identifiers;
    private final ValueOrigins origins;
    private final List<ListElement> recorded;
    private final List<ListElement> actual;
    private final int[] partners;
    private final boolean[] free;
    private final List<Pair> pairs = new ArrayList<>();

    /** Two matching elements. */
    record Pair(Document recorded, Document actual, MatchStrength strength) {}

    private ElementMatcher(
            IdentifierMap identifiers,
            ValueOrigins origins,
            Document recorded,
            Document actual,
            String name,
            String noun) {
        this.identifiers = identifiers;
        this.origins = origins;
        this.recorded = ListElement.all(recorded, name, noun);
        this.actual = ListElement.all(actual, name, noun);
        this.partners = new int[recorded.size()];
        this.free = new boolean[actual.size()];
        Arrays.fill(partners, NONE);
        Arrays.fill(free, true);
    }

    static List<Pair> of(
            IdentifierMap identifiers,
            ValueOrigins origins,
            Document recorded,
            Document actual,
            String name,
            String noun) {
        ElementMatcher matcher = new ElementMatcher(identifiers, origins, recorded, actual, name, noun);
        matcher.pairByIdentifier();
        matcher.pairByTraits();
        matcher.pairByPosition();
        return matcher.pairs;
    }

    private void pair(int one, int other, MatchStrength strength) {
        partners[one] = other;
        free[other] = false;
        pairs.add(new Pair(recorded.get(one).value(), actual.get(other).value(), strength));
    }

    private void pairByIdentifier() {
        Map<String, Integer> byIdentifier = new LinkedHashMap<>();
        for (int at = actual.size() - 1; at >= 0; at--) {
            JsonLeaf identifier = actual.get(at).identifier();
            if (identifier != null) {
                byIdentifier.put(identifier.noun() + identifier.path() + '\0' + identifier.text(), at);
            }
        }
        for (int at = 0; at < recorded.size(); at++) {
            JsonLeaf identifier = recorded.get(at).identifier();
            String now = identifier == null ? null : identifiers.certain(identifier.text(), identifier.noun());
            if (identifier != null && now != null) {
                Integer other = byIdentifier.get(identifier.noun() + identifier.path() + '\0' + now);
                if (other != null && free[other]) {
                    pair(at, other, MatchStrength.OBSERVED);
                } else {
                    partners[at] = ALONE;
                }
            }
        }
        for (int at = 0; at < actual.size(); at++) {
            JsonLeaf identifier = actual.get(at).identifier();
            free[at] &= identifier == null || !identifiers.isTaken(identifier.text(), identifier.noun());
        }
    }

    private void pairByTraits() {
        TraitMatcher traitMatcher = new TraitMatcher();
        for (int at = 0; at < recorded.size(); at++) {
            if (partners[at] == NONE) {
                traitMatcher.addFirst(at, traits(recorded.get(at), true));
            }
        }
        for (int at = 0; at < actual.size(); at++) {
            if (free[at]) {
                traitMatcher.addSecond(at, traits(actual.get(at), false).keySet());
            }
        }
        for (TraitMatcher.Couple each : traitMatcher.couples()) {
            pair(
                    each.recorded(),
                    each.actual(),
                    each.weight() < WHOLE ? MatchStrength.GUESSED : MatchStrength.OBSERVED);
        }
    }

    /** The values of an element that an element of the other list may share, with their weights. */
    private Map<String, Integer> traits(ListElement element, boolean recorded) {
        Map<String, Integer> traits = new LinkedHashMap<>();
        StringBuilder whole = new StringBuilder();
        for (JsonLeaf leaf : element.leaves()) {
            boolean sent = origins.isOfClient(leaf);
            String now = recorded && !sent ? identifiers.certain(leaf.text(), leaf.noun()) : null;
            boolean known = recorded ? now != null : identifiers.isTaken(leaf.text(), leaf.noun());
            String text = now == null ? leaf.text() : now;
            boolean instant = !sent && INSTANT.matcher(text).matches();
            if (!instant) {
                traits.put(leaf.path() + '\0' + text, sent ? SENT : 1);
            }
            if (sent || known || !instant && !leaf.isIdentity()) {
                whole.append(leaf.path()).append('\0').append(text).append('\0');
            }
        }
        if (whole.length() > 0) {
            traits.put(whole.toString(), WHOLE);
        }
        return traits;
    }

    /** Matches the remaining elements between two pairs by position if both lists have equally many there. */
    private void pairByPosition() {
        int from = 0;
        int actualFrom = 0;
        for (int at = 0; at <= partners.length; at++) {
            int other = at == partners.length ? free.length : partners[at];
            if (other >= 0) {
                if (other < actualFrom) {
                    return;
                }
                between(from, at, actualFrom, other);
                from = at + 1;
                actualFrom = other + 1;
            }
        }
    }

    private void between(int from, int to, int actualFrom, int end) {
        List<Integer> recordedIndexes = new ArrayList<>();
        List<Integer> actualIndexes = new ArrayList<>();
        for (int at = from; at < to; at++) {
            if (partners[at] == NONE) {
                recordedIndexes.add(at);
            }
        }
        for (int at = actualFrom; at < end; at++) {
            if (free[at]) {
                actualIndexes.add(at);
            }
        }
        for (int at = 0; recordedIndexes.size() == actualIndexes.size() && at < recordedIndexes.size(); at++) {
            if (mayBeSame(recorded.get(recordedIndexes.get(at)), actual.get(actualIndexes.get(at)))) {
                pair(recordedIndexes.get(at), actualIndexes.get(at), MatchStrength.GUESSED);
            }
        }
    }

    /** Reports whether two elements can match: values from clients must not contradict. */
    private boolean mayBeSame(ListElement one, ListElement other) {
        Map<String, JsonLeaf> leaves = new LinkedHashMap<>();
        one.leaves().forEach(each -> leaves.put(each.path(), each));
        for (JsonLeaf each : other.leaves()) {
            @Nullable JsonLeaf before = leaves.get(each.path());
            if (before != null
                    && each.path().indexOf('[') < 0
                    && !before.text().equals(each.text())
                    && origins.isOfClient(before)
                    && origins.isOfClient(each)) {
                return false;
            }
        }
        return true;
    }
}
