package dev.ectype.compiler.emit;

import dev.ectype.compiler.ir.Ordered;
import java.util.Map;
import java.util.TreeMap;

/**
 * Everything that is emitted for one description.
 *
 * @param hash the SHA-256 of the API in its canonical form
 * @param emulator the full name of the class that boots
 * @param sources the Java sources by path, such as {@code petstore/Pet.java}, in the order of the paths
 * @param planPath where the plan lies among the classes, such as {@code petstore/PetstoreEmulator.plan.json}
 * @param plan the plan as compact JSON
 */
public record Emission(String hash, String emulator, Map<String, String> sources, String planPath, String plan) {
    public Emission {
        sources = Ordered.copyOf(sources);
    }

    /** The sources and, beside the class that reads it, the plan: everything that is written to disk, by path. */
    public Map<String, String> files() {
        Map<String, String> files = new TreeMap<>(sources);
        files.put(planPath, plan);
        return files;
    }
}
