package dev.ectype.compiler.source;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The places of a document that schemas name with {@code $anchor}, so that {@code #name} can refer to them. */
final class Anchors {
    private Anchors() {}

    static Map<String, Located> of(SourceDocument document) {
        Map<String, Located> anchors = new LinkedHashMap<>();
        Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Located> remaining = new ArrayDeque<>();
        remaining.add(Located.rootOf(document));
        while (!remaining.isEmpty()) {
            Located next = remaining.remove();
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

    private static void note(ObjectNode object, String key, Located place, Map<String, Located> anchors) {
        if (object.member(key) instanceof TextNode name) {
            anchors.putIfAbsent(name.text(), place);
        }
    }
}
