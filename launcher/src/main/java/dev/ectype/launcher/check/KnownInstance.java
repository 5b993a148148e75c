package dev.ectype.launcher.check;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something that an emulator is known to hold.
 *
 * @param document as the emulator showed it
 * @param scope the values of the parameters with which it was made or found, by resource and member
 */
record KnownInstance(Document document, Map<String, Document> scope) {
    KnownInstance {
        scope = new LinkedHashMap<>(scope);
    }

    /** Whether it is known to be below others than those. */
    boolean isOutside(Map<String, Document> place) {
        return scope.entrySet().stream()
                .anyMatch(each ->
                        place.containsKey(each.getKey()) && !each.getValue().equals(place.get(each.getKey())));
    }

    KnownInstance with(Document shown) {
        return new KnownInstance(shown, scope);
    }
}
