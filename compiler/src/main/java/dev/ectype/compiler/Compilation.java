package dev.ectype.compiler;

import dev.ectype.compiler.emit.Emission;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the result of every compiler stage for descriptions without errors.
 *
 * @param canonical the API as described
 * @param stated what people stated about conclusions
 * @param proposals the proposals of inference, accepted or not
 * @param graph the behavior of the completed API
 * @param emission the sources and the plan of the emulator
 * @param recordedDescription the OpenAPI description that was derived from a recording, or null without a recording
 */
public record Compilation(
        ApiModel canonical,
        StatedConclusions stated,
        List<Proposal> proposals,
        BehaviorGraph graph,
        Emission emission,
        @Nullable JsonObject recordedDescription) {
    public Compilation {
        proposals = List.copyOf(proposals);
    }
}
