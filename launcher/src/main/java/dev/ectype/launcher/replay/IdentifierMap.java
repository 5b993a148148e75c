package dev.ectype.launcher.replay;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the target calls the things that the recording knows under other identifiers; the oldest are forgotten first. */
final class IdentifierMap {
    private static final int MOST = 100_000;
    private static final int MOST_NOUNS = 16;
    private static final int SHORTEST = 6;
    private static final int SHORTEST_OF_LETTERS = 8;
    private static final int LONGEST = 512;
    private static final Pattern TIME =
            Pattern.compile("\\d{4}-\\d\\d-\\d\\d([T ].*)?|\\d\\d:\\d\\d(:.*)?|-?[0-9.,]{1,8}|-?[0-9]*[.,][0-9]*");

    /** By recorded identifier: what it is now, by what it identifies. */
    private final Map<String, Known> known = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > MOST;
        }
    };

    /** The target's own that are known to name something recorded. */
    private final SeenValues taken = new SeenValues();

    /** What a recorded identifier is now for things of one kind, and behind it for those of others: most have one kind. */
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

    /** Whether a text identifies something by its looks, whatever it is called. */
    static boolean isDistinct(String text) {
        return isWord(text, SHORTEST)
                && has(text, '0', '9')
                && (text.startsWith("redacted-") || !TIME.matcher(text).matches());
    }

    /** Whether a text looks like an identifier that may be known; not all that look so are one. */
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

    /** What is known better stays; of equals the first, which comes from nearer to where the thing was made. */
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

    /** The identifier now of such a thing; null if it is not known. */
    @Nullable
    String of(String recorded, String noun) {
        Known found = find(recorded, noun);
        return found == null ? null : found.actual;
    }

    /** The identifier now of such a thing, if it is more than guessed. */
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

    /** The identifier now of a thing of whatever kind; null if it is not known or there are several. */
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

    /** Whether an identifier of the target is known to be that of something that the recording knows. */
    boolean isTaken(String actual, String noun) {
        return taken.has(noun, actual);
    }
}
