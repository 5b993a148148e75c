package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the identifiers that the examples of a description give to seeded instances. */
record DescribedIdentifiers(ModelIndex model, Map<String, OperationPlan> plans, SampleRequestWriter writer) {
    /** Returns the identifier of a seeded instance, or null if no example has one. */
    @Nullable
    Document of(Resource resource) {
        for (Endpoint endpoint : resource.seeded() ? model.on(resource.name()) : List.<Endpoint>of()) {
            OperationPlan plan = plans.get(endpoint.id().value());
            for (ParameterBinding binding : plan == null ? List.<ParameterBinding>of() : endpoint.parameterBindings()) {
                boolean identifies = binding.resource().equals(resource.name())
                        && binding.member().equals(resource.identity().member());
                Document sampled = identifies && plan != null ? writer.sampled(plan, binding.parameter()) : null;
                if (sampled != null) {
                    return sampled;
                }
            }
        }
        return null;
    }
}
