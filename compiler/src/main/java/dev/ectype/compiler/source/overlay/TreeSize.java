package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Holds the number of values of a tree and its height, with aliases counted as often as they occur.
 *
 * @param height the number of levels below the root
 */
record TreeSize(long nodes, int height) {
    static TreeSize of(SourceNode root) {
        return of(root, new IdentityHashMap<>());
    }

    private static TreeSize of(SourceNode node, Map<SourceNode, TreeSize> known) {
        TreeSize before = known.get(node);
        if (before != null) {
            return before;
        }
        long nodes = 1;
        int height = 0;
        if (node instanceof ObjectNode object) {
            for (ObjectEntry entry : object.entries()) {
                TreeSize child = of(entry.value(), known);
                nodes += child.nodes;
                height = Math.max(height, child.height + 1);
            }
        } else if (node instanceof ArrayNode array) {
            for (SourceNode element : array.elements()) {
                TreeSize child = of(element, known);
                nodes += child.nodes;
                height = Math.max(height, child.height + 1);
            }
        }
        TreeSize size = new TreeSize(nodes, height);
        known.put(node, size);
        return size;
    }
}
