package dev.ectype.runtime.state;

import dev.ectype.runtime.state.row.ConjunctionFilter;
import dev.ectype.runtime.state.row.IndexedRows;
import dev.ectype.runtime.state.row.MergedRows;
import dev.ectype.runtime.state.row.Pager;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowCursor;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowGroup;
import dev.ectype.runtime.state.row.RowList;
import dev.ectype.runtime.state.row.RowLookup;
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
        List<RowFilter> left = new ArrayList<>(filter.parts());
        RowSequence fewest = all;
        RowFilter used = null;
        for (RowFilter part : left) {
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
        Pager pager = new Pager(fewest, request);
        return left.isEmpty() ? pager.all(slot) : pager.filtered(new ConjunctionFilter(left), slot);
    }

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
