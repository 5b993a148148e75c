package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds an object that is still open, before or after the name of its next member. */
final class ObjectFrame extends Frame {
    private final Map<String, ObjectEntry> entries = new LinkedHashMap<>();
    private final List<ObjectNode> merged = new ArrayList<>(0);
    private @Nullable ObjectEntry pending;
    private boolean expectsName = true;
    private boolean pendingIsMerge;

    ObjectFrame(int line, int column) {
        super(line, column);
    }

    boolean expectsName() {
        return expectsName;
    }

    /** Sets the name of the next member. Its value comes with the next {@link #add}. */
    void name(String name, boolean isMerge, int line, int column) {
        pending = new ObjectEntry(name, new NullNode("", line, column), line, column);
        pendingIsMerge = isMerge;
        expectsName = false;
    }

    /** Marks the name of the next member as unusable, so that its value is omitted. */
    void unusableName() {
        pending = null;
        expectsName = false;
    }

    @Override
    void add(Subtree branch, TreeBuilder builder) {
        if (expectsName) {
            builder.warn(
                    DiagnosticCode.KEY_IS_NOT_TEXT,
                    branch.node().line(),
                    branch.node().column(),
                    "the key is a list or an object, which JSON does not allow; the entry is ignored",
                    "Use a string as the key; quote the string if it begins with [ or {.");
            unusableName();
            return;
        }
        expectsName = true;
        ObjectEntry name = pending;
        if (name == null) {
            return;
        }
        raiseTo(branch.height());
        if (!pendingIsMerge || !merge(branch.node())) {
            put(new ObjectEntry(name.name(), branch.node(), name.line(), name.column()), builder);
        }
    }

    @Override
    SourceNode finish(TreeBuilder builder) {
        // Own members override merged ones, and earlier merges override later ones.
        for (ObjectNode source : merged) {
            source.entries().forEach(entry -> entries.putIfAbsent(entry.name(), entry));
        }
        return new ObjectNode(List.copyOf(entries.values()), line(), column());
    }

    private boolean merge(SourceNode value) {
        if (value instanceof ObjectNode object) {
            merged.add(object);
            return true;
        }
        if (value instanceof ArrayNode array && array.elements().stream().allMatch(ObjectNode.class::isInstance)) {
            array.elements().forEach(element -> merged.add((ObjectNode) element));
            return true;
        }
        return false;
    }

    private void put(ObjectEntry entry, TreeBuilder builder) {
        ObjectEntry earlier = entries.put(entry.name(), entry);
        if (earlier != null) {
            builder.warn(
                    DiagnosticCode.DUPLICATE_KEY,
                    entry.line(),
                    entry.column(),
                    "the key \"" + entry.name() + "\" is already on line " + earlier.line()
                            + "; the value here is used",
                    "Remove one of the two, or merge their values.");
        }
    }
}
