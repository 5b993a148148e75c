package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.runtime.emulator.sample.RequestedMembers;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Selects optional members for requests, so that later requests find the created instances. */
final class ExtraMembers {
    private final ModelIndex model;
    private final SampleRequestWriter writer;
    private final DescribedTypes types;
    private final Map<ResourceName, Set<String>> lookupNames = new LinkedHashMap<>();
    private int requests;

    ExtraMembers(ModelIndex model, SampleRequestWriter writer) {
        this.model = model;
        this.writer = writer;
        this.types = new DescribedTypes(model.model().api().types());
        for (Endpoint endpoint : model.model().endpoints()) {
            for (ParameterBinding binding : endpoint.parameterBindings()) {
                lookupNames
                        .computeIfAbsent(binding.resource(), resource -> new LinkedHashSet<>())
                        .add(binding.member());
            }
        }
        // Servers choose identifiers; clients choose the other names.
        for (Resource resource : model.model().resources()) {
            lookupNames
                    .getOrDefault(resource.name(), new LinkedHashSet<>())
                    .remove(resource.identity().member());
        }
    }

    /** A text that differs for each request, for values that must be unique. */
    String salt() {
        return Integer.toString(requests);
    }

    /** Selects members for the next request: a created instance gets all lookup members and all lists of sub-resources. */
    RequestedMembers next(Endpoint endpoint, Map<String, Document> values) {
        requests++;
        if (endpoint.role() instanceof Role.ListAll) {
            return RequestedMembers.onlyRequired(salt());
        }
        if (!(endpoint.role() instanceof Role.Create create)) {
            return new RequestedMembers(
                    settings(endpoint), List.of(), List.of(), currentName(endpoint, values), salt());
        }
        Resource resource = model.resource(create.resource());
        List<String> unique = resource == null ? List.of() : resource.unique();
        Set<String> lookupMembers = lookupNames.getOrDefault(create.resource(), new LinkedHashSet<>());
        return new RequestedMembers(
                List.copyOf(lookupMembers), embeddedChildren(create.resource()), unique, new LinkedHashMap<>(), salt());
    }

    /** The members of a singleton that an operation changes: a request without any changes nothing. */
    private List<String> settings(Endpoint endpoint) {
        Role role = endpoint.role();
        Resource resource = role instanceof Role.Change ? model.resource(role.resource()) : null;
        return resource == null || !resource.singleton()
                ? List.of()
                : List.copyOf(types.members(resource.type()).keySet());
    }

    /** Sets unused identifying query parameters for a creation without a body. */
    void distinguish(Endpoint endpoint, OperationPlan plan, Map<String, Document> values) {
        if (!(endpoint.role() instanceof Role.Create create) || endpoint.body() != null) {
            return;
        }
        Set<String> identifying =
                new LinkedHashSet<>(lookupNames.getOrDefault(create.resource(), new LinkedHashSet<>()));
        Resource resource = model.resource(create.resource());
        if (resource != null) {
            identifying.addAll(resource.unique());
            identifying.add(resource.identity().member());
        }
        for (Parameter parameter : endpoint.parameters()) {
            boolean settable = parameter.in() == Parameter.In.QUERY
                    && identifying.contains(parameter.name())
                    && !values.containsKey(parameter.name());
            Document unused = settable ? writer.unused(plan, parameter.name(), salt()) : null;
            if (unused != null) {
                values.put(parameter.name(), unused);
            }
        }
    }

    /** The identifier of a changed instance, so that an example does not give it another one. */
    private static Map<String, Document> currentName(Endpoint endpoint, Map<String, Document> values) {
        Map<String, Document> identifiers = new LinkedHashMap<>();
        Role role = endpoint.role();
        int last = endpoint.parameterBindings().size() - 1;
        ParameterBinding binding =
                last < 0 ? null : endpoint.parameterBindings().get(last);
        boolean changes = role instanceof Role.Change;
        Document value = binding == null ? null : values.get(binding.parameter());
        if (changes
                && role != null
                && binding != null
                && value != null
                && binding.resource().equals(role.resource())) {
            identifiers.put(binding.member(), value);
        }
        return identifiers;
    }

    /** The list members of a resource with sub-resources that no operation creates. */
    private List<String> embeddedChildren(ResourceName owner) {
        List<String> members = new ArrayList<>();
        for (Relationship relationship : model.from(owner)) {
            boolean subResource = relationship.kind() == Relationship.Kind.PIECES
                    && model.creating(relationship.to()).isEmpty();
            if (subResource && relationship.member() != null) {
                members.add(relationship.member());
            }
        }
        return members;
    }
}
