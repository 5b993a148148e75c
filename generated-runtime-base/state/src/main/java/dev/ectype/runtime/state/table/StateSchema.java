package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.id.ResourceName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Describes the tables and links of a state in the order of snapshots. */
public final class StateSchema {
    /** The table of auxiliary documents, which change with the state but belong to no API and no snapshot. */
    public static final ResourceName AUXILIARY = ResourceName.of("__service");

    private final List<TableSpec> resources;
    private final List<LinkSpec> links;
    private final List<TableSpec> tables = new ArrayList<>();
    private final Map<ResourceName, Integer> resourceIndexes = new LinkedHashMap<>();
    private final Map<String, Integer> linkIndexes = new LinkedHashMap<>();

    private StateSchema(List<TableSpec> resources, List<LinkSpec> links) {
        this.resources = List.copyOf(resources);
        this.links = List.copyOf(links);
        for (TableSpec spec : resources) {
            if (resourceIndexes.put(spec.name(), tables.size()) != null) {
                throw new IllegalArgumentException("the resource " + spec.name() + " is declared twice");
            }
            tables.add(spec);
        }
        for (LinkSpec link : links) {
            if (linkIndexes.put(link.name(), tables.size()) != null) {
                throw new IllegalArgumentException("the relationship " + link.name() + " is declared twice");
            }
            tables.add(link.table());
        }
        tables.add(TableSpec.of(AUXILIARY.value(), new IdStyle.Readable("entry-")));
    }

    public static StateSchema of(List<TableSpec> resources) {
        return new StateSchema(resources, List.of());
    }

    public static StateSchema of(List<TableSpec> resources, List<LinkSpec> links) {
        return new StateSchema(resources, links);
    }

    public List<TableSpec> resources() {
        return resources;
    }

    public List<LinkSpec> links() {
        return links;
    }

    /** Returns the number of a resource's table, for frequent lookups. */
    public int indexOf(ResourceName resource) {
        Integer index = resourceIndexes.get(resource);
        if (index == null) {
            throw new IllegalArgumentException(
                    "unknown resource " + resource + "; there are " + resourceIndexes.keySet());
        }
        return index;
    }

    public boolean hasResource(String name) {
        return !name.isEmpty() && name.indexOf('/') < 0 && resourceIndexes.containsKey(ResourceName.of(name));
    }

    public boolean hasLink(String name) {
        return linkIndexes.containsKey(name);
    }

    public int indexOfLink(String name) {
        Integer index = linkIndexes.get(name);
        if (index == null) {
            throw new IllegalArgumentException("unknown relationship " + name + "; there are " + linkIndexes.keySet());
        }
        return index;
    }

    /** Returns the number of the table of auxiliary documents. */
    public int auxiliaryIndex() {
        return tables.size() - 1;
    }

    /** Returns the tables of the resources, then of the links, then of auxiliary documents. */
    public List<TableSpec> tables() {
        return tables;
    }
}
