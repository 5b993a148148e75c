package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.List;
import java.util.stream.Stream;

/** Recognises the resources of long-running operations, which calls return instead of a result. */
public final class LongRunningOperationResources {
    private LongRunningOperationResources() {}

    /** Returns whether a resource's type is that of long-running operations. */
    public static boolean includes(ModelDraft draft, ResourceDraft resource) {
        List<TypeName> names = resource.type == null ? List.of() : draft.shapes.names(resource.storedType());
        return !names.isEmpty()
                && draft.routes.all().stream()
                        .flatMap(route ->
                                Stream.ofNullable(route.endpoint().binding().longRunning()))
                        .anyMatch(started -> names.contains(started.operation()));
    }
}
