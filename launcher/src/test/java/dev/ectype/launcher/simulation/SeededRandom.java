package dev.ectype.launcher.simulation;

import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;

/** Makes all random choices from one seed. */
final class SeededRandom {
    private static final String WORDS = "éa\"b\\c/d e<f>🙂\t";

    private final SplittableRandom random;

    SeededRandom(long seed) {
        random = new SplittableRandom(seed);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /** Returns true once in the given number of calls on average. */
    boolean once(int times) {
        return random.nextInt(times) == 0;
    }

    <T> T oneOf(Collection<T> several) {
        return List.copyOf(several).get(random.nextInt(several.size()));
    }

    /** A short text, sometimes with letters that encodings damage easily. */
    String word() {
        StringBuilder word = new StringBuilder();
        for (int letters = 1 + below(6); letters > 0; letters--) {
            if (once(12)) {
                word.appendCodePoint(WORDS.codePointAt(WORDS.offsetByCodePoints(0, below(14))));
            } else {
                word.append((char) ('a' + below(26)));
            }
        }
        return word.toString();
    }
}
