package dev.ectype.compiler;

import dev.ectype.compiler.emit.Emission;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What each stage made of descriptions that hold no error.
 *
 * @param canonical the API as described
 * @param proposals what inference made of it, accepted or not
 * @param graph how the completed API behaves
 * @param emission its emulator
 * @param recordedDescription the description in OpenAPI that was written from a recording, or null where people wrote one
 */
public record Compilation(
        ApiModel canonical,
        List<Proposal> proposals,
        BehaviorGraph graph,
        Emission emission,
        @Nullable JsonObject recordedDescription) {
    public Compilation {
        proposals = List.copyOf(proposals);
    }
}
