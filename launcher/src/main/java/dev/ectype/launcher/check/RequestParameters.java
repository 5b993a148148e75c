package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Chooses the parameter values of a request: identifiers of known instances, or unused values where any are valid. */
final class RequestParameters {
    private final KnownInstances instances;
    private final SampleRequestWriter writer;
    private final BodyReferences bodyReferences;
    private final ExtraMembers extraMembers;
    private final DeletionTargets deletionTargets;
    private final RequiredFilters requiredFilters;

    RequestParameters(
            KnownInstances instances,
            SampleRequestWriter writer,
            BodyReferences bodyReferences,
            ExtraMembers extraMembers,
            RequiredFilters requiredFilters) {
        this.instances = instances;
        this.writer = writer;
        this.bodyReferences = bodyReferences;
        this.extraMembers = extraMembers;
        this.deletionTargets = new DeletionTargets(writer);
        this.requiredFilters = requiredFilters;
    }

    Map<String, Document> of(Endpoint endpoint, @Nullable KnownInstance subject, @Nullable OperationPlan plan)
            throws IOException {
        Map<String, Document> values = instances.parameters(endpoint, subject);
        if (endpoint.role() instanceof DeleteMany many && many.parameter() != null) {
            Document identifier = bodyReferences.identifiersToDelete(many);
            if (identifier != null) {
                values.put(many.parameter(), identifier);
            }
        }
        for (Parameter parameter :
                WalkOrder.of(endpoint) == WalkOrder.CREATE ? List.<Parameter>of() : endpoint.parameters()) {
            boolean header = parameter.in() == Parameter.In.HEADER && parameter.required();
            if (header && parameter.name().equalsIgnoreCase("if-match")) {
                // The walk knows no version, so its requests match every version.
                values.put(parameter.name(), Document.of("*"));
            }
        }
        requiredFilters.add(endpoint, values);
        if (plan != null) {
            new ParameterAdapter(instances).adapt(endpoint, plan, values);
        }
        if (plan != null && endpoint.role() instanceof Role.Replace replace && replace.creates()) {
            endpoint.parameterBindings()
                    .forEach(
                            binding -> values.computeIfAbsent(binding.parameter(), name -> writer.sampled(plan, name)));
        }
        if (plan != null) {
            extraMembers.distinguish(endpoint, plan, values);
        }
        if (plan != null && endpoint.role() instanceof Role.Delete) {
            deletionTargets.rename(endpoint, plan, values, extraMembers.salt());
        }
        return values;
    }
}
