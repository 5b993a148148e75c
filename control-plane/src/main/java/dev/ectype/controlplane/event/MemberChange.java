package dev.ectype.controlplane.event;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;

/** Represents the change of a member of an object. */
public record MemberChange(
        @Schema(description = "Path of the member.", example = "name")
        String path,

        @Schema(description = "Old value; null if the member did not exist.", example = "Shop")
        JsonNode from,

        @Schema(description = "New value; null if the member was removed.", example = "Web shop")
        JsonNode to) {
    /** Returns the members in which two objects differ. */
    static List<MemberChange> between(@Nullable JsonNode before, @Nullable JsonNode after) {
        TreeSet<String> names = new TreeSet<>();
        add(names, before);
        add(names, after);
        List<MemberChange> changes = new ArrayList<>();
        for (String name : names) {
            JsonNode from = member(before, name);
            JsonNode to = member(after, name);
            if (!from.equals(to)) {
                changes.add(new MemberChange(name, from, to));
            }
        }
        return changes;
    }

    private static void add(TreeSet<String> names, @Nullable JsonNode node) {
        if (node != null) {
            for (Iterator<Map.Entry<String, JsonNode>> members =
                            node.properties().iterator();
                    members.hasNext(); ) {
                names.add(members.next().getKey());
            }
        }
    }

    private static JsonNode member(@Nullable JsonNode node, String name) {
        JsonNode member = node == null ? null : node.get(name);
        return member == null ? NullNode.getInstance() : member;
    }
}
