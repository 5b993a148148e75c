package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds embedded copies in lists and below the members of resources. */
final class NestedCopyFinder {
    /** The maximum number of members in a path, without list elements. */
    private static final int DEEPEST = 3;

    private static final int MOST = 24;

    private final Map<String, @Nullable ResourcePlan> byType;
    private final Map<MemberPath, String> referencedTypes;
    private final Set<String> excluded;
    private final ResourcePlan container;
    private final Plan plan;
    private final List<NestedCopy> found = new ArrayList<>();

    private NestedCopyFinder(
            Plan plan,
            ResourcePlan holder,
            Map<String, @Nullable ResourcePlan> byType,
            Map<MemberPath, String> references,
            Set<String> excluded) {
        this.plan = plan;
        this.container = holder;
        this.byType = byType;
        this.referencedTypes = references;
        this.excluded = excluded;
    }

    /** Returns the nested copies by resource, without members that are synchronised in another way. */
    static Map<String, List<NestedCopy>> of(Plan plan, List<EmbeddedCopy> direct) {
        Map<String, @Nullable ResourcePlan> byType = EmbeddedCopy.byType(plan);
        Map<String, Map<MemberPath, String>> references = EmbeddedCopy.referencedTypes(plan);
        Map<String, Set<String>> excluded = new LinkedHashMap<>();
        direct.forEach(copy -> excluded.computeIfAbsent(copy.container(), name -> new LinkedHashSet<>())
                .add(copy.member()));
        for (RelationshipPlan relationship : plan.relationships()) {
            MemberPath member = relationship.member();
            if (relationship.kind() == RelationshipPlan.Kind.PIECES && member != null) {
                excluded.computeIfAbsent(relationship.from(), name -> new LinkedHashSet<>())
                        .add(member.names().get(0));
            }
        }
        Map<String, List<NestedCopy>> copies = new LinkedHashMap<>();
        for (ResourcePlan holder : plan.resources().values()) {
            Set<String> known = excluded.getOrDefault(holder.name(), new LinkedHashSet<>());
            Map<MemberPath, String> refers = references.getOrDefault(holder.name(), new LinkedHashMap<>());
            NestedCopyFinder finder = new NestedCopyFinder(plan, holder, byType, refers, known);
            finder.below(holder.type(), List.of());
            if (!finder.found.isEmpty()) {
                copies.put(holder.name(), finder.found);
            }
        }
        return copies;
    }

    private void below(Schema type, List<String> path) {
        ObjectSchema object = SchemaShape.object(type);
        for (MemberSchema member : object == null ? List.<MemberSchema>of() : object.members()) {
            if (!path.isEmpty() || !excluded.contains(member.name())) {
                List<String> inner = then(path, member.name());
                at(member.type(), inner, referencedTypes.isEmpty() ? null : referencedTypes.get(new MemberPath(inner)));
            }
        }
    }

    private void at(Schema type, List<String> path, @Nullable String name) {
        Schema bare = SchemaShape.bare(type);
        if (bare instanceof ArraySchema list) {
            at(list.items(), then(path, NestedCopy.EACH), name);
            return;
        }
        ResourcePlan of = name == null
                ? byType.get(EmbeddedCopy.named(type))
                : plan.resources().get(name);
        String id = of == null || of.identity() == null || of.identity().within() != null || of.singleton()
                ? null
                : of.identity().member();
        long members =
                path.stream().filter(step -> !step.equals(NestedCopy.EACH)).count();
        if (of != null && id != null && path.size() > 1 && SchemaShape.member(type, id) != null) {
            if (found.size() < MOST) {
                found.add(new NestedCopy(container.name(), path, of.name(), id));
            }
        } else if (members < DEEPEST && bare instanceof ObjectSchema) {
            below(type, path);
        }
    }

    private static List<String> then(List<String> path, String step) {
        List<String> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }
}
