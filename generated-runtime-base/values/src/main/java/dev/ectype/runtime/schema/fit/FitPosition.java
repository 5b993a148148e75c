package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.fit.text.KeyedRandom;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Describes the position within the value under construction.
 *
 * @param key the key of random choices at the position
 * @param word the name of the nearest member
 * @param variation the number of the attempt, for different values of equal contexts
 * @param fresh true if the value is created without a source, like a sample
 * @param complete true if missing optional members are added
 * @param assigned the assigned members of this object
 */
record FitPosition(
        long key,
        String word,
        int depth,
        int variation,
        boolean fresh,
        boolean complete,
        Map<String, Document> assigned) {
    private static final Map<String, Document> NOTHING = Collections.emptyMap();

    static FitPosition root(FitContext context, boolean fresh) {
        long key =
                KeyedRandom.key(KeyedRandom.key(KeyedRandom.key(0, context.seed()), context.resource()), context.id());
        return new FitPosition(key, context.resource(), 0, 0, fresh, true, context.assigned());
    }

    FitPosition member(String name) {
        return new FitPosition(KeyedRandom.key(key, name), name, depth + 1, variation, fresh, complete, NOTHING);
    }

    FitPosition item(int position) {
        return new FitPosition(KeyedRandom.key(key, position), word, depth + 1, variation, fresh, complete, NOTHING);
    }

    FitPosition varied(int other) {
        return new FitPosition(KeyedRandom.key(key, -1L - other), word, depth, other, fresh, complete, assigned);
    }

    /** Returns the same position for a complete value from the description. */
    FitPosition quoted() {
        return new FitPosition(key, word, depth, variation, fresh, false, assigned);
    }

    FitPosition assigning(String name, Document value) {
        Map<String, Document> more = new LinkedHashMap<>(assigned);
        more.putIfAbsent(name, value);
        return new FitPosition(key, word, depth, variation, fresh, complete, more);
    }

    KeyedRandom draw() {
        return new KeyedRandom(key);
    }
}
