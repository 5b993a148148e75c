package dev.ectype.cli.inference;

import dev.ectype.compiler.conclusion.Conclusion;
import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.conclusion.InferenceReport;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Groups conclusions for readers: each resource with its relationships and operations, then everything else. */
final class ConclusionOrder {
    /** The title of the last group. */
    static final String REST = "other";

    private final Map<String, List<ConclusionSubject>> groups = new LinkedHashMap<>();

    private ConclusionOrder() {}

    static ConclusionOrder of(InferenceReport report) {
        ConclusionOrder order = new ConclusionOrder();
        for (Resource resource : report.model().resources()) {
            String name = resource.name().value();
            order.add(name, new ConclusionSubject(Section.RESOURCES, name));
            for (Relationship each : report.model().relationships()) {
                if (each.from().equals(resource.name())) {
                    order.add(name, new ConclusionSubject(Section.RELATIONSHIPS, each.name()));
                }
            }
            for (Endpoint each : report.model().endpoints()) {
                if (each.role() != null && each.role().resource().equals(resource.name())) {
                    order.add(
                            name,
                            new ConclusionSubject(Section.OPERATIONS, each.id().value()));
                }
            }
        }
        Set<ConclusionSubject> grouped = new LinkedHashSet<>();
        order.groups.values().forEach(grouped::addAll);
        for (Conclusion each : report.conclusions()) {
            if (grouped.add(each.subject())) {
                order.add(REST, each.subject());
            }
        }
        return order;
    }

    Map<String, List<ConclusionSubject>> groups() {
        return groups;
    }

    private void add(String group, ConclusionSubject subject) {
        groups.computeIfAbsent(group, key -> new ArrayList<>()).add(subject);
    }
}
