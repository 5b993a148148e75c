package dev.ectype.compiler.source.query;

import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Represents a JSONPath query: it selects nodes of a tree. */
public final class PathQuery {
    /** The steps that count for each match, which needs more memory than a visited node. */
    private static final int MATCH = 8;

    private final boolean relative;
    private final List<QuerySegment> segments;
    private final boolean singular;

    PathQuery(boolean relative, List<QuerySegment> segments) {
        this.relative = relative;
        this.segments = List.copyOf(segments);
        singular = segments.stream().allMatch(QuerySegment::isSingular);
    }

    /** Parses a query, which begins with {@code $}. */
    public static PathQuery parse(String text) throws QuerySyntaxError {
        return new QueryParser(text).query();
    }

    /** Returns the selected nodes in the order that the query gives them; one node may occur several times. */
    public List<QueryMatch> select(SourceNode root, WorkBudget budget) {
        List<QueryMatch> matches = new ArrayList<>();
        visit(new QueryContext(root, root, budget), match -> {
            budget.spend(MATCH);
            matches.add(match);
        });
        return matches;
    }

    /** Passes the selected nodes to a consumer. */
    void visit(QueryContext context, Consumer<QueryMatch> selected) {
        visit(QueryMatch.root(relative ? context.current() : context.root()), 0, context, selected);
    }

    private void visit(QueryMatch from, int segment, QueryContext context, Consumer<QueryMatch> selected) {
        if (segment == segments.size()) {
            selected.accept(from);
        } else {
            segments.get(segment).select(from, context, match -> visit(match, segment + 1, context, selected));
        }
    }

    /** Returns whether the query selects at most one node of every tree. */
    boolean isSingular() {
        return singular;
    }

    /** Returns the number of selected nodes. */
    int count(QueryContext context) {
        int[] count = {0};
        visit(context, match -> count[0]++);
        return count[0];
    }

    /** Returns the selected node, or null if there is none or more than one. */
    @Nullable
    SourceNode single(QueryContext context) {
        if (!singular) {
            List<SourceNode> nodes = new ArrayList<>(1);
            visit(context, match -> nodes.add(match.node()));
            return nodes.size() == 1 ? nodes.get(0) : null;
        }
        SourceNode node = relative ? context.current() : context.root();
        for (int at = 0; at < segments.size() && node != null; at++) {
            context.budget().step();
            node = segments.get(at).selectors().get(0).child(node);
        }
        return node;
    }
}
