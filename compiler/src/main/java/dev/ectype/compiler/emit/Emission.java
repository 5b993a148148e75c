package dev.ectype.compiler.emit;

import dev.ectype.compiler.collection.OrderedMaps;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Everything that is emitted for one description.
 *
 * @param hash the SHA-256 of the API in its canonical form
 * @param emulator the full name of the class that boots
 * @param sources the Java sources by path, such as {@code petstore/Pet.java}, in the order of the paths
 * @param layers all paths of the sources, in an order in which they can be compiled one layer after another
 * @param planPath where the plan lies among the classes, such as {@code petstore/PetstoreEmulator.plan.json}
 * @param plan the plan as compact JSON
 */
public record Emission(
        String hash, String emulator, Map<String, String> sources, List<Layer> layers, String planPath, String plan) {
    public Emission {
        sources = OrderedMaps.copyOf(sources);
        layers = List.copyOf(layers);
    }

    /**
     * Sources that name no others but each other and those of earlier layers.
     *
     * @param separate whether they do not even name each other, so that any part of the layer can be compiled by itself
     */
    public record Layer(List<String> paths, boolean separate) {
        public Layer {
            paths = List.copyOf(paths);
        }
    }

    /** The sources and, beside the class that reads it, the plan: everything that is written to disk, by path. */
    public Map<String, String> files() {
        Map<String, String> files = new TreeMap<>(sources);
        files.put(planPath, plan);
        return files;
    }
}
