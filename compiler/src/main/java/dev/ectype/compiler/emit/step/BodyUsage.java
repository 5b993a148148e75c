package dev.ectype.compiler.emit.step;

import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.Step;
import java.util.List;

/** Decides whether an operation uses the whole request body rather than single members. */
final class BodyUsage {
    /** Steps that need no request body. */
    private static final List<Class<? extends Step>> WITHOUT = List.of(
            Step.ReplyWithSample.class,
            Step.ClearMembers.class,
            Step.ClearSubResource.class,
            Step.Link.class,
            Step.RequireLink.class,
            Step.Lookup.class,
            Step.SetFlag.class,
            Step.LookupNewest.class,
            Step.LookupSingleton.class,
            Step.FilterByQualifiers.class,
            Step.ReadSubResource.class,
            Step.Remove.class,
            Step.AdvanceOperation.class,
            Step.Transition.class,
            Step.Unlink.class);

    private BodyUsage() {}

    static boolean of(Behavior behavior) {
        return behavior.steps().stream().anyMatch(step -> !WITHOUT.contains(step.getClass()));
    }
}
