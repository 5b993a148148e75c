package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Represents a node with its document and its path, so that declarations can be identified by place. */
public final class LocatedNode {
    private final SourceDocument document;
    private final SourceNode node;
    private final @Nullable LocatedNode parent;
    private final String name;

    private LocatedNode(SourceDocument document, SourceNode node, @Nullable LocatedNode parent, String name) {
        this.document = document;
        this.node = node;
        this.parent = parent;
        this.name = name;
    }

    public static LocatedNode rootOf(SourceDocument document) {
        return new LocatedNode(document, document.root(), null, "");
    }

    public SourceDocument document() {
        return document;
    }

    public SourceNode node() {
        return node;
    }

    /** Returns the key or index in the parent, or empty for a root. */
    public String name() {
        return name;
    }

    /** Returns the parent node, or null for a root. */
    @Nullable
    LocatedNode parent() {
        return parent;
    }

    public SourceLocation location() {
        return document.location(node);
    }

    /** Returns the JSON pointer of this node: {@code /components/schemas/Pet}, empty for the root. */
    public String pointer() {
        StringBuilder pointer = new StringBuilder();
        appendTo(pointer);
        return pointer.toString();
    }

    /** Returns the unique name of this node in the description: {@code shared/pets.yaml#/components/schemas/Pet}. */
    public String canonical() {
        return document.id() + "#" + pointer();
    }

    /** Returns this place with another node. */
    public LocatedNode withNode(SourceNode other) {
        return new LocatedNode(document, other, parent, name);
    }

    /** Returns the value of a member, or null if this is no object or has no such member. */
    public @Nullable LocatedNode member(String member) {
        SourceNode value = node instanceof ObjectNode object ? object.member(member) : null;
        return value == null ? null : new LocatedNode(document, value, this, member);
    }

    /** Returns the element at an index, or null if this is no list or ends before it. */
    public @Nullable LocatedNode element(int index) {
        return node instanceof ArrayNode array
                        && index >= 0
                        && index < array.elements().size()
                ? new LocatedNode(document, array.elements().get(index), this, Integer.toString(index))
                : null;
    }

    /** Returns all members of this object in order, or none for other nodes. */
    public List<LocatedNode> members() {
        return node instanceof ObjectNode object
                ? object.entries().stream()
                        .map(entry -> new LocatedNode(document, entry.value(), this, entry.name()))
                        .toList()
                : List.of();
    }

    /** Returns all elements of this list in order, or none for other nodes. */
    public List<LocatedNode> elements() {
        return node instanceof ArrayNode array
                ? IntStream.range(0, array.elements().size())
                        .mapToObj(index -> Objects.requireNonNull(element(index)))
                        .toList()
                : List.of();
    }

    @Override
    public String toString() {
        return canonical();
    }

    private void appendTo(StringBuilder pointer) {
        if (parent != null) {
            parent.appendTo(pointer);
            pointer.append('/').append(name.replace("~", "~0").replace("/", "~1"));
        }
    }
}
