package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.ApiModel;
import java.util.List;

/** Describes how every operation of an API reads and changes its resources. */
public record BehaviorGraph(ApiModel model, List<Behavior> behaviors, List<StateMachine> machines) {
    public BehaviorGraph {
        behaviors = List.copyOf(behaviors);
        machines = List.copyOf(machines);
    }

    /** Creates the graph of a completed model. */
    public static BehaviorGraph of(ApiModel model) {
        return new GraphBuilder(model).build();
    }
}
