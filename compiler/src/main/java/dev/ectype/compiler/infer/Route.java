package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Parameter;
import org.jspecify.annotations.Nullable;

/** An operation that is reached by a method on a path. */
record Route(Endpoint endpoint, String method, PathTemplate path) {
    /** The description of a path parameter, or null when it has none. */
    @Nullable
    Parameter pathParameter(String name) {
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.PATH && parameter.name().equals(name)) {
                return parameter;
            }
        }
        return null;
    }

    /** Whether the operation can be called without any query parameter. */
    boolean needsNoQuery() {
        return endpoint.parameters().stream()
                .noneMatch(parameter -> parameter.required() && parameter.in() == Parameter.In.QUERY);
    }
}
