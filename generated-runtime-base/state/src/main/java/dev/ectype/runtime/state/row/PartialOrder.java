package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Orders only the rows of an owner, or only the rows that a lookup finds.
 *
 * @param owner the owner, or null for a lookup
 * @param lookup the lookup, or null for an owner
 */
public record PartialOrder(RowOrder whole, @Nullable String owner, RowLookup.@Nullable ByKeys lookup)
        implements RowOrder {
    @Override
    public Order natural() {
        return whole.natural();
    }

    @Override
    public byte @Nullable [] key(Row row) {
        return has(row) ? whole.key(row) : null;
    }

    private boolean has(Row row) {
        if (lookup == null) {
            return row.owner() != null && row.owner().equals(owner);
        }
        List<String> wanted = lookup.keys();
        return lookup.index().of(row).stream().anyMatch(wanted::contains);
    }
}
