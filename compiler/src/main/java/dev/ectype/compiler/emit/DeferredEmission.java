package dev.ectype.compiler.emit;

import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.emit.plan.RecordedState;
import dev.ectype.compiler.graph.BehaviorGraph;
import java.util.function.Supplier;

/**
 * Holds a behavior graph with all that its emission needs.
 *
 * @param hash the SHA-256 of the API in its canonical form, which another thread may still compute
 * @param recorded the instances and replies that a recording contains
 * @param packageName the package of the sources
 * @param mappings the Java classes that users choose for formats of texts and numbers
 */
public record DeferredEmission(
        BehaviorGraph graph, Supplier<String> hash, RecordedState recorded, String packageName, TypeMappings mappings) {
    /** Emits all sources and the plan. */
    public Emission whole() {
        return Emitter.emit(graph, hash, recorded, packageName, mappings);
    }

    /** Emits the plan, and sources when they are asked for. */
    public PartialEmission partial() {
        return PartialEmission.of(graph, hash, recorded, packageName, mappings);
    }
}
