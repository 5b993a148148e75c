package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.plan.RelationshipPlan;
import java.util.ArrayList;
import java.util.List;

/** The members of one resource that refer to instances of others, and those of others that show instances of it. */
public final class Pointing {
    private final List<Pointer> references = new ArrayList<>();
    private final List<Pointer> homes = new ArrayList<>(0);
    private final List<Copy> copies = new ArrayList<>(0);
    private final List<DeepCopy> deepCopies = new ArrayList<>(0);

    /** A member that refers to instances of another resource. */
    public record Pointer(String member, String resource) {}

    Pointing() {}

    /** Takes a relationship to another resource, unless it says who owns or what names an instance. */
    void add(RelationshipPlan relationship, ResourceShape from) {
        String member = relationship.member();
        boolean names = from.idMember() != null && from.idMember().name().equals(member);
        if (member == null || names || member.equals(from.plan().ownerMember())) {
            return;
        }
        if (relationship.kind() == RelationshipPlan.Kind.REFERENCE) {
            references.add(new Pointer(member, relationship.to()));
        } else if (relationship.kind() == RelationshipPlan.Kind.MEMBERSHIP) {
            homes.add(new Pointer(member, relationship.to()));
        }
    }

    /** The members that refer to others; those that say where an instance lives are not among them. */
    public List<Pointer> references() {
        return references;
    }

    /** The members that say in which of several places an instance lives, where none of them owns it. */
    public List<Pointer> homes() {
        return homes;
    }

    void copied(DeepCopy copy) {
        deepCopies.add(copy);
    }

    /** The places in lists and deeper in which instances of this resource are shown by others. */
    public List<DeepCopy> deepCopies() {
        return deepCopies;
    }

    void copied(Copy copy) {
        copies.add(copy);
    }

    /** The members in which instances of this resource are shown by others. */
    public List<Copy> copies() {
        return copies;
    }
}
