package dev.ectype.compiler;

import dev.ectype.compiler.emit.DeferredEmission;
import dev.ectype.compiler.emit.Emission;
import dev.ectype.compiler.emit.PartialEmission;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the results of the compiler's stages for descriptions without errors. */
public final class Compilation {
    private final ApiModel canonical;
    private final StatedConclusions stated;
    private final List<Proposal> proposals;
    private final DeferredEmission deferred;
    private final @Nullable JsonObject recordedDescription;
    private @Nullable Emission emission;

    Compilation(
            ApiModel canonical,
            StatedConclusions stated,
            List<Proposal> proposals,
            DeferredEmission deferred,
            @Nullable JsonObject recordedDescription) {
        this.canonical = canonical;
        this.stated = stated;
        this.proposals = List.copyOf(proposals);
        this.deferred = deferred;
        this.recordedDescription = recordedDescription;
    }

    /** Returns the API as described. */
    public ApiModel canonical() {
        return canonical;
    }

    /** Returns what people stated about conclusions. */
    public StatedConclusions stated() {
        return stated;
    }

    /** Returns the proposals of inference, accepted or not. */
    public List<Proposal> proposals() {
        return proposals;
    }

    /** Returns the behavior of the completed API. */
    public BehaviorGraph graph() {
        return deferred.graph();
    }

    /** Returns the sources and the plan of the emulator. {@link EmulatorCompiler#prepare} leaves them to the first call. */
    public synchronized Emission emission() {
        Emission known = emission;
        if (known == null) {
            known = DeepStack.run(deferred::whole);
            emission = known;
        }
        return known;
    }

    /** Emits the plan of the emulator, and sources when they are asked for. */
    public PartialEmission partialEmission() {
        return DeepStack.run(deferred::partial);
    }

    /** Returns the OpenAPI description that was derived from a recording, or null without a recording. */
    public @Nullable JsonObject recordedDescription() {
        return recordedDescription;
    }
}
