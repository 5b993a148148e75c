package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.runtime.emulator.ask.AskWriter;
import dev.ectype.runtime.emulator.ask.Wish;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What each request should say beyond what its description requires, so that later requests find what it made. */
final class Wishes {
    private final ModelIndex model;
    private final AskWriter writer;
    private final Map<ResourceName, Set<String>> names = new LinkedHashMap<>();
    private int asked;

    Wishes(ModelIndex model, AskWriter writer) {
        this.model = model;
        this.writer = writer;
        for (Endpoint endpoint : model.model().endpoints()) {
            for (Tie tie : endpoint.ties()) {
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
        return Integer.toString(asked);
    }

    /** What is made has all the members that it is looked up by, and those whose pieces are looked up. */
    Wish next(Endpoint endpoint, Map<String, Document> values) {
        asked++;
        if (!(endpoint.role() instanceof Role.Create create)) {
            return new Wish(List.of(), List.of(), List.of(), same(endpoint, values), salt());
        }
        Resource resource = model.resource(create.resource());
        List<String> unique = resource == null ? List.of() : resource.unique();
        Set<String> wanted = names.getOrDefault(create.resource(), new LinkedHashSet<>());
        return new Wish(List.copyOf(wanted), pieces(create.resource()), unique, new LinkedHashMap<>(), salt());
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
    private static Map<String, Document> same(Endpoint endpoint, Map<String, Document> values) {
        Map<String, Document> same = new LinkedHashMap<>();
        Role role = endpoint.role();
        int last = endpoint.ties().size() - 1;
        Tie tie = last < 0 ? null : endpoint.ties().get(last);
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
    private List<String> pieces(ResourceName whole) {
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
