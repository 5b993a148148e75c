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

    Instance with(Document shown) {
        return new Instance(shown, around);
    }
}
