package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.GrpcMethod;
import dev.ectype.compiler.ir.TypeName;
import java.util.List;

/** What calls give instead of what they do: each makes one. */
final class BegunOperations {
    private BegunOperations() {}

    /** Whether the things of a sketch are such operations. */
    static boolean are(Draft draft, Sketch sketch) {
        List<TypeName> names = sketch.type == null ? List.of() : draft.shapes.names(sketch.stored());
        return !names.isEmpty()
                && draft.routes.all().stream()
                        .anyMatch(route -> route.endpoint().binding() instanceof GrpcMethod method
                                && method.lasting() != null
                                && names.contains(method.lasting().operation()));
    }
}
