package dev.ectype.compiler.graph.step;

import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;

/** Reads or changes one member of an instance, which has a path of its own, and replies with it. */
public sealed interface SubResourceStep extends TargetStep {
    /** Returns the member. */
    String member();

    @Override
    default StepOutput output() {
        return StepOutput.VALUE;
    }

    @Override
    default List<MemberPath> memberPaths() {
        return List.of(MemberPath.ofDots(member()));
    }

    /** Reads {@code member} of {@code target}. */
    @JsonName("readPart")
    record ReadSubResource(ResourceName resource, String target, String member) implements SubResourceStep {}

    /** Writes the body's value at {@code bodyAt} into {@code member} of {@code target}, or merges it. */
    @JsonName("writePart")
    record WriteSubResource(ResourceName resource, String target, String member, boolean merges, MemberPath bodyAt)
            implements SubResourceStep {}

    /** Resets {@code member} of {@code target} to its initial value. */
    @JsonName("clearPart")
    record ClearSubResource(ResourceName resource, String target, String member) implements SubResourceStep {}
}
