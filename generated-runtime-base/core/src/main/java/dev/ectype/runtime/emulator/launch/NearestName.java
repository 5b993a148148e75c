package dev.ectype.runtime.emulator.launch;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Finds the known name that is closest to a misspelled name. */
public final class NearestName {
    private NearestName() {}

    /** Returns the name with the smallest edit distance, or null if all are too far. */
    public static @Nullable String to(String typed, Collection<String> names) {
        String lowerCase = LowerCase.lower(typed);
        String nearest = null;
        int least = Math.max(2, lowerCase.length() / 3) + 1;
        for (String name : names) {
            String candidate = LowerCase.lower(name);
            // A prefix of a name counts as near, however much is missing.
            int distance =
                    lowerCase.length() > 2 && candidate.startsWith(lowerCase) ? 1 : distance(lowerCase, candidate);
            if (distance < least && distance < lowerCase.length()) {
                least = distance;
                nearest = name;
            }
        }
        return nearest;
    }

    /** Returns the edit distance: insertions, deletions, substitutions and swaps of neighbours. */
    private static int distance(String first, String second) {
        int[] beforeLast = new int[second.length() + 1];
        int[] last = new int[second.length() + 1];
        int[] row = new int[second.length() + 1];
        for (int column = 0; column <= second.length(); column++) {
            last[column] = column;
        }
        for (int at = 1; at <= first.length(); at++) {
            row[0] = at;
            for (int column = 1; column <= second.length(); column++) {
                int same = first.charAt(at - 1) == second.charAt(column - 1) ? 0 : 1;
                row[column] = Math.min(Math.min(last[column] + 1, row[column - 1] + 1), last[column - 1] + same);
                if (swapped(first, at, second, column)) {
                    row[column] = Math.min(row[column], beforeLast[column - 2] + 1);
                }
            }
            int[] unused = beforeLast;
            beforeLast = last;
            last = row;
            row = unused;
        }
        return last[second.length()];
    }

    private static boolean swapped(String first, int at, String second, int column) {
        return at > 1
                && column > 1
                && first.charAt(at - 1) == second.charAt(column - 2)
                && first.charAt(at - 2) == second.charAt(column - 1);
    }
}
