package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.ApiModel;
import java.util.List;

/** How every operation of an API reads and changes its resources. */
public record BehaviorGraph(ApiModel model, List<Behavior> behaviors, List<StateMachine> machines) {
    public BehaviorGraph {
        behaviors = List.copyOf(behaviors);
        machines = List.copyOf(machines);
    }

    /** The graph of a completed model. */
    public static BehaviorGraph of(ApiModel model) {
        return new GraphBuilder(model, ContentRules.of(model)).build();
    }

    /** The graph of a model of which nothing is to be guessed: no operation shows what another one took. */
    public static BehaviorGraph literally(ApiModel model) {
        return new GraphBuilder(model, ContentRules.none()).build();
    }
}
