package dev.ectype.compiler.emit;

import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.Step;
import java.util.List;

/** Tells whether an operation does something with all that its request carries, rather than with single members of it. */
final class BodyUse {
    /** Steps that know what they work on by its name alone. */
    private static final List<Class<? extends Step>> WITHOUT = List.of(
            Step.Answer.class,
            Step.Clear.class,
            Step.ClearPart.class,
            Step.Emit.class,
            Step.Link.class,
            Step.Linked.class,
            Step.Lookup.class,
            Step.Mark.class,
            Step.Newest.class,
            Step.Only.class,
            Step.Qualify.class,
            Step.ReadPart.class,
            Step.Remove.class,
            Step.Settle.class,
            Step.Transition.class,
            Step.Unlink.class);

    private BodyUse() {}

    static boolean of(Behavior behavior) {
        return behavior.steps().stream().anyMatch(step -> !WITHOUT.contains(step.getClass()));
    }
}
