package dev.ectype.runtime.state;

import dev.ectype.runtime.state.row.ConjunctionFilter;
import dev.ectype.runtime.state.row.IndexedRows;
import dev.ectype.runtime.state.row.MergedRows;
import dev.ectype.runtime.state.row.Pager;
import dev.ectype.runtime.state.row.PartialOrder;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowCursor;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowGroup;
import dev.ectype.runtime.state.row.RowList;
import dev.ectype.runtime.state.row.RowLookup;
import dev.ectype.runtime.state.row.RowOrder;
import dev.ectype.runtime.state.row.RowPage;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.RowSequence;
import dev.ectype.runtime.state.row.RowTree;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds filtered rows with the filter that leaves the fewest rows to scan. */
final class FilterPlanner {
    /** The minimum number of rows for an index. Fewer rows are scanned faster. */
    static final int FEWEST = 64;

    /** The minimum number of rows for an order. Fewer rows are sorted in a few milliseconds. */
    private static final int FEWEST_SORTED = 2_000;

    private final TransactionTable store;
    private final RowSequence all;
    private final @Nullable String owner;

    /**
     * Creates a planner for rows.
     *
     * @param all the rows to filter: the rows of the owner if one is given
     */
    FilterPlanner(TransactionTable store, RowSequence all, @Nullable String owner) {
        this.store = store;
        this.all = all;
        this.owner = owner;
    }

    RowPage page(RowPageRequest request, RowFilter filter, int slot) {
        Candidates found = candidates(filter.parts());
        Pager pager = new Pager(found.rows, request);
        return found.left.isEmpty() ? pager.all(slot) : pager.filtered(new ConjunctionFilter(found.left), slot);
    }

    /** Returns a page of a sorted list, or null if the table does not keep its rows in the order. */
    @Nullable
    RowPage page(RowPageRequest request, List<RowFilter> filters, RowOrder order) {
        if (all.size() < FEWEST_SORTED || !store.isUnchanged()) {
            return null;
        }
        Candidates found = candidates(filters);
        RowLookup lookup = found.used == null ? null : found.used.lookup();
        if (!found.left.isEmpty() || found.rows.size() < FEWEST_SORTED || lookup instanceof RowLookup.ByIds) {
            return null;
        }
        RowLookup.ByKeys keyed = lookup instanceof RowLookup.ByKeys keys ? keys : null;
        RowOrder own = keyed == null && owner == null ? order : new PartialOrder(order, owner, keyed);
        return store.page(request, own, found.rows);
    }

    private Candidates candidates(List<RowFilter> filters) {
        List<RowFilter> left = new ArrayList<>(filters);
        RowSequence fewest = all;
        RowFilter used = null;
        for (RowFilter part : filters) {
            RowSequence found = all.size() < FEWEST ? null : found(part);
            boolean isFewer = found != null && found.size() < fewest.size() + (used == null ? 1 : 0);
            if (found != null && isFewer) {
                fewest = found;
                used = part;
            }
        }
        left.remove(used);
        if (used != null && owner != null) {
            left.add(row -> owner.equals(row.owner()));
        }
        return new Candidates(fewest, used, left);
    }

    /** Holds the rows that the best lookup finds, its filter, and the filters that they still have to pass. */
    private record Candidates(RowSequence rows, @Nullable RowFilter used, List<RowFilter> left) {}

    private @Nullable RowSequence found(RowFilter part) {
        RowLookup lookup = part.lookup();
        if (lookup instanceof RowLookup.ByIds named) {
            return named.ids().size() > all.size() ? null : named(named, part);
        }
        return lookup instanceof RowLookup.ByKeys keyed ? keyed(keyed) : null;
    }

    private RowSequence named(RowLookup.ByIds named, RowFilter part) {
        List<Row> rows = new ArrayList<>();
        for (String id : named.ids()) {
            Row row = store.find(id);
            if (row != null && part.accepts(row)) {
                rows.add(row);
            }
        }
        return RowList.of(rows);
    }

    private @Nullable RowSequence keyed(RowLookup.ByKeys keyed) {
        IndexedRows indexed = store.indexed(keyed.index());
        if (indexed == null) {
            return null;
        }
        List<RowTree> groups = keyed.keys().stream()
                .distinct()
                .map(indexed::group)
                .filter(Objects::nonNull)
                .map(RowGroup::rows)
                .filter(rows -> rows.size() > 0)
                .toList();
        if (groups.size() < 2) {
            return groups.isEmpty() ? RowTree.EMPTY : groups.get(0);
        }
        if (!indexed.isCrowded()) {
            return new MergedRows(groups);
        }
        List<Row> rows = new ArrayList<>();
        for (RowTree group : groups) {
            RowCursor walk = group.from(0, Order.OLDEST_FIRST);
            for (Row row = walk.next(); row != null; row = walk.next()) {
                rows.add(row);
            }
        }
        return RowList.of(rows);
    }
}
