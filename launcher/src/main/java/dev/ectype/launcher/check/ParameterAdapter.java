package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.Map;

/** Replaces parameter values that an operation's parameter types reject with those of other known instances. */
final class ParameterAdapter {
    private final KnownInstances instances;

    ParameterAdapter(KnownInstances instances) {
        this.instances = instances;
    }

    /** Adapts the values to one operation: operations may declare the same parameter as a string or as a number. */
    void adapt(Endpoint endpoint, OperationPlan plan, Map<String, Document> values) {
        for (ParameterBinding tie : endpoint.parameterBindings()) {
            Document value = values.get(tie.parameter());
            for (ParameterPlan parameter : plan.parameters()) {
                boolean refused = value != null && parameter.name().equals(tie.parameter()) && !takes(parameter, value);
                for (KnownInstance each : refused ? instances.all(tie.resource()) : KnownInstances.NONE) {
                    Document other = each.document().member(tie.member());
                    if (other != null && KnownInstances.names(other) && takes(parameter, other)) {
                        values.put(tie.parameter(), other);
                    }
                }
            }
        }
    }

    private static boolean takes(ParameterPlan parameter, Document value) {
        Document spelled = value.isString() ? Coercion.coerce(value.text(), parameter.type()) : value;
        return Validator.allows(parameter.type(), spelled, Direction.REQUEST)
                || Validator.allows(parameter.type(), Document.of(value.text()), Direction.REQUEST);
    }
}
