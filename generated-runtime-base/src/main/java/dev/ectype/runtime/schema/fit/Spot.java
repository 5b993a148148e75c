package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where in the value being made the engine is.
 *
 * @param key what chance depends on here
 * @param word the name of the nearest member
 * @param variation counts attempts when equal circumstances must give different values
 * @param fresh whether the value is made from nothing, as a sample is
 * @param complete whether optional members that the source lacks are added
 * @param assigned members that this very object must have
 */
record Spot(
        long key,
        String word,
        int depth,
        int variation,
        boolean fresh,
        boolean complete,
        Map<String, Document> assigned) {
    private static final Map<String, Document> NOTHING = Collections.emptyMap();

    static Spot root(FitContext context, boolean fresh) {
        long key = Draw.key(Draw.key(Draw.key(0, context.seed()), context.resource()), context.id());
        return new Spot(key, context.resource(), 0, 0, fresh, true, context.assigned());
    }

    Spot member(String name) {
        return new Spot(Draw.key(key, name), name, depth + 1, variation, fresh, complete, NOTHING);
    }

    Spot item(int position) {
        return new Spot(Draw.key(key, position), word, depth + 1, variation, fresh, complete, NOTHING);
    }

    Spot varied(int other) {
        return new Spot(Draw.key(key, -1L - other), word, depth, other, fresh, complete, assigned);
    }

    /** The same place, holding a value that a description gives in full. */
    Spot quoted() {
        return new Spot(key, word, depth, variation, fresh, false, assigned);
    }

    Spot assigning(String name, Document value) {
        Map<String, Document> more = new LinkedHashMap<>(assigned);
        more.putIfAbsent(name, value);
        return new Spot(key, word, depth, variation, fresh, complete, more);
    }

    Draw draw() {
        return new Draw(key);
    }
}
