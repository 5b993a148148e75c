package dev.ectype.runtime.emulator.openapi;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Assigns component keys to declared types, because components allow fewer characters than descriptions. */
final class ComponentNames {
    private final Map<String, String> keys = new LinkedHashMap<>();

    ComponentNames(List<String> names) {
        Set<String> taken = new LinkedHashSet<>();
        for (String name : names) {
            String plain = name.isEmpty() ? "_" : name.replaceAll("[^A-Za-z0-9._-]", "_");
            String key = plain;
            for (int number = 2; !taken.add(key); number++) {
                key = plain + "_" + number;
            }
            keys.put(name, key);
        }
    }

    Map<String, String> keys() {
        return keys;
    }

    boolean knows(String name) {
        return keys.containsKey(name);
    }

    String reference(String name) {
        return "#/components/schemas/" + keys.get(name);
    }
}
