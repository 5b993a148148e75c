package dev.ectype.compiler.graph.step;

import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.List;

/** Works on the instance that an earlier step found. */
public sealed interface TargetStep extends Step permits ChangeStep, SubResourceStep, LinkStep, ReplyingStep {
    @Override
    ResourceName resource();

    /** Returns the name of the instance. */
    String target();

    @Override
    default List<String> uses() {
        return List.of(target());
    }
}
