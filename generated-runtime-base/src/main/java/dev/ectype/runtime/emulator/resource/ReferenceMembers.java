package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.plan.resource.RelationshipPlan;
import java.util.ArrayList;
import java.util.List;

/** The members of one resource that refer to instances of others, and those of others that show instances of it. */
public final class ReferenceMembers {
    private final List<Reference> references = new ArrayList<>();
    private final List<Reference> parentReferences = new ArrayList<>(0);
    private final List<EmbeddedCopy> copies = new ArrayList<>(0);
    private final List<NestedCopy> deepCopies = new ArrayList<>(0);

    /** A member that refers to instances of another resource. */
    public record Reference(String member, String resource) {}

    ReferenceMembers() {}

    /** Takes a relationship to another resource, unless it says who owns or what names an instance. */
    void add(RelationshipPlan relationship, ResourceShape from) {
        String member = relationship.member();
        boolean names = from.idMember() != null && from.idMember().name().equals(member);
        if (member == null || names || member.equals(from.plan().ownerMember())) {
            return;
        }
        if (relationship.kind() == RelationshipPlan.Kind.REFERENCE) {
            references.add(new Reference(member, relationship.to()));
        } else if (relationship.kind() == RelationshipPlan.Kind.MEMBERSHIP) {
            parentReferences.add(new Reference(member, relationship.to()));
        }
    }

    /** The members that refer to others; those that say where an instance lives are not among them. */
    public List<Reference> references() {
        return references;
    }

    /** The members that say in which of several places an instance lives, where none of them owns it. */
    public List<Reference> parentReferences() {
        return parentReferences;
    }

    void copied(NestedCopy copy) {
        deepCopies.add(copy);
    }

    /** The places in lists and deeper in which instances of this resource are shown by others. */
    public List<NestedCopy> deepCopies() {
        return deepCopies;
    }

    void copied(EmbeddedCopy copy) {
        copies.add(copy);
    }

    /** The members in which instances of this resource are shown by others. */
    public List<EmbeddedCopy> copies() {
        return copies;
    }
}
