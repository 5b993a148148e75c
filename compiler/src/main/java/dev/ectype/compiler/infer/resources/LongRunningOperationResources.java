package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.List;

/** Recognises the resources of long-running operations, which calls return instead of a result. */
public final class LongRunningOperationResources {
    private LongRunningOperationResources() {}

    /** Returns whether a resource's type is that of long-running operations. */
    public static boolean includes(ModelDraft draft, ResourceDraft resource) {
        List<TypeName> names = resource.type == null ? List.of() : draft.shapes.names(resource.storedType());
        for (OperationRoute route : names.isEmpty() ? List.<OperationRoute>of() : draft.routes.all()) {
            GrpcMethod.LongRunningOperation started = route.endpoint().binding().longRunning();
            if (started != null && names.contains(started.operation())) {
                return true;
            }
        }
        return false;
    }
}
