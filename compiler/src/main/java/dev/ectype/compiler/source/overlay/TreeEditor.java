package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.source.NodeOrigins;
import dev.ectype.compiler.source.query.WorkBudget;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayList;
import java.util.List;

/** Applies one action to the selected nodes of a tree. It copies the nodes around them and shares all others. */
final class TreeEditor {
    private final OverlayAction action;
    private final TreeMerger merger;
    private final NodeOrigins origins;
    private final WorkBudget budget;

    TreeEditor(OverlayAction action, TreeMerger merger, NodeOrigins origins, WorkBudget budget) {
        this.action = action;
        this.merger = merger;
        this.origins = origins;
        this.budget = budget;
    }

    /** Returns the changed tree. Nothing contains the root, so its removal leaves an empty object. */
    SourceNode edit(SourceNode root, Selection selection) {
        if (action.removes() && selection.isSelected()) {
            return new ObjectNode(List.of(), root.line(), root.column());
        }
        return changed(root, selection);
    }

    private SourceNode changed(SourceNode node, Selection selection) {
        SourceNode updated = selection.isSelected() && !action.removes() ? updated(node) : node;
        if (!selection.hasInner()) {
            return updated;
        }
        if (updated instanceof ObjectNode object) {
            return inner(object, selection);
        }
        return updated instanceof ArrayNode array ? inner(array, selection) : updated;
    }

    private SourceNode updated(SourceNode node) {
        SourceNode update = action.update();
        if (update == null) {
            return node;
        }
        if (node instanceof ArrayNode array) {
            return merger.append(array, List.of(update));
        }
        return node instanceof ObjectNode object && update instanceof ObjectNode changes
                ? merger.merge(object, changes)
                : update;
    }

    private SourceNode inner(ObjectNode object, Selection selection) {
        budget.spend(object.entries().size());
        List<ObjectEntry> entries = new ArrayList<>();
        for (ObjectEntry entry : object.entries()) {
            Selection inner = selection.member(entry.name());
            if (inner == null) {
                entries.add(entry);
            } else if (!isRemoved(inner)) {
                SourceNode value = changed(entry.value(), inner);
                // A replaced value has the position of the update, and so has its name.
                boolean replaced = value == action.update();
                entries.add(new ObjectEntry(
                        entry.name(),
                        value,
                        replaced ? value.line() : entry.line(),
                        replaced ? value.column() : entry.column()));
            }
        }
        return origins.derive(new ObjectNode(entries, object.line(), object.column()), object);
    }

    private SourceNode inner(ArrayNode array, Selection selection) {
        budget.spend(array.elements().size());
        List<SourceNode> elements = new ArrayList<>();
        for (int at = 0; at < array.elements().size(); at++) {
            Selection inner = selection.element(at);
            if (inner == null || !isRemoved(inner)) {
                SourceNode element = array.elements().get(at);
                elements.add(inner == null ? element : changed(element, inner));
            }
        }
        return origins.derive(new ArrayNode(elements, array.line(), array.column()), array);
    }

    private boolean isRemoved(Selection selection) {
        return action.removes() && selection.isSelected();
    }
}
