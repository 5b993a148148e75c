package dev.ectype.compiler.collection;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Creates immutable maps that keep their insertion order. */
public final class OrderedMaps {
    private OrderedMaps() {}

    public static <K, V> Map<K, V> copyOf(Map<K, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }
}
