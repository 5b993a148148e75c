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
    private final List<ListElement> was;
    private final List<ListElement> is;
    private final int[] partners;
    private final boolean[] free;
    private final List<Pair> pairs = new ArrayList<>();

    /** Two matching elements. */
    record Pair(Document was, Document is, MatchStrength strength) {}

    private ElementMatcher(
            IdentifierMap identifiers, ValueOrigins origins, Document was, Document is, String name, String noun) {
        this.identifiers = identifiers;
        this.origins = origins;
        this.was = ListElement.all(was, name, noun);
        this.is = ListElement.all(is, name, noun);
        this.partners = new int[was.size()];
        this.free = new boolean[is.size()];
        Arrays.fill(partners, NONE);
        Arrays.fill(free, true);
    }

    static List<Pair> of(
            IdentifierMap identifiers, ValueOrigins origins, Document was, Document is, String name, String noun) {
        ElementMatcher found = new ElementMatcher(identifiers, origins, was, is, name, noun);
        found.pairByWhatIsKnown();
        found.pairByWhatIsEqual();
        found.pairByPlace();
        return found.pairs;
    }

    private void pair(int one, int other, MatchStrength strength) {
        partners[one] = other;
        free[other] = false;
        pairs.add(new Pair(was.get(one).value(), is.get(other).value(), strength));
    }

    private void pairByWhatIsKnown() {
        Map<String, Integer> byOwn = new LinkedHashMap<>();
        for (int at = is.size() - 1; at >= 0; at--) {
            JsonLeaf own = is.get(at).own();
            if (own != null) {
                byOwn.put(own.noun() + own.path() + '\0' + own.text(), at);
            }
        }
        for (int at = 0; at < was.size(); at++) {
            JsonLeaf own = was.get(at).own();
            String now = own == null ? null : identifiers.certain(own.text(), own.noun());
            if (own != null && now != null) {
                Integer other = byOwn.get(own.noun() + own.path() + '\0' + now);
                if (other != null && free[other]) {
                    pair(at, other, MatchStrength.OBSERVED);
                } else {
                    partners[at] = ALONE;
                }
            }
        }
        for (int at = 0; at < is.size(); at++) {
            JsonLeaf own = is.get(at).own();
            free[at] &= own == null || !identifiers.isTaken(own.text(), own.noun());
        }
    }

    private void pairByWhatIsEqual() {
        TraitMatcher likeness = new TraitMatcher();
        for (int at = 0; at < was.size(); at++) {
            if (partners[at] == NONE) {
                likeness.one(at, traits(was.get(at), true));
            }
        }
        for (int at = 0; at < is.size(); at++) {
            if (free[at]) {
                likeness.other(at, traits(is.get(at), false).keySet());
            }
        }
        for (TraitMatcher.Couple each : likeness.couples()) {
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
    private void pairByPlace() {
        int from = 0;
        int began = 0;
        for (int at = 0; at <= partners.length; at++) {
            int other = at == partners.length ? free.length : partners[at];
            if (other >= 0) {
                if (other < began) {
                    return;
                }
                between(from, at, began, other);
                from = at + 1;
                began = other + 1;
            }
        }
    }

    private void between(int from, int to, int began, int end) {
        List<Integer> ones = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int at = from; at < to; at++) {
            if (partners[at] == NONE) {
                ones.add(at);
            }
        }
        for (int at = began; at < end; at++) {
            if (free[at]) {
                others.add(at);
            }
        }
        for (int at = 0; ones.size() == others.size() && at < ones.size(); at++) {
            if (mayBeSame(was.get(ones.get(at)), is.get(others.get(at)))) {
                pair(ones.get(at), others.get(at), MatchStrength.GUESSED);
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
