package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import java.util.ArrayList;
import java.util.List;

/** Turns what inference says about each operation into the little program that it runs. */
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
        return new BehaviorGraph(model, behaviors, new MachineBuilder(model).build());
    }

    private Behavior behavior(Endpoint endpoint) {
        List<Step> steps = new StepBuilder(endpoint, resources).build();
        return new Behavior(
                endpoint.id(),
                preconditions(endpoint),
                steps,
                ReplyRules.of(endpoint, steps),
                exits.of(endpoint, steps));
    }

    private static List<Precondition> preconditions(Endpoint endpoint) {
        List<Precondition> preconditions = new ArrayList<>();
        if (!endpoint.security().isEmpty()) {
            preconditions.add(new Precondition.Credential(endpoint.security()));
        }
        if (!endpoint.parameters().isEmpty()) {
            preconditions.add(new Precondition.ValidParameters());
        }
        if (endpoint.body() != null) {
            preconditions.add(new Precondition.ValidBody(endpoint.body().required()));
        }
        return preconditions;
    }
}
