package dev.ectype.compiler.link;

import dev.ectype.compiler.ir.NameKey;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares the values of enums: {@code retired}, {@code RETIRED} and {@code STATUS_RETIRED} are equal. */
final class EnumWords {
    private EnumWords() {}

    /** Returns the texts of an enum. */
    static List<String> texts(EnumType type) {
        List<String> texts = new ArrayList<>();
        for (JsonValue value : type.values()) {
            if (value instanceof JsonText text) {
                texts.add(text.text());
            }
        }
        return texts;
    }

    /**
     * Pairs values of one enum with equal ones of another.
     *
     * @param name the name of the first enum, which its values may begin with, or null
     * @return the stored values by the values of the first enum
     */
    static Map<String, String> pair(List<String> values, @Nullable String name, List<String> stored) {
        String prefix = prefix(values);
        String storedPrefix = prefix(stored);
        Map<String, String> byKey = new LinkedHashMap<>();
        stored.forEach(value -> byKey.putIfAbsent(NameKey.of(value), value));
        stored.forEach(value -> byKey.putIfAbsent(NameKey.of(value.substring(storedPrefix.length())), value));
        Map<String, String> pairs = new LinkedHashMap<>();
        for (String value : values) {
            String key = NameKey.of(value);
            String type = name == null ? "" : NameKey.ofType(name);
            String found = byKey.get(key);
            found = found == null ? byKey.get(NameKey.of(value.substring(prefix.length()))) : found;
            found = found == null && key.startsWith(type) ? byKey.get(key.substring(type.length())) : found;
            if (found != null && !pairs.containsValue(found)) {
                pairs.put(value, found);
            }
        }
        return pairs;
    }

    /** Returns the words that all values begin with, with the separator behind them. */
    private static String prefix(List<String> values) {
        if (values.size() < 2) {
            return "";
        }
        String prefix = values.get(0);
        for (String value : values) {
            while (!value.startsWith(prefix)) {
                prefix = prefix.substring(0, prefix.length() - 1);
            }
        }
        int end = Math.max(prefix.lastIndexOf('_'), prefix.lastIndexOf('-'));
        return prefix.substring(0, end + 1);
    }
}
