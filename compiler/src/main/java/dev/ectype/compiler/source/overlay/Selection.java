package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.source.query.QueryMatch;
import dev.ectype.compiler.source.query.WorkBudget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Represents the selected nodes of a tree as a tree of their paths. Each node is selected at most once. */
final class Selection {
    private @Nullable Map<Object, Selection> inner;
    private boolean selected;

    static Selection of(List<QueryMatch> matches, WorkBudget budget) {
        Selection root = new Selection();
        for (QueryMatch match : matches) {
            budget.spend(match.depth());
            root.at(match).selected = true;
        }
        return root;
    }

    private Selection at(QueryMatch match) {
        QueryMatch parent = match.parent();
        if (parent == null) {
            return this;
        }
        Selection container = at(parent);
        Map<Object, Selection> children = container.inner;
        if (children == null) {
            children = new LinkedHashMap<>(2);
            container.inner = children;
        }
        Object key = match.index() >= 0 ? (Object) match.index() : match.name();
        return children.computeIfAbsent(key, child -> new Selection());
    }

    /** Returns whether the node itself is selected. */
    boolean isSelected() {
        return selected;
    }

    /** Returns whether nodes below the node are selected. */
    boolean hasInner() {
        return inner != null;
    }

    @Nullable
    Selection member(String name) {
        return inner == null ? null : inner.get(name);
    }

    @Nullable
    Selection element(int index) {
        return inner == null ? null : inner.get(index);
    }
}
