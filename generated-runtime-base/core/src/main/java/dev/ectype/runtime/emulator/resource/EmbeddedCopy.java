package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.row.StoredMember;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Describes a member with an embedded copy of an instance, an object with an identifier.
 *
 * @param container the resource with the member
 * @param member the name of the member
 * @param of the resource of the embedded instances
 * @param id the identifying member, in the instance and in its copy
 */
public record EmbeddedCopy(String container, String member, String of, String id) {
    /** Returns the index key that finds the instances with a copy of an identified instance. */
    public StoredMember key() {
        return StoredMember.of(member, id);
    }

    static List<EmbeddedCopy> of(Plan plan) {
        Map<String, @Nullable ResourcePlan> byType = byType(plan);
        List<EmbeddedCopy> copies = new ArrayList<>();
        Map<String, Map<MemberPath, String>> all = referencedTypes(plan);
        for (ResourcePlan holder : plan.resources().values()) {
            Map<MemberPath, String> references = all.getOrDefault(holder.name(), new LinkedHashMap<>());
            ObjectSchema object = SchemaShape.object(holder.type());
            for (MemberSchema member : object == null ? List.<MemberSchema>of() : object.members()) {
                String name = references.get(MemberPath.of(member.name()));
                ResourcePlan of = name == null
                        ? byType.get(named(member.type()))
                        : plan.resources().get(name);
                EmbeddedCopy copy = of == null ? null : of(holder, member, of);
                if (copy != null) {
                    copies.add(copy);
                }
            }
        }
        return copies;
    }

    private static @Nullable EmbeddedCopy of(ResourcePlan holder, MemberSchema member, ResourcePlan of) {
        String id = of.identity() == null || of.identity().within() != null
                ? null
                : of.identity().member();
        boolean isIdentified = id != null
                && !(SchemaShape.bare(member.type()) instanceof ArraySchema)
                && SchemaShape.member(member.type(), id) != null;
        return id == null || !isIdentified || of.singleton()
                ? null
                : new EmbeddedCopy(holder.name(), member.name(), of.name(), id);
    }

    /** Returns the referenced resources by resource and path. */
    static Map<String, Map<MemberPath, String>> referencedTypes(Plan plan) {
        Map<String, Map<MemberPath, String>> references = new LinkedHashMap<>();
        for (RelationshipPlan relationship : plan.relationships()) {
            MemberPath member = relationship.member();
            if (member != null && relationship.kind() != RelationshipPlan.Kind.PIECES) {
                references
                        .computeIfAbsent(relationship.from(), name -> new LinkedHashMap<>())
                        .putIfAbsent(member, relationship.to());
            }
        }
        return references;
    }

    /** Returns the resources by type name, with null for types of several resources. */
    static Map<String, @Nullable ResourcePlan> byType(Plan plan) {
        Map<String, @Nullable ResourcePlan> byType = new LinkedHashMap<>();
        for (ResourcePlan resource : plan.resources().values()) {
            String name = named(resource.type());
            if (!name.isEmpty()) {
                byType.put(name, byType.containsKey(name) ? null : resource);
            }
        }
        return byType;
    }

    static String named(Schema type) {
        Schema inner = type instanceof NullableSchema nullable ? nullable.type() : type;
        return inner instanceof NamedSchema named ? named.name() : "";
    }
}
