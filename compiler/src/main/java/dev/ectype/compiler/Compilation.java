package dev.ectype.compiler;

import dev.ectype.compiler.emit.Emission;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.infer.Proposal;
import dev.ectype.compiler.ir.ApiModel;
import java.util.List;

/**
 * What each stage made of descriptions that hold no error.
 *
 * @param canonical the API as described
 * @param proposals what inference made of it, accepted or not
 * @param graph how the completed API behaves
 * @param emission its emulator
 */
public record Compilation(ApiModel canonical, List<Proposal> proposals, BehaviorGraph graph, Emission emission) {
    public Compilation {
        proposals = List.copyOf(proposals);
    }
}
