package dev.ectype.launcher.simulation;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Applies merge patches (RFC 7396) to plain maps. */
final class ModelMergePatch {
    private ModelMergePatch() {}

    static Map<String, Object> merged(Map<?, ?> target, Map<?, ?> patch) {
        Map<String, Object> merged = new LinkedHashMap<>();
        target.forEach((name, value) -> merged.put(name.toString(), value));
        patch.forEach((name, value) -> {
            if (value == null) {
                merged.remove(name.toString());
            } else {
                merged.put(name.toString(), value(merged.get(name.toString()), value));
            }
        });
        return merged;
    }

    private static Object value(@Nullable Object before, Object change) {
        if (!(change instanceof Map<?, ?> changes)) {
            return change;
        }
        return merged(before instanceof Map<?, ?> known ? known : Map.of(), changes);
    }
}
