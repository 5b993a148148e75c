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
        for (ParameterBinding binding : endpoint.parameterBindings()) {
            Document value = values.get(binding.parameter());
            for (ParameterPlan parameter : plan.parameters()) {
                boolean rejected =
                        value != null && parameter.name().equals(binding.parameter()) && !accepts(parameter, value);
                for (KnownInstance each : rejected ? instances.all(binding.resource()) : KnownInstances.NONE) {
                    Document alternative = each.document().member(binding.member());
                    if (alternative != null
                            && KnownInstances.isIdentifier(alternative)
                            && accepts(parameter, alternative)) {
                        values.put(binding.parameter(), alternative);
                    }
                }
            }
        }
    }

    private static boolean accepts(ParameterPlan parameter, Document value) {
        Document coerced = value.isString() ? Coercion.coerce(value.text(), parameter.type()) : value;
        return Validator.allows(parameter.type(), coerced, Direction.REQUEST)
                || Validator.allows(parameter.type(), Document.of(value.text()), Direction.REQUEST);
    }
}
