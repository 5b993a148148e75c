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
        ParameterBinding tie = last < 0 ? null : endpoint.parameterBindings().get(last);
        Document usual =
                tie == null || values.containsKey(tie.parameter()) ? null : writer.sampled(plan, tie.parameter());
        if (tie == null || usual == null || deleted.add(tie.resource() + "\n" + usual)) {
            return;
        }
        Document other = writer.unused(plan, tie.parameter(), salt);
        if (other != null) {
            values.put(tie.parameter(), other);
        }
    }
}
