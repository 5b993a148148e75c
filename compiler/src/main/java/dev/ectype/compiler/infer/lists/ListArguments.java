package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;

/** Collects what a request can choose about a list: query parameters and, of a method of a service, members of its message. */
final class ListArguments {
    private ListArguments() {}

    static List<Parameter> of(TypeShapes shapes, Endpoint endpoint) {
        List<Parameter> parameters = new ArrayList<>();
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.QUERY) {
                parameters.add(parameter);
            }
        }
        parameters.addAll(members(shapes, endpoint));
        return parameters;
    }

    /** Returns the members of the message of a method; none for other operations, whose bodies are searches. */
    static List<Parameter> members(TypeShapes shapes, Endpoint endpoint) {
        List<Parameter> members = new ArrayList<>();
        if (endpoint.binding().serviceName() != null) {
            for (ObjectMember member :
                    shapes.shape(Payloads.bodyType(endpoint)).members().values()) {
                members.add(CallArguments.argument(member));
            }
        }
        return members;
    }
}
