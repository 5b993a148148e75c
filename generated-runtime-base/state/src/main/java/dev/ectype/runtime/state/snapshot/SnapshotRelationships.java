package dev.ectype.runtime.state.snapshot;

import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.table.LinkSpec;
import dev.ectype.runtime.state.table.RowOwnership;
import dev.ectype.runtime.state.table.RowTable;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the relationships of a snapshot: owners of rows and links between rows. */
final class SnapshotRelationships {
    private final StateSchema schema;
    private final List<Map<String, String>> owners = new ArrayList<>();
    private final List<Pair> pairs = new ArrayList<>();

    SnapshotRelationships(StateSchema schema, @Nullable SnapshotSection relationships) {
        this.schema = schema;
        schema.resources().forEach(spec -> owners.add(new LinkedHashMap<>()));
        if (relationships != null) {
            relationships.elements().forEach(this::read);
        }
    }

    /** Returns the owners of rows for each resource. */
    List<Map<String, String>> owners() {
        return owners;
    }

    void link(RowTable[] tables) {
        for (Pair pair : pairs) {
            RowTable table = tables[pair.table];
            String id = LinkSpec.id(pair.from, pair.to);
            if (table.find(id) == null) {
                table.append(id, LinkSpec.document(pair.from, pair.to), null);
            }
        }
    }

    private void read(SnapshotField relationship) {
        String name = relationship.require("name").text();
        SnapshotField from = relationship.require("from");
        SnapshotField to = relationship.require("to");
        for (LinkSpec link : schema.links()) {
            if (link.name().equals(name)) {
                pairs.add(new Pair(schema.indexOfLink(name), id(from, link.from()), id(to, link.to())));
                return;
            }
        }
        for (int index = 0; index < owners.size(); index++) {
            TableSpec spec = schema.resources().get(index);
            RowOwnership owner = spec.owner();
            if (owner != null && owner.relationship().equals(name) && isOf(from, spec.name())) {
                owners.get(index).put(id(from, spec.name()), scope(to, owner.parent()));
                return;
            }
        }
        throw relationship.require("name").refused("a relationship of this API between these resources");
    }

    private static boolean isOf(SnapshotField end, ResourceName resource) {
        return end.text().startsWith(resource + "/");
    }

    /** Returns the owner, or the first words of qualified names, which are empty for rows of other paths. */
    private String scope(SnapshotField end, ResourceName parent) {
        boolean words =
                schema.resources().stream().noneMatch(spec -> spec.name().equals(parent));
        return words && end.text().equals(parent + "/") ? "" : id(end, parent);
    }

    private static String id(SnapshotField end, ResourceName resource) {
        if (!isOf(end, resource) || end.text().length() == resource.value().length() + 1) {
            throw end.refused(resource + "/ and an id");
        }
        return end.text().substring(resource.value().length() + 1);
    }

    private record Pair(int table, String from, String to) {}
}
