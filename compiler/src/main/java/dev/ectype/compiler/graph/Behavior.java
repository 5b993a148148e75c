package dev.ectype.compiler.graph;

import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.EndpointId;
import java.util.List;

/** Describes the preconditions, the steps, the reply and the error exits of one operation. */
public record Behavior(
        EndpointId endpoint,
        List<Precondition> preconditions,
        List<Step> steps,
        ReplyRule reply,
        List<ErrorExit> exits) {
    public Behavior {
        preconditions = List.copyOf(preconditions);
        steps = List.copyOf(steps);
        exits = List.copyOf(exits);
    }
}
