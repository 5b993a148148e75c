package dev.ectype.launcher.replay;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the target calls the things that the recording knows under other identifiers; the oldest are forgotten first. */
final class Identifiers {
    private static final int MOST = 100_000;
    private static final int MOST_NOUNS = 16;
    private static final Pattern DISTINCT = Pattern.compile("(?=.*[0-9])\\S{6,512}");
    private static final Pattern TIME =
            Pattern.compile("\\d{4}-\\d\\d-\\d\\d([T ].*)?|\\d\\d:\\d\\d(:.*)?|-?[0-9.,]{1,8}|-?[0-9]*[.,][0-9]*");

    /** By recorded identifier: what it is now, by what it identifies. */
    private final Map<String, Map<String, String>> known = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Map<String, String>> eldest) {
            return size() > MOST;
        }
    };

    /** Whether a text identifies something by its looks, whatever it is called. */
    static boolean isDistinct(String text) {
        return DISTINCT.matcher(text).matches()
                && (text.startsWith("redacted-") || !TIME.matcher(text).matches());
    }

    /** The first that was learned stays: it comes from where the thing was made. */
    void learn(String recorded, String actual, String noun) {
        Map<String, String> nouns = known.computeIfAbsent(recorded, absent -> new LinkedHashMap<>(2));
        if (nouns.size() < MOST_NOUNS) {
            nouns.putIfAbsent(noun, actual);
        }
    }

    /** The identifier now of such a thing; null if it is not known. */
    @Nullable
    String of(String recorded, String noun) {
        Map<String, String> nouns = known.get(recorded);
        return nouns == null ? null : nouns.get(noun);
    }

    /** The identifier now of a thing of whatever kind; null if it is not known or there are several. */
    @Nullable
    String ofAny(String recorded) {
        Map<String, String> nouns = known.get(recorded);
        if (nouns == null) {
            return null;
        }
        Set<String> all = new LinkedHashSet<>(nouns.values());
        return all.size() == 1 ? all.iterator().next() : null;
    }
}
