package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the dynamic anchors that a schema refers to, directly or through its references. */
final class DynamicAnchorIndex {
    private static final List<String> VALUES = List.of("default", "example", "examples", "enum", "const");

    private final DescriptionReferences links;
    private final Map<SourceNode, Set<String>> known = new IdentityHashMap<>();

    DynamicAnchorIndex(DescriptionReferences links) {
        this.links = links;
    }

    Set<String> of(LocatedNode schema) {
        Set<String> found = known.get(schema.node());
        if (found == null) {
            found = found(schema);
            known.put(schema.node(), found);
        }
        return found;
    }

    private Set<String> found(LocatedNode schema) {
        Set<String> found = new LinkedHashSet<>();
        Set<SourceNode> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<LocatedNode> open = new ArrayDeque<>();
        open.add(schema);
        while (!open.isEmpty()) {
            LocatedNode next = open.remove();
            if (next.node() instanceof ScalarNode || !seen.add(next.node())) {
                continue;
            }
            String name = DynamicScope.referred(next);
            if (name != null) {
                found.add(name);
            }
            LocatedNode target = DescriptionReferences.isSchemaReference(next) ? links.target(next) : null;
            if (target != null) {
                open.add(target);
            }
            next.members().stream()
                    .filter(member -> !VALUES.contains(member.name()))
                    .forEach(open::add);
            open.addAll(next.elements());
        }
        return found;
    }
}
