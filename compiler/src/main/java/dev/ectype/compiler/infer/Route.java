package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Parameter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation that is reached by a method on a path, or that is called and read as if it were.
 *
 * @param told what a called operation is told beside its path and what the path as it is read has for a parameter
 */
record Route(Endpoint endpoint, String method, PathTemplate path, List<Parameter> told) {
    Route {
        told = List.copyOf(told);
    }

    Route(Endpoint endpoint, String method, PathTemplate path) {
        this(endpoint, method, path, List.of());
    }

    /** The descriptions of the path's parameters, as far as it has them. */
    List<Parameter> pathParameters() {
        List<Parameter> parameters = new ArrayList<>(told);
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.PATH) {
                parameters.add(parameter);
            }
        }
        return parameters;
    }

    /** The description of a path parameter, or null when it has none. */
    @Nullable
    Parameter pathParameter(String name) {
        for (Parameter parameter : pathParameters()) {
            if (parameter.name().equals(name)) {
                return parameter;
            }
        }
        return null;
    }

    /** Whether the operation can be called without any query parameter. */
    boolean needsNoQuery() {
        return endpoint.parameters().stream()
                .noneMatch(parameter ->
                        parameter.required() && parameter.in() == Parameter.In.QUERY && !told.contains(parameter));
    }
}
