package dev.ectype.launcher.judge.words;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares the name of a path parameter with the names of members that may hold the same value. */
public final class IdentifierNames {
    /** The usual names of identifiers. */
    public static final List<String> USUAL =
            List.of("id", "gid", "uid", "uuid", "guid", "key", "slug", "code", "number", "name", "login", "sha", "tag");

    private static final List<String> IDENTIFIERS = USUAL;

    private IdentifierNames() {}

    /** Returns the member that a parameter names best, or null if it names none. */
    public static @Nullable String best(String parameter, List<String> nouns, Collection<String> members) {
        String best = null;
        int most = 0;
        for (String member : members) {
            int score = score(parameter, nouns, member);
            if (score > most) {
                best = member;
                most = score;
            }
        }
        return best;
    }

    /** Returns whether the parameter has the name of the member, with or without the noun. */
    public static boolean isExact(String parameter, List<String> nouns, String member) {
        return score(parameter, nouns, member) >= 80;
    }

    /** Returns 100 for the same name, 0 for a name that the parameter does not mention. */
    public static int score(String parameter, List<String> nouns, String member) {
        String one = WordComparison.joined(parameter);
        String other =
                WordComparison.joined(member.substring(Math.max(member.lastIndexOf('.'), member.lastIndexOf('/')) + 1));
        if (one.equals(other)) {
            return 100;
        }
        for (String noun : nouns) {
            String full = WordComparison.noun(noun);
            String head = WordComparison.head(noun);
            boolean prefixed = one.equals(full + other)
                    || one.equals(head + other)
                    || other.equals(full + one)
                    || other.equals(head + one);
            if (prefixed
                    && !full.isEmpty()
                    && IDENTIFIERS.contains(other.equals(full + one) || other.equals(head + one) ? one : other)) {
                return 90;
            }
        }
        List<String> words = WordComparison.of(parameter);
        List<String> last = WordComparison.of(member);
        boolean sameEnd = !words.isEmpty()
                && !last.isEmpty()
                && words.get(words.size() - 1).equals(last.get(last.size() - 1))
                && last.size() == 1
                && IDENTIFIERS.contains(last.get(0));
        return sameEnd ? 50 : 0;
    }
}
