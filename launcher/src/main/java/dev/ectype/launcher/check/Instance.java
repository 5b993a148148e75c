package dev.ectype.launcher.check;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something that an emulator is known to hold.
 *
 * @param document as the emulator showed it
 * @param around the values of the parameters with which it was made or found, by resource and member
 */
record Instance(Document document, Map<String, Document> around) {
    Instance {
        around = new LinkedHashMap<>(around);
    }

    /** Whether it is known to be below others than those. */
    boolean isApartFrom(Map<String, Document> place) {
        return around.entrySet().stream()
                .anyMatch(each ->
                        place.containsKey(each.getKey()) && !each.getValue().equals(place.get(each.getKey())));
    }

    Instance with(Document shown) {
        return new Instance(shown, around);
    }
}
