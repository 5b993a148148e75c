package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Gives each deletion an identifier of its own where any identifier is valid, since deleted instances are gone. */
final class DeletionTargets {
    private final SampleRequestWriter writer;
    private final Set<String> deleted = new LinkedHashSet<>();

    DeletionTargets(SampleRequestWriter writer) {
        this.writer = writer;
    }

    void rename(Endpoint endpoint, OperationPlan plan, Map<String, Document> values, String salt) {
        int last = endpoint.parameterBindings().size() - 1;
        ParameterBinding binding =
                last < 0 ? null : endpoint.parameterBindings().get(last);
        Document sample = binding == null || values.containsKey(binding.parameter())
                ? null
                : writer.sampled(plan, binding.parameter());
        if (binding == null || sample == null || deleted.add(binding.resource() + "\n" + sample)) {
            return;
        }
        Document unused = writer.unused(plan, binding.parameter(), salt);
        if (unused != null) {
            values.put(binding.parameter(), unused);
        }
    }
}
