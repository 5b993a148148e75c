package dev.ectype.runtime.emulator.resource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The relationships whose pairs tie instances of a resource to others, and which of them tell what was made below what. */
public final class Holdings {
    private final List<String> links = new ArrayList<>(0);
    private final Map<String, ResourceShape> held = new LinkedHashMap<>();
    private final Map<String, ResourceShape> holders = new LinkedHashMap<>();

    void add(String relationship, ResourceShape holder, ResourceShape below) {
        held.put(relationship, below);
        below.holdings().holders.put(relationship, holder);
    }

    void link(String relationship) {
        links.add(relationship);
    }

    /** The relationships whose pairs its instances may be in. */
    public List<String> links() {
        return links;
    }

    /** What is made below its instances, by the relationships that tell which. */
    public Map<String, ResourceShape> held() {
        return held;
    }

    /** The relationships that tell below what its own instances were made. */
    public Set<String> holders() {
        return holders.keySet();
    }

    /**
     * Whether what was made below a holder of the one relationship can never be below one of the other: neither kind of
     * holder is itself somewhere in the other.
     */
    public boolean areApart(String one, String other) {
        ResourceShape here = holders.get(one);
        ResourceShape there = holders.get(other);
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
        boolean lives = inner.pointing().homes().stream()
                .anyMatch(home -> home.resource().equals(outer.name()));
        return lives
                || parent != null && isWithin(parent, outer, seen)
                || inner.holdings().holders.values().stream().anyMatch(holder -> isWithin(holder, outer, seen));
    }
}
