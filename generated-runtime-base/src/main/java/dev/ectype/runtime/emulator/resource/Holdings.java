package dev.ectype.runtime.emulator.resource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The relationships whose pairs tie instances of a resource to others, and which of them tell what was made below what. */
public final class Holdings {
    private final List<String> links = new ArrayList<>(0);
    private final Map<String, ResourceShape> held = new LinkedHashMap<>();
    private final List<String> holders = new ArrayList<>(0);

    void add(String relationship, ResourceShape below) {
        held.put(relationship, below);
        below.holdings().holders.add(relationship);
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
    public List<String> holders() {
        return holders;
    }
}
