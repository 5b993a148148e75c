package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import dev.ectype.launcher.judge.finding.Objections;
import dev.ectype.launcher.judge.finding.Reason;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the conclusions with the description to which checks compare them, and the objections found so far. */
final class EvidenceContext {
    private final ApiModel model;
    private final DescribedApi api;
    private final Objections objections;
    private final Map<ResourceName, Resource> resources = new LinkedHashMap<>();

    EvidenceContext(ApiModel model, DescribedApi api, Objections objections) {
        this.model = model;
        this.api = api;
        this.objections = objections;
        model.resources().forEach(each -> resources.put(each.name(), each));
    }

    ApiModel model() {
        return model;
    }

    DescribedApi api() {
        return api;
    }

    @Nullable
    Resource resource(ResourceName name) {
        return resources.get(name);
    }

    /** Returns the operations whose role is on a resource. */
    List<Endpoint> on(ResourceName resource) {
        return model.endpoints().stream()
                .filter(each -> each.role() != null && each.role().resource().equals(resource))
                .toList();
    }

    @Nullable
    DescribedOperation described(Endpoint endpoint) {
        return api.operation(endpoint.id());
    }

    /** Returns the resource that a path parameter of an operation identifies, or null. */
    @Nullable
    ResourceName bound(Endpoint endpoint, @Nullable String parameter) {
        for (ParameterBinding binding : endpoint.parameterBindings()) {
            if (binding.parameter().equals(parameter)) {
                return binding.resource();
            }
        }
        return null;
    }

    /** Returns the place of the first operation of a resource. */
    SourceLocation place(ResourceName resource) {
        for (Endpoint each : on(resource)) {
            return each.location();
        }
        return SourceLocation.NONE;
    }

    void object(ConclusionKey key, int percent, String text, SourceLocation place, @Nullable String correction) {
        objections.add(key, Reason.evidence(percent, text, place), correction);
    }

    static boolean isOn(Role role, ResourceName resource) {
        return role.resource().equals(resource);
    }
}
