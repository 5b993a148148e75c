package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.source.NodeOrigins;
import dev.ectype.compiler.source.query.WorkBudget;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Merges updates into nodes: objects recursively, lists by appending, other values by replacing. */
final class TreeMerger {
    private final NodeOrigins origins;
    private final WorkBudget budget;
    private final BiConsumer<SourceNode, SourceNode> replaced;

    /**
     * Creates a merger.
     *
     * @param replaced receives a value and the value of another kind that replaces it
     */
    TreeMerger(NodeOrigins origins, WorkBudget budget, BiConsumer<SourceNode, SourceNode> replaced) {
        this.origins = origins;
        this.budget = budget;
        this.replaced = replaced;
    }

    /** Returns the kind of a value that merging distinguishes. */
    static String kind(SourceNode node) {
        return node instanceof ObjectNode ? "an object" : node instanceof ArrayNode ? "a list" : "a primitive value";
    }

    ObjectNode merge(ObjectNode base, ObjectNode update) {
        budget.spend(base.entries().size() + update.entries().size());
        List<ObjectEntry> entries = new ArrayList<>();
        for (ObjectEntry entry : base.entries()) {
            ObjectEntry changed = update.entry(entry.name());
            entries.add(changed == null ? entry : merge(entry, changed));
        }
        for (ObjectEntry entry : update.entries()) {
            if (!base.has(entry.name())) {
                entries.add(entry);
            }
        }
        return origins.derive(new ObjectNode(entries, base.line(), base.column()), base);
    }

    ArrayNode append(ArrayNode base, List<SourceNode> added) {
        budget.spend(base.elements().size() + added.size());
        List<SourceNode> elements = new ArrayList<>(base.elements());
        elements.addAll(added);
        return origins.derive(new ArrayNode(elements, base.line(), base.column()), base);
    }

    private ObjectEntry merge(ObjectEntry base, ObjectEntry update) {
        if (base.value() instanceof ObjectNode object && update.value() instanceof ObjectNode changes) {
            return new ObjectEntry(base.name(), merge(object, changes), base.line(), base.column());
        }
        if (base.value() instanceof ArrayNode array && update.value() instanceof ArrayNode added) {
            return new ObjectEntry(base.name(), append(array, added.elements()), base.line(), base.column());
        }
        if (!kind(base.value()).equals(kind(update.value()))) {
            replaced.accept(base.value(), update.value());
        }
        return update;
    }
}
