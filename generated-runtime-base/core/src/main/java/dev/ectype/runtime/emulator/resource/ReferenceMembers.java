package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.resource.ChildCountPlan;
import dev.ectype.runtime.plan.resource.ReferenceKeysPlan;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the reference members of a resource, and the members of others with copies or counts of its instances. */
public final class ReferenceMembers {
    private final Map<MemberPath, List<String>> keys = new LinkedHashMap<>();
    private final Map<Reference, String> targetMembers = new LinkedHashMap<>(0);
    private final List<Reference> references = new ArrayList<>();
    private final List<Reference> requiredReferences = new ArrayList<>(0);
    private final List<Reference> parentReferences = new ArrayList<>(0);
    private final List<EmbeddedCopy> copies = new ArrayList<>(0);
    private final List<NestedCopy> deepCopies = new ArrayList<>(0);

    private final List<CountedBy> counts = new ArrayList<>(0);

    private final List<ListedBy> lists = new ArrayList<>(0);

    /** Describes a list of references in the instances of another resource. */
    public record ListedBy(ResourceShape container, MemberPath member) {}

    /** Describes a member of another resource that counts instances. */
    public record CountedBy(ResourceShape parent, ChildCountPlan plan) {}

    /** Describes the path of a member that references instances of another resource. */
    public record Reference(MemberPath member, String resource) {}

    ReferenceMembers(ResourcePlan plan) {
        for (ReferenceKeysPlan reference : plan.references()) {
            keys.put(reference.at(), reference.keys());
        }
    }

    /** Returns the members with which the objects at a path of the stored document identify instances. */
    public List<String> keys(MemberPath at) {
        return keys.getOrDefault(at, List.of());
    }

    /** Adds a relationship. It is no reference if its member identifies or owns the instance. */
    void add(RelationshipPlan relationship, ResourceShape from, ResourceShape to) {
        MemberPath member = relationship.member();
        String held = relationship.targetMember();
        if (member != null && held != null) {
            targetMembers.put(new Reference(member, relationship.to()), held);
        }
        boolean names = from.idMember() != null && from.idMember().path().equals(member);
        if (member == null || names || isOwner(member, from)) {
            return;
        }
        if (relationship.kind() == RelationshipPlan.Kind.REFERENCE) {
            references.add(new Reference(member, relationship.to()));
            if (relationship.required()) {
                requiredReferences.add(new Reference(member, relationship.to()));
            }
        } else if (relationship.kind() == RelationshipPlan.Kind.MEMBERSHIP) {
            parentReferences.add(new Reference(member, relationship.to()));
            Schema type = SchemaShape.at(from.type(), member);
            if (type != null && SchemaShape.bare(type) instanceof ArraySchema) {
                to.referenceMembers().lists.add(new ListedBy(from, member));
            }
        }
    }

    private static boolean isOwner(MemberPath member, ResourceShape from) {
        String owner = from.plan().ownerMember();
        return owner != null && member.equals(MemberPath.of(owner));
    }

    /** Returns the member of a target whose value a member holds, or null for the identifier. */
    public @Nullable String targetMember(MemberPath member, ResourceShape target) {
        return targetMembers.isEmpty() ? null : targetMembers.get(new Reference(member, target.name()));
    }

    /** Returns the reference members, without parent references. */
    public List<Reference> references() {
        return references;
    }

    /** Returns the reference members that must lead to existing instances. */
    public List<Reference> requiredReferences() {
        return requiredReferences;
    }

    /** Returns the members that reference one of several possible parents, none of which owns the instance. */
    public List<Reference> parentReferences() {
        return parentReferences;
    }

    /** Returns the lists of references in the instances of other resources. */
    public List<ListedBy> lists() {
        return lists;
    }

    void counted(ResourceShape parent, ChildCountPlan count) {
        counts.add(new CountedBy(parent, count));
    }

    /** Returns the members of other resources that count this resource's instances. */
    public List<CountedBy> counts() {
        return counts;
    }

    void copied(NestedCopy copy) {
        deepCopies.add(copy);
    }

    /** Returns the nested copies of this resource's instances in other resources. */
    public List<NestedCopy> deepCopies() {
        return deepCopies;
    }

    void copied(EmbeddedCopy copy) {
        copies.add(copy);
    }

    /** Returns the members of other resources with copies of this resource's instances. */
    public List<EmbeddedCopy> copies() {
        return copies;
    }
}
