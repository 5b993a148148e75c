package dev.ectype.compiler.emit.type;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Returns the resource of a step. */
public final class StepResource {
    private static final Cases<Step, Optional<ResourceName>> RESOURCE = Cases.<Step, Optional<ResourceName>>of(
                    Step.class)
            .on(Step.Lookup.class, step -> Optional.of(step.resource()))
            .on(Step.LookupNewest.class, step -> Optional.of(step.resource()))
            .on(Step.FilterByQualifiers.class, step -> Optional.of(step.resource()))
            .on(Step.LookupInBody.class, step -> Optional.of(step.resource()))
            .on(Step.LookupSingleton.class, step -> Optional.of(step.resource()))
            .on(Step.Query.class, step -> Optional.of(step.resource()))
            .on(Step.Insert.class, step -> Optional.of(step.resource()))
            .on(Step.StartOperation.class, step -> Optional.of(step.resource()))
            .on(Step.AdvanceOperation.class, step -> Optional.of(step.resource()))
            .on(Step.Replace.class, step -> Optional.of(step.resource()))
            .on(Step.Upsert.class, step -> Optional.of(step.resource()))
            .on(Step.Merge.class, step -> Optional.of(step.resource()))
            .on(Step.ChangeMany.class, step -> Optional.of(step.resource()))
            .on(Step.Transition.class, step -> Optional.of(step.resource()))
            .on(Step.ClearMembers.class, step -> Optional.of(step.resource()))
            .on(Step.SetFlag.class, step -> Optional.of(step.resource()))
            .on(Step.UpdateMembers.class, step -> Optional.of(step.resource()))
            .on(Step.Remove.class, step -> Optional.of(step.resource()))
            .on(Step.StoreContent.class, step -> Optional.ofNullable(step.resource()))
            .on(Step.DeleteContent.class, step -> Optional.ofNullable(step.resource()))
            .on(Step.RemoveMany.class, step -> Optional.of(step.resource()))
            .on(Step.ReadSubResource.class, step -> Optional.of(step.resource()))
            .on(Step.WriteSubResource.class, step -> Optional.of(step.resource()))
            .on(Step.ClearSubResource.class, step -> Optional.of(step.resource()))
            .on(Step.Link.class, step -> Optional.of(step.resource()))
            .on(Step.Unlink.class, step -> Optional.of(step.resource()))
            .on(Step.RequireLink.class, step -> Optional.of(step.resource()))
            .on(Step.LookupAll.class, step -> Optional.of(step.resource()))
            .on(Step.EditList.class, step -> Optional.of(step.resource()))
            .on(Step.Publish.class, step -> Optional.of(step.resource()))
            .on(Step.ListReferrers.class, step -> Optional.of(step.resource()))
            .on(Step.Fetch.class, step -> Optional.of(step.resource()))
            .on(Step.ReplyWithSample.class, step -> Optional.empty())
            .exhaustive();

    private StepResource() {}

    static @Nullable public ResourceName of(Step step) {
        return RESOURCE.apply(step).orElse(null);
    }
}
