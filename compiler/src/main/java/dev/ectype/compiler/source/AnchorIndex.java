package dev.ectype.compiler.source;

import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Indexes the nodes with an {@code $anchor} in a document, so that {@code #name} can refer to them. */
final class AnchorIndex {
    private AnchorIndex() {}

    static Map<String, LocatedNode> of(SourceDocument document) {
        Map<String, LocatedNode> anchors = new LinkedHashMap<>();
        Set<SourceNode> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<LocatedNode> remaining = new ArrayDeque<>();
        remaining.add(LocatedNode.rootOf(document));
        while (!remaining.isEmpty()) {
            LocatedNode next = remaining.remove();
            if (next.node() instanceof ScalarNode || !seen.add(next.node())) {
                continue;
            }
            if (next.node() instanceof ObjectNode object) {
                note(object, "$anchor", next, anchors);
                note(object, "$dynamicAnchor", next, anchors);
            }
            remaining.addAll(next.members());
            remaining.addAll(next.elements());
        }
        return anchors;
    }

    private static void note(ObjectNode object, String key, LocatedNode place, Map<String, LocatedNode> anchors) {
        if (object.member(key) instanceof TextNode name) {
            anchors.putIfAbsent(name.text(), place);
        }
    }
}
