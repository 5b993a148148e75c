package dev.ectype.compiler.graph.step;

import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes the content stored with {@code target}, or under the request's own path without a target. */
public sealed interface ContentStep extends Step {
    /** Returns the name of the instance, or null for the content of a path. */
    @Nullable
    String target();

    /** Returns the name of one of several contents of an instance, or an empty name. */
    String slot();

    @Override
    default List<String> uses() {
        String target = target();
        return target == null ? List.of() : List.of(target);
    }

    @Override
    default StepOutput output() {
        return target() == null ? StepOutput.NOTHING : StepOutput.INSTANCE;
    }

    @Override
    default boolean usesBody() {
        return true;
    }

    /** Stores the request's content. */
    @JsonName("keep")
    record StoreContent(
            @Nullable ResourceName resource, @Nullable String target, String slot) implements ContentStep {}

    /** Deletes the stored content, else the MISSING exit. */
    @JsonName("forget")
    record DeleteContent(
            @Nullable ResourceName resource, @Nullable String target, String slot) implements ContentStep {
        @Override
        public boolean mayMiss() {
            return true;
        }
    }
}
