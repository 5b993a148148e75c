package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.NodeOrigins;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.query.QueryMatch;
import dev.ectype.compiler.source.query.WorkBudget;
import dev.ectype.compiler.source.query.WorkExceeded;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ReadingLimits;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.BitSet;
import java.util.List;

/** Applies the actions of an overlay to one document, in order. */
final class OverlayApplication {
    /** The limit of visited nodes, copied nodes and steps of patterns: a few seconds. */
    private static final long STEPS = 30_000_000;

    /** The limit of added values, with an update counted for each of its targets. */
    private static final long ADDED = 2_000_000;

    private final Overlay overlay;
    private final Diagnostics diagnostics;
    private final WorkBudget budget = new WorkBudget(STEPS);
    private long added;

    OverlayApplication(Overlay overlay, Diagnostics diagnostics) {
        this.overlay = overlay;
        this.diagnostics = diagnostics;
    }

    /**
     * Returns the changed document.
     *
     * @param effective receives the positions of the actions that select something
     */
    SourceDocument apply(SourceDocument document, BitSet effective) {
        NodeOrigins origins = document.origins().copy();
        SourceNode root = document.root();
        int at = 0;
        try {
            for (; at < overlay.actions().size(); at++) {
                OverlayAction action = overlay.actions().get(at);
                List<QueryMatch> matches = action.query().select(root, budget);
                effective.set(at, effective.get(at) || !matches.isEmpty());
                if (!matches.isEmpty() && isAllowed(action, matches)) {
                    root = applied(action, root, matches, origins);
                }
            }
        } catch (WorkExceeded exceeded) {
            effective.set(at, overlay.actions().size());
            refuse(
                    DiagnosticCode.TOO_LARGE,
                    overlay.actions().get(at).target(),
                    "the overlay needs more than " + STEPS + " steps up to here",
                    "Use fewer actions, or targets with fewer `..` and filters.");
        }
        return new SourceDocument(document.file(), document.id(), root, origins);
    }

    private SourceNode applied(OverlayAction action, SourceNode root, List<QueryMatch> matches, NodeOrigins origins) {
        SourceNode update = action.update();
        if (update != null && !action.removes()) {
            origins.addAll(update, overlay.document().file());
        }
        TreeMerger merger = new TreeMerger(origins, budget, this::warnOfReplacement);
        return new TreeEditor(action, merger, origins, budget).edit(root, Selection.of(matches, budget));
    }

    private boolean isAllowed(OverlayAction action, List<QueryMatch> matches) {
        for (QueryMatch match : matches) {
            budget.step();
            if (match.node() instanceof ScalarNode && !mayChangePrimitive(action)) {
                refuse(
                        DiagnosticCode.UNCHANGEABLE_TARGET,
                        action.target(),
                        "the target selects a primitive value: " + match.path(),
                        "Select the object that contains it, and write the member in the `update`.");
                return false;
            }
            SourceNode update = action.update();
            if (update != null
                    && !(update instanceof ObjectNode)
                    && match.node() instanceof ObjectNode
                    && !action.removes()) {
                refuse(
                        DiagnosticCode.UNCHANGEABLE_TARGET,
                        update,
                        "the target selects an object, but the update is " + TreeMerger.kind(update) + ": "
                                + match.path(),
                        "Write an object with the members to change.");
                return false;
            }
        }
        return action.removes() || action.update() == null || fits(action.update(), matches);
    }

    private boolean mayChangePrimitive(OverlayAction action) {
        return overlay.changesPrimitives() && (action.removes() || action.update() instanceof ScalarNode);
    }

    private boolean fits(SourceNode update, List<QueryMatch> matches) {
        TreeSize size = TreeSize.of(update);
        int deepest = matches.stream().mapToInt(QueryMatch::depth).max().orElse(0);
        int levels = ReadingLimits.STANDARD.depth();
        if (deepest + size.height() + 1 > levels) {
            refuse(
                    DiagnosticCode.NESTED_TOO_DEEPLY,
                    update,
                    "the update nests values more than " + levels + " levels deep",
                    "Select nodes at higher levels, or shorten the update.");
            return false;
        }
        added += size.nodes() * matches.size();
        if (added > ADDED) {
            refuse(
                    DiagnosticCode.TOO_LARGE,
                    update,
                    "the overlay adds more than " + ADDED + " values",
                    "Select fewer nodes, or refer to the value with $ref.");
            return false;
        }
        return true;
    }

    private void warnOfReplacement(SourceNode base, SourceNode update) {
        diagnostics.report(
                DiagnosticCode.REPLACED_KIND,
                overlay.document().location(update),
                "the update replaces " + TreeMerger.kind(base) + " with " + TreeMerger.kind(update),
                "Write " + TreeMerger.kind(base) + ", or remove the old value in an action before this one.");
    }

    private void refuse(DiagnosticCode code, SourceNode place, String message, String hint) {
        diagnostics.report(code, overlay.document().location(place), message, hint);
    }
}
