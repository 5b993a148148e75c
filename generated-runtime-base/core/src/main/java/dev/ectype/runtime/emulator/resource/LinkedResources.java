package dev.ectype.runtime.emulator.resource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Holds the relationships with stored pairs of a resource, and its parents and children by such pairs. */
public final class LinkedResources {
    private final List<String> links = new ArrayList<>(0);
    private final Map<String, ResourceShape> children = new LinkedHashMap<>();
    private final Map<String, ResourceShape> parentRelationships = new LinkedHashMap<>();

    void add(String relationship, ResourceShape holder, ResourceShape below) {
        children.put(relationship, below);
        below.linkedResources().parentRelationships.put(relationship, holder);
    }

    void link(String relationship) {
        links.add(relationship);
    }

    /** Returns the relationships with pairs that may contain its instances. */
    public List<String> links() {
        return links;
    }

    /** Returns the child resources by the relationships that connect them. */
    public Map<String, ResourceShape> children() {
        return children;
    }

    /** Returns the relationships that connect its instances to their parents. */
    public Set<String> parentRelationships() {
        return parentRelationships.keySet();
    }

    /**
     * Returns whether children by one relationship can never be children by the other.
     *
     * <p>That holds if neither parent resource is nested in the other.
     */
    public boolean areDisjoint(String one, String other) {
        ResourceShape here = parentRelationships.get(one);
        ResourceShape there = parentRelationships.get(other);
        return here != null
                && there != null
                && !isWithin(here, there, new LinkedHashSet<>())
                && !isWithin(there, here, new LinkedHashSet<>());
    }

    private static boolean isWithin(ResourceShape inner, ResourceShape outer, Set<ResourceShape> seen) {
        if (inner == outer) {
            return true;
        }
        if (!seen.add(inner)) {
            return false;
        }
        ResourceShape parent = inner.parent();
        boolean isChild = inner.referenceMembers().parentReferences().stream()
                .anyMatch(reference -> reference.resource().equals(outer.name()));
        return isChild
                || parent != null && isWithin(parent, outer, seen)
                || inner.linkedResources().parentRelationships.values().stream()
                        .anyMatch(holder -> isWithin(holder, outer, seen));
    }
}
