package dev.ectype.launcher.check;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Describes an instance that the checked emulator stores.
 *
 * @param document the instance as the emulator returned it
 * @param scope the values of the parameters with which it was created or found, by resource and member
 */
record KnownInstance(Document document, Map<String, Document> scope) {
    KnownInstance {
        scope = new LinkedHashMap<>(scope);
    }

    /** Reports whether the instance has other parents than the given scope. */
    boolean isOutside(Map<String, Document> outerScope) {
        return scope.entrySet().stream()
                .anyMatch(each -> outerScope.containsKey(each.getKey())
                        && !each.getValue().equals(outerScope.get(each.getKey())));
    }

    KnownInstance with(Document updated) {
        return new KnownInstance(updated, scope);
    }
}
