package dev.ectype.runtime.emulator.resource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The relationships whose pairs tie instances of a resource to others, and which of them tell what was made below what. */
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

    /** The relationships whose pairs its instances may be in. */
    public List<String> links() {
        return links;
    }

    /** What is made below its instances, by the relationships that tell which. */
    public Map<String, ResourceShape> children() {
        return children;
    }

    /** The relationships that tell below what its own instances were made. */
    public Set<String> parentRelationships() {
        return parentRelationships.keySet();
    }

    /**
     * Whether what was made below a holder of the one relationship can never be below one of the other: neither kind of
     * holder is itself somewhere in the other.
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
        boolean lives = inner.referenceMembers().parentReferences().stream()
                .anyMatch(home -> home.resource().equals(outer.name()));
        return lives
                || parent != null && isWithin(parent, outer, seen)
                || inner.linkedResources().parentRelationships.values().stream()
                        .anyMatch(holder -> isWithin(holder, outer, seen));
    }
}
