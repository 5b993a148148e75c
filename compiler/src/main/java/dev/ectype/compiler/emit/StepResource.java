package dev.ectype.compiler.emit;

import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.Cases;
import dev.ectype.compiler.ir.ResourceName;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The resource that a step works on. */
final class StepResource {
    private static final Cases<Step, Optional<ResourceName>> RESOURCE = Cases.<Step, Optional<ResourceName>>of(
                    Step.class)
            .on(Step.Lookup.class, step -> Optional.of(step.resource()))
            .on(Step.Newest.class, step -> Optional.of(step.resource()))
            .on(Step.Qualify.class, step -> Optional.of(step.resource()))
            .on(Step.LookupInBody.class, step -> Optional.of(step.resource()))
            .on(Step.Only.class, step -> Optional.of(step.resource()))
            .on(Step.Query.class, step -> Optional.of(step.resource()))
            .on(Step.Insert.class, step -> Optional.of(step.resource()))
            .on(Step.Start.class, step -> Optional.of(step.resource()))
            .on(Step.Settle.class, step -> Optional.of(step.resource()))
            .on(Step.Replace.class, step -> Optional.of(step.resource()))
            .on(Step.Upsert.class, step -> Optional.of(step.resource()))
            .on(Step.Merge.class, step -> Optional.of(step.resource()))
            .on(Step.ChangeMany.class, step -> Optional.of(step.resource()))
            .on(Step.Transition.class, step -> Optional.of(step.resource()))
            .on(Step.Clear.class, step -> Optional.of(step.resource()))
            .on(Step.Mark.class, step -> Optional.of(step.resource()))
            .on(Step.Adjust.class, step -> Optional.of(step.resource()))
            .on(Step.Remove.class, step -> Optional.of(step.resource()))
            .on(Step.Keep.class, step -> Optional.ofNullable(step.resource()))
            .on(Step.Forget.class, step -> Optional.ofNullable(step.resource()))
            .on(Step.RemoveMany.class, step -> Optional.of(step.resource()))
            .on(Step.ReadPart.class, step -> Optional.of(step.resource()))
            .on(Step.WritePart.class, step -> Optional.of(step.resource()))
            .on(Step.ClearPart.class, step -> Optional.of(step.resource()))
            .on(Step.Link.class, step -> Optional.of(step.resource()))
            .on(Step.Unlink.class, step -> Optional.of(step.resource()))
            .on(Step.Linked.class, step -> Optional.of(step.resource()))
            .on(Step.LookupAll.class, step -> Optional.of(step.resource()))
            .on(Step.Gather.class, step -> Optional.of(step.resource()))
            .on(Step.Publish.class, step -> Optional.of(step.resource()))
            .on(Step.Referrers.class, step -> Optional.of(step.resource()))
            .on(Step.Fetch.class, step -> Optional.of(step.resource()))
            .on(Step.Emit.class, step -> Optional.empty())
            .on(Step.Answer.class, step -> Optional.empty())
            .exhaustive();

    private StepResource() {}

    static @Nullable ResourceName of(Step step) {
        return RESOURCE.apply(step).orElse(null);
    }
}
