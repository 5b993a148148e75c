package dev.ectype.compiler.diagnostic;

import java.util.Collection;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the most similar known name for an unknown one. */
public final class NameSuggestion {
    private static final int LONGEST = 100;

    private NameSuggestion() {}

    /** Returns the candidate with the smallest difference, or null if all differ too much. */
    public static @Nullable String to(String name, Collection<String> candidates) {
        String nearest = null;
        int least = Math.max(1, Math.min(name.length(), LONGEST) / 3) + 1;
        for (String candidate : candidates) {
            int lengths = Math.abs(candidate.length() - name.length());
            if (lengths < least && candidate.length() <= LONGEST && name.length() <= LONGEST) {
                int distance = distance(name.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
                if (distance < least) {
                    least = distance;
                    nearest = candidate;
                }
            }
        }
        return nearest;
    }

    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int column = 0; column <= other.length(); column++) {
            row[column] = column;
        }
        for (int index = 1; index <= one.length(); index++) {
            int diagonal = row[0];
            row[0] = index;
            for (int column = 1; column <= other.length(); column++) {
                int above = row[column];
                int changed = diagonal + (one.charAt(index - 1) == other.charAt(column - 1) ? 0 : 1);
                row[column] = Math.min(changed, 1 + Math.min(above, row[column - 1]));
                diagonal = above;
            }
        }
        return row[other.length()];
    }
}
