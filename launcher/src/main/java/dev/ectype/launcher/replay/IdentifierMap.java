package dev.ectype.launcher.replay;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Maps recorded identifiers to those of the target; drops the oldest entries first. */
final class IdentifierMap {
    private static final int MOST = 100_000;
    private static final int MOST_NOUNS = 16;
    private static final int SHORTEST = 6;
    private static final int SHORTEST_OF_LETTERS = 8;
    private static final int LONGEST = 512;
    private static final Pattern TIME =
            Pattern.compile("\\d{4}-\\d\\d-\\d\\d([T ].*)?|\\d\\d:\\d\\d(:.*)?|-?[0-9.,]{1,8}|-?[0-9]*[.,][0-9]*");

    /** The target's identifiers by recorded identifier, one for each noun. */
    private final Map<String, Known> known = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > MOST;
        }
    };

    /** The target's identifiers that are mapped to a recorded one. */
    private final SeenValues taken = new SeenValues();

    /** The target's identifier for one noun, linked to those for other nouns: most identifiers have one noun. */
    private static final class Known {
        private final String noun;
        private final @Nullable Known other;
        private String actual;
        private MatchStrength strength;

        Known(String noun, String actual, MatchStrength strength, @Nullable Known other) {
            this.noun = noun;
            this.actual = actual;
            this.strength = strength;
            this.other = other;
        }
    }

    /** Reports whether a text is an identifier by its form, under any member name. */
    static boolean isDistinct(String text) {
        return isWord(text, SHORTEST)
                && has(text, '0', '9')
                && (text.startsWith("redacted-") || !TIME.matcher(text).matches());
    }

    /** Reports whether a text may be an identifier by its form, which can be wrong. */
    static boolean isLikely(String text) {
        return isDistinct(text) || isWord(text, SHORTEST_OF_LETTERS) && has(text, 'a', 'z') && has(text, 'A', 'Z');
    }

    private static boolean isWord(String text, int shortest) {
        if (text.length() < shortest || text.length() > LONGEST) {
            return false;
        }
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            if (each == ' ' || each >= '\t' && each <= '\r') {
                return false;
            }
        }
        return true;
    }

    private static boolean has(String text, char first, char last) {
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) >= first && text.charAt(at) <= last) {
                return true;
            }
        }
        return false;
    }

    /** Adds a mapping. The stronger one stays; of equals the first, which is closer to the creation of the instance. */
    void learn(String recorded, String actual, String noun, MatchStrength strength) {
        Known first = known.get(recorded);
        Known same = first;
        int nouns = 0;
        while (same != null && !same.noun.equals(noun)) {
            same = same.other;
            nouns++;
        }
        if (same == null && nouns < MOST_NOUNS) {
            known.put(recorded, new Known(noun, actual, strength, first));
        } else if (same != null && same.strength.compareTo(strength) < 0) {
            same.actual = actual;
            same.strength = strength;
        } else {
            return;
        }
        if (strength != MatchStrength.GUESSED) {
            taken.add(noun, actual);
        }
    }

    /** The target's identifier for a recorded one and a noun; null if it is not known. */
    @Nullable
    String of(String recorded, String noun) {
        Known found = find(recorded, noun);
        return found == null ? null : found.actual;
    }

    /** The target's identifier for a recorded one and a noun; null if it is unknown or only guessed. */
    @Nullable
    String certain(String recorded, String noun) {
        Known found = find(recorded, noun);
        return found == null || found.strength == MatchStrength.GUESSED ? null : found.actual;
    }

    private @Nullable Known find(String recorded, String noun) {
        Known at = known.get(recorded);
        while (at != null && !at.noun.equals(noun)) {
            at = at.other;
        }
        return at;
    }

    /** The target's identifier for a recorded one of any noun; null if it is unknown or ambiguous. */
    @Nullable
    String ofAny(String recorded) {
        Known first = known.get(recorded);
        if (first == null) {
            return null;
        }
        for (Known at = first.other; at != null; at = at.other) {
            if (!at.actual.equals(first.actual)) {
                return null;
            }
        }
        return first.actual;
    }

    /** Reports whether an identifier of the target is mapped to a recorded one. */
    boolean isTaken(String actual, String noun) {
        return taken.has(noun, actual);
    }
}
