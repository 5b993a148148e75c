package dev.ectype.compiler.emit;

import dev.ectype.compiler.collection.OrderedMaps;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Holds all emitted files of one description.
 *
 * @param hash the SHA-256 of the API in its canonical form
 * @param emulator the qualified name of the emulator class
 * @param sources the Java sources by path, such as {@code petstore/Pet.java}, in the order of the paths
 * @param layers all paths of the sources, in an order in which they can be compiled one layer after another
 * @param planPath the path of the plan among the classes, such as {@code petstore/PetstoreEmulator.plan.json}
 * @param plan the plan as compact JSON
 */
public record Emission(
        String hash, String emulator, Map<String, String> sources, List<Layer> layers, String planPath, String plan) {
    public Emission {
        sources = OrderedMaps.copyOf(sources);
        layers = List.copyOf(layers);
    }

    /**
     * Holds sources that refer only to each other and to sources of earlier layers.
     *
     * @param separate true if the sources do not refer to each other, so that any part of the layer compiles alone
     */
    public record Layer(List<String> paths, boolean separate) {
        public Layer {
            paths = List.copyOf(paths);
        }
    }

    /** Returns all files to write by path: the sources, and the plan beside the class that reads it. */
    public Map<String, String> files() {
        Map<String, String> files = new TreeMap<>(sources);
        files.put(planPath, plan);
        return files;
    }

    /** Returns the number of lines of all sources. */
    public int lines() {
        return (int) sources.values().stream()
                .mapToLong(source -> source.chars().filter(each -> each == '\n').count())
                .sum();
    }
}
