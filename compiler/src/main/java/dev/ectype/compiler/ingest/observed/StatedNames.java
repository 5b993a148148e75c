package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Names operations after the first name that their authors gave to a request, if no other operation has the name. */
final class StatedNames {
    /** Longer names are sentences. */
    private static final int MOST_WORDS = 6;

    private final Map<ObservedOperation, String> names = new IdentityHashMap<>();

    private StatedNames() {}

    static StatedNames of(Collection<Map<String, ObservedOperation>> operations) {
        StatedNames found = new StatedNames();
        Map<String, Integer> uses = new LinkedHashMap<>();
        for (Map<String, ObservedOperation> methods : operations) {
            for (ObservedOperation operation : methods.values()) {
                String name = name(operation.samples().get(0).notes().summary());
                found.names.put(operation, name);
                uses.merge(name, 1, Integer::sum);
            }
        }
        found.names.values().removeIf(name -> name.isEmpty() || uses.getOrDefault(name, 0) > 1);
        return found;
    }

    /** Returns a name in camel case, or an empty text. */
    private static String name(String summary) {
        String[] words = summary.strip().split("[^A-Za-z0-9]+");
        StringBuilder name = new StringBuilder();
        for (String word : words) {
            if (!word.isEmpty()) {
                String first = word.substring(0, 1);
                name.append(name.length() == 0 ? first.toLowerCase(Locale.ROOT) : first.toUpperCase(Locale.ROOT));
                name.append(
                        word.equals(word.toUpperCase(Locale.ROOT))
                                ? word.substring(1).toLowerCase(Locale.ROOT)
                                : word.substring(1));
            }
        }
        boolean isName = words.length <= MOST_WORDS && name.length() > 0 && Character.isLetter(name.charAt(0));
        return isName ? name.toString() : "";
    }

    /** Adds the name to the description of an operation. */
    JsonObject name(ObservedOperation operation, JsonObject described) {
        String name = names.get(operation);
        return name == null ? described : described.with("operationId", new JsonText(name));
    }
}
