package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.fit.text.KeyedRandom;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Describes the position within the value under construction.
 *
 * @param key the key of random choices at the position
 * @param word the name of the nearest member
 * @param variation the number of the attempt, for different values of equal contexts
 * @param fresh true if the value is created without a source, like a sample
 * @param complete true if missing optional members are added
 * @param filled true if missing optional members get generated values
 * @param sourcePath the rest of the path to the value that comes from the source: empty at that value, null elsewhere
 * @param assigned the assigned members of this object
 */
record FitPosition(
        long key,
        String word,
        int depth,
        int variation,
        boolean fresh,
        boolean complete,
        boolean filled,
        @Nullable MemberPath sourcePath,
        Map<String, Document> assigned) {
    /** The name of all items of a list in a path. */
    private static final String ANY_ITEM = "0";

    private static final Map<String, Document> NOTHING = Collections.emptyMap();

    static FitPosition root(FitContext context, boolean fresh) {
        long key =
                KeyedRandom.key(KeyedRandom.key(KeyedRandom.key(0, context.seed()), context.resource()), context.id());
        Filling filling = context.filling();
        boolean filled = filling.enabled()
                && (fresh || filling.everywhere() || !filling.sourcePath().isEmpty());
        return new FitPosition(
                key, context.resource(), 0, 0, fresh, true, filled, filling.sourcePath(), context.assigned());
    }

    FitPosition member(String name) {
        return inner(KeyedRandom.key(key, name), name, name);
    }

    FitPosition item(int position) {
        return inner(KeyedRandom.key(key, position), word, ANY_ITEM);
    }

    private FitPosition inner(long innerKey, String innerWord, String step) {
        MemberPath path = sourcePath;
        MemberPath rest = path == null || path.isEmpty() || !path.names().get(0).equals(step)
                ? null
                : new MemberPath(path.names().subList(1, path.names().size()));
        boolean sourced = rest != null && rest.isEmpty() && !fresh;
        return new FitPosition(
                innerKey, innerWord, depth + 1, variation, fresh, complete, filled && !sourced, rest, NOTHING);
    }

    FitPosition varied(int other) {
        return new FitPosition(
                KeyedRandom.key(key, -1L - other), word, depth, other, fresh, complete, filled, sourcePath, assigned);
    }

    /** Returns the same position for a complete value from the description. */
    FitPosition quoted() {
        return new FitPosition(key, word, depth, variation, fresh, false, filled, sourcePath, assigned);
    }

    FitPosition assigning(String name, Document value) {
        Map<String, Document> more = new LinkedHashMap<>(assigned);
        more.putIfAbsent(name, value);
        return new FitPosition(key, word, depth, variation, fresh, complete, filled, sourcePath, more);
    }

    /** Returns the same position for a value whose optional members are filled. */
    FitPosition filling() {
        return new FitPosition(key, word, depth, variation, fresh, complete, true, sourcePath, assigned);
    }

    /** Returns whether the value comes from the source, as opposed to a value around or inside of it. */
    boolean isSource() {
        return sourcePath != null && sourcePath.isEmpty();
    }

    KeyedRandom draw() {
        return new KeyedRandom(key);
    }
}
