package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.List;

/** What calls give instead of what they do: each makes one. */
public final class LongRunningOperationResources {
    private LongRunningOperationResources() {}

    /** Whether the things of a sketch are such operations. */
    public static boolean includes(ModelDraft draft, ResourceDraft sketch) {
        List<TypeName> names = sketch.type == null ? List.of() : draft.shapes.names(sketch.storedType());
        return !names.isEmpty()
                && draft.routes.all().stream()
                        .anyMatch(route -> route.endpoint().binding() instanceof GrpcMethod method
                                && method.longRunning() != null
                                && names.contains(method.longRunning().operation()));
    }
}
