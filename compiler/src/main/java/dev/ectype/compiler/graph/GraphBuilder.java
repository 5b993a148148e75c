package dev.ectype.compiler.graph;

import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import java.util.List;

/** Builds the behavior of each operation from its inferred role. */
final class GraphBuilder {
    private final ApiModel model;
    private final ResourceIndex resources;
    private final ErrorExits exits;

    GraphBuilder(ApiModel model) {
        this.model = model;
        this.resources = ResourceIndex.of(model);
        this.exits = ErrorExits.of(model);
    }

    BehaviorGraph build() {
        List<Behavior> behaviors =
                model.endpoints().stream().map(this::behavior).toList();
        return new BehaviorGraph(model, behaviors, new StateMachineBuilder(model).build());
    }

    private Behavior behavior(Endpoint endpoint) {
        List<Step> steps = new StepBuilder(endpoint, resources).build();
        Projection.Content content = ContentSteps.projection(endpoint);
        List<Precondition> needed = Preconditions.of(endpoint);
        return new Behavior(
                endpoint.id(),
                needed,
                steps,
                ReplyRuleBuilder.of(endpoint, steps, content),
                exits.of(endpoint, needed, steps, content != null));
    }
}
