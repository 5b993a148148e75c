package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation with a method and a path, either its own or those that a call is read with.
 *
 * @param arguments the arguments of a call outside its path that the path has as parameters
 */
public record OperationRoute(Endpoint endpoint, String method, SegmentedPath path, List<Parameter> arguments) {
    public OperationRoute {
        arguments = List.copyOf(arguments);
    }

    OperationRoute(Endpoint endpoint, String method, SegmentedPath path) {
        this(endpoint, method, path, List.of());
    }

    /** The hash of the path: that of the endpoint would need all types of its messages. */
    @Override
    public int hashCode() {
        return path.hashCode();
    }

    /** Returns the descriptions of the path's parameters, as far as they exist. */
    public List<Parameter> pathParameters() {
        List<Parameter> parameters = new ArrayList<>(arguments);
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.PATH) {
                parameters.add(parameter);
            }
        }
        return parameters;
    }

    /** Returns the description of a path parameter, or null when it has none. */
    @Nullable
    public Parameter pathParameter(String name) {
        for (Parameter parameter : pathParameters()) {
            if (parameter.name().equals(name)) {
                return parameter;
            }
        }
        return null;
    }

    /** Returns whether a response with a status, such as {@code 201}, is described. */
    public boolean declares(String status) {
        return endpoint.responses().stream()
                .anyMatch(response -> response.status().equals(status));
    }

    /** Returns whether the operation can be called without any query parameter. */
    public boolean needsNoQuery() {
        return endpoint.parameters().stream()
                .noneMatch(parameter ->
                        parameter.required() && parameter.in() == Parameter.In.QUERY && !arguments.contains(parameter));
    }
}
