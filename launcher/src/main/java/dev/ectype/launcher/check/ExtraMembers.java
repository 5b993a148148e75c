package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
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

/** What each request should say beyond what its description requires, so that later requests find what it made. */
final class ExtraMembers {
    private final ModelIndex model;
    private final SampleRequestWriter writer;
    private final Map<ResourceName, Set<String>> names = new LinkedHashMap<>();
    private int requests;

    ExtraMembers(ModelIndex model, SampleRequestWriter writer) {
        this.model = model;
        this.writer = writer;
        for (Endpoint endpoint : model.model().endpoints()) {
            for (ParameterBinding tie : endpoint.parameterBindings()) {
                names.computeIfAbsent(tie.resource(), resource -> new LinkedHashSet<>())
                        .add(tie.member());
            }
        }
        // Servers choose identifiers; clients choose the other names.
        for (Resource resource : model.model().resources()) {
            names.getOrDefault(resource.name(), new LinkedHashSet<>())
                    .remove(resource.identity().member());
        }
    }

    /** What makes the values of this request differ from those of the ones before. */
    String salt() {
        return Integer.toString(requests);
    }

    /** What is made has all the members that it is looked up by, and those whose pieces are looked up. */
    RequestedMembers next(Endpoint endpoint, Map<String, Document> values) {
        requests++;
        if (!(endpoint.role() instanceof Role.Create create)) {
            return new RequestedMembers(List.of(), List.of(), List.of(), currentName(endpoint, values), salt());
        }
        Resource resource = model.resource(create.resource());
        List<String> unique = resource == null ? List.of() : resource.unique();
        Set<String> wanted = names.getOrDefault(create.resource(), new LinkedHashSet<>());
        return new RequestedMembers(
                List.copyOf(wanted), embeddedChildren(create.resource()), unique, new LinkedHashMap<>(), salt());
    }

    /** What is made from a query gets a name of its own there. */
    void distinguish(Endpoint endpoint, OperationPlan plan, Map<String, Document> values) {
        if (!(endpoint.role() instanceof Role.Create create) || endpoint.body() != null) {
            return;
        }
        Set<String> naming = new LinkedHashSet<>(names.getOrDefault(create.resource(), new LinkedHashSet<>()));
        Resource made = model.resource(create.resource());
        if (made != null) {
            naming.addAll(made.unique());
            naming.add(made.identity().member());
        }
        for (Parameter parameter : endpoint.parameters()) {
            boolean free = parameter.in() == Parameter.In.QUERY
                    && naming.contains(parameter.name())
                    && !values.containsKey(parameter.name());
            Document other = free ? writer.unused(plan, parameter.name(), salt()) : null;
            if (other != null) {
                values.put(parameter.name(), other);
            }
        }
    }

    /** What is changed under one name is not to get the name of another from an example. */
    private static Map<String, Document> currentName(Endpoint endpoint, Map<String, Document> values) {
        Map<String, Document> same = new LinkedHashMap<>();
        Role role = endpoint.role();
        int last = endpoint.parameterBindings().size() - 1;
        ParameterBinding tie = last < 0 ? null : endpoint.parameterBindings().get(last);
        boolean changes = role instanceof Role.Replace || role instanceof Role.Update;
        Document value = tie == null ? null : values.get(tie.parameter());
        if (changes
                && role != null
                && tie != null
                && value != null
                && tie.resource().equals(role.resource())) {
            same.put(tie.member(), value);
        }
        return same;
    }

    /** The lists in a whole of what nothing makes by itself. */
    private List<String> embeddedChildren(ResourceName whole) {
        List<String> members = new ArrayList<>();
        for (Relationship relationship : model.from(whole)) {
            boolean piece = relationship.kind() == Relationship.Kind.PIECES
                    && model.creating(relationship.to()).isEmpty();
            if (piece && relationship.member() != null) {
                members.add(relationship.member());
            }
        }
        return members;
    }
}
