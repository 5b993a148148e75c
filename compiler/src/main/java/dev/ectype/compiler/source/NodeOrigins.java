package dev.ectype.compiler.source;

import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;

/** Knows the files of the nodes that come from another file than their document. */
public final class NodeOrigins {
    /** The origins of a document that no overlay has changed. */
    public static final NodeOrigins NONE = new NodeOrigins();

    private final Map<SourceNode, String> files = new IdentityHashMap<>();

    private NodeOrigins() {}

    /** Returns a copy to which nodes can be added. */
    public NodeOrigins copy() {
        NodeOrigins copy = new NodeOrigins();
        copy.files.putAll(files);
        return copy;
    }

    /** Returns the file of a node, or the usual file. */
    public String fileOf(SourceNode node, String usual) {
        return files.isEmpty() ? usual : files.getOrDefault(node, usual);
    }

    /** Adds a node and all nodes below it. */
    public void addAll(SourceNode root, String file) {
        Deque<SourceNode> remaining = new ArrayDeque<>();
        remaining.add(root);
        while (!remaining.isEmpty()) {
            SourceNode next = remaining.remove();
            if (files.put(next, file) != null) {
                continue;
            }
            if (next instanceof ObjectNode object) {
                object.entries().forEach(entry -> remaining.add(entry.value()));
            } else if (next instanceof ArrayNode array) {
                remaining.addAll(array.elements());
            }
        }
    }

    /** Adds a node that replaces another one, and returns it. */
    public <T extends SourceNode> T derive(T changed, SourceNode from) {
        String file = files.get(from);
        if (file != null) {
            files.put(changed, file);
        }
        return changed;
    }
}
