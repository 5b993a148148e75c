package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.Node;
import dev.ectype.compiler.source.ScalarNode;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Knows by which dynamic anchors a schema, and what it refers to, refers to others. */
final class DynamicReach {
    private static final List<String> VALUES = List.of("default", "example", "examples", "enum", "const");

    private final Links links;
    private final Map<Node, Set<String>> known = new IdentityHashMap<>();

    DynamicReach(Links links) {
        this.links = links;
    }

    Set<String> of(Located schema) {
        Set<String> found = known.get(schema.node());
        if (found == null) {
            found = found(schema);
            known.put(schema.node(), found);
        }
        return found;
    }

    private Set<String> found(Located schema) {
        Set<String> found = new LinkedHashSet<>();
        Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Located> open = new ArrayDeque<>();
        open.add(schema);
        while (!open.isEmpty()) {
            Located next = open.remove();
            if (next.node() instanceof ScalarNode || !seen.add(next.node())) {
                continue;
            }
            String name = DynamicScope.referred(next);
            if (name != null) {
                found.add(name);
            }
            Located target = Links.isSchemaReference(next) ? links.target(next) : null;
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
